/** How large the parts of a card may be, in hundred-and-fourths of a small one and two-hundred-and-thirtieths of a large. */

import type { PrintedCard } from "../kinds";
import { fitName, fitText } from "../../../art/fit";
import { fitSigns } from "./fit";

/** What the signs, the sentence and the picture of a large card share, from the band down to the foot. */
const SHARED = 97;
/** How high the picture may be. */
const [TALL, ...LOWER] = [126, 98, 80] as const;
const READABLE = 13;

/** Where words are many the picture gives way to them. */
function largely(card: PrintedCard, text: string, word: (id: string) => string): Record<string, number> {
  const signs = fitSigns(card.line, { width: 206, height: text ? 54 : 84 }, text ? 26 : 32, 15, word);
  const left = SHARED - Math.max(46, signs.lines * signs.size * 1.14 + 8);
  const beside = (art: number): number => left + TALL - art;
  const lettersBeside = (art: number): number => fitText(text, { width: 202, height: beside(art) }, 14, 10.5);
  const art = [TALL, ...LOWER].find((one) => lettersBeside(one) >= READABLE) ?? LOWER.at(-1)!;
  const letters = lettersBeside(art);
  return { "signs-large": signs.size, art, letters, lines: Math.floor((beside(art) + 2) / (letters * 1.2)) };
}

/** The custom properties of a card that says this. */
export function cardSizes(card: PrintedCard, label: string, text: string, word: (id: string) => string): string {
  const kind = `${word(card.form)} ${word(card.rarity)} ${word(card.type)} ————`;
  const sizes = {
    "name-narrow": fitName(label, { width: 80, height: 30 }, 15, 9, 0.53).size,
    "name-small": fitName(label, { width: 78, height: 21 }, 13.5, 9).size,
    "name-large": fitName(label, { width: 174, height: 34 }, 21, 13).size,
    "signs-narrow": fitSigns(card.line, { width: 93, height: 46 }, 22, 12, word).size,
    "signs-small": fitSigns(card.line, { width: 94, height: 38 }, 18, 11, word).size,
    kind: fitName(kind, { width: 206, height: 13 }, 12.5, 8, 0.44).size,
    ...largely(card, text, word),
  };
  return Object.entries(sizes)
    .map(([name, size]) => `--${name}:${size}`)
    .join(";");
}
