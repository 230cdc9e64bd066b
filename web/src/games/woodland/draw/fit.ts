/** How large words and signs may be so that they stay inside their box. */

import { chunks, type Glyph, type Word } from "./notation";

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: number;
}

const GAP = 0.16;
const INNER = 0.1;
const LEADING = 1.14;
/** How wide letters are, in parts of their height: bold Alegreya, and the small words of a line. */
const LETTER = 0.5;
const SMALL_LETTER = 0.3;

/** How wide a sign is, in parts of the size of a piece. */
function widthOf(glyph: Glyph, wordOf: (word: Word) => string): number {
  switch (glyph.is) {
    case "piece":
      return glyph.small ? 0.62 : (glyph.times ?? 1) * (1 + INNER) - INNER + (glyph.free ? 0.3 : 0);
    case "points":
      return 1.18;
    case "figure":
      return 0.4 * glyph.text.length;
    case "word":
      return SMALL_LETTER * wordOf(glyph.word).length;
    case "mark":
      return glyph.mark === "➜" ? 0.62 : 0.2;
    default:
      return 1;
  }
}

function linesAt(widths: readonly (number | null)[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    const next = width === null ? Infinity : used + (used ? GAP : 0) + width;
    if (width !== null && width > room) return Infinity;
    if (next <= room) used = next;
    else {
      lines += 1;
      used = width ?? 0;
    }
  }
  return lines;
}

/** The largest size, from `most` down to `least`, at which a line of signs fits its box. */
export function fitSigns(
  line: readonly Glyph[],
  box: Box,
  most: number,
  least: number,
  wordOf: (word: Word) => string,
): Fitted {
  const widths = chunks(line).map((chunk) =>
    chunk.some(({ is }) => is === "break") ? null : chunk.reduce((sum, glyph) => sum + GAP + widthOf(glyph, wordOf), -GAP),
  );
  for (let size = most; size > least; size -= 0.5) {
    const lines = linesAt(widths, box.width / size);
    if (lines * size * LEADING <= box.height) return { size, lines };
  }
  return { size: least, lines: Math.min(9, linesAt(widths, box.width / least)) };
}

const NARROW = /[fijlrtI.,'’:\s-]/;
const WIDE = /[mwMWшщжюыфмШЩЖЮЫФМ—]/;

/** How wide a word is, in letters of the middle width. */
function span(word: string): number {
  let sum = 0;
  for (const letter of word) {
    sum += NARROW.test(letter) ? 0.66 : WIDE.test(letter) ? 1.6 : /[\p{Lu}]/u.test(letter) ? 1.3 : letter > "\u0400" ? 1.12 : 1;
  }
  return sum;
}

/** Widths of words broken into at most so many lines; the widest line. */
function widest(words: readonly number[], lines: number): number {
  if (lines === 1 || words.length < 2) return words.reduce((sum, word) => sum + word + 0.5, -0.5);
  let best = Infinity;
  for (let cut = 1; cut < words.length; cut++) {
    best = Math.min(best, Math.max(widest(words.slice(0, cut), 1), widest(words.slice(cut), lines - 1)));
  }
  return best;
}

/** The largest size of a name and how many lines it takes, one if that keeps it large enough. */
export function fitName(name: string, box: Box, most: number, least: number, letter = LETTER): Fitted {
  const words = name.split(/\s+/).map(span);
  const fits = (lines: number): number =>
    Math.min(most, box.width / (widest(words, lines) * letter), box.height / (lines * 1.02));
  const options = [1, 2, 3].map((lines) => ({ lines, size: fits(lines) }));
  const best = options.reduce((a, b) => (b.size > a.size * 1.08 ? b : a));
  return { lines: best.lines, size: Math.max(least, best.size) };
}

/** The largest size at which a sentence fits its box. */
export function fitText(text: string, box: Box, most: number, least: number): number {
  for (let size = most; size > least; size -= 0.25) {
    const lines = Math.ceil((text.length * size * 0.435) / (box.width * 0.93));
    if (lines * size * 1.2 <= box.height) return size;
  }
  return least;
}
