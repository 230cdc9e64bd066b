/** How large a line of signs may be so that it stays inside its box. */

import type { Box, Fitted } from "../../../art/fit";
import { chunks, type Glyph, type Word } from "./notation";

const GAP = 0.16;
const INNER = 0.1;
const LEADING = 1.14;
/** How wide the letters of the small words of a line are, in parts of their height. */
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
