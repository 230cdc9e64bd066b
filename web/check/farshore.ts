/** Every card, place and island of Farshore has its icon, and signs that say what it does. */

import type { CardInfo } from "../src/lib/protocol";
import icons from "../src/games/farshore/icons.json";
import { tokens } from "../src/games/farshore/signs";
import { unread } from "../src/games/woodland/draw/notation";

const DRAWN = new Set(["card", "place", "island"]);
const ICONS: Readonly<Record<string, string>> = { ...icons.cards, ...icons.places, ...icons.islands };

function faultsOf({ name, text }: CardInfo): string[] {
  const line = tokens(text);
  const faults = ICONS[name] ? [] : [`${name} has no icon.`];
  if (!line) return [...faults, `${name} says ${JSON.stringify(text)}, for which there are no signs.`];
  return [...faults, ...unread(line, () => undefined).map((token) => `${name} says ${token}, which means nothing.`)];
}

export const check = (cards: CardInfo[]): string[] =>
  cards.filter(({ back }) => DRAWN.has(back)).flatMap(faultsOf);
