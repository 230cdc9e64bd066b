/** How large a name or a sentence may be so that it stays inside its box. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: number;
}

/** How wide letters are, in parts of their height: bold Alegreya. */
const LETTER = 0.5;

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
  const letter = /[\u0400-\u04ff]/.test(text) ? 0.49 : 0.435;
  for (let size = most; size > least; size -= 0.25) {
    const lines = Math.ceil((text.length * size * letter) / (box.width * 0.93));
    if (lines * size * 1.2 <= box.height) return size;
  }
  return least;
}
