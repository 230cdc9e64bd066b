/**
 * Effect lines: a tiny notation for what a card does, read from left to right, tokens parted by spaces.
 *
 *   3t 1c        pieces: t twig, r resin, p pebble, b berry, P pearl, a any, v point, c card, x discard,
 *                cm and xm a card of the meadow taken or discarded, cb and xb one of the bay, W worker; Farshore: d driftwood,
 *                w seaweed, s seastone, m mushroom, T treasure, S ship, ce a card of deck or bay.
 *                Up to three are drawn one by one, more as a figure. `≤3b` up to three, `nx` any number.
 *   -3 -3b       pay three less, of any kind or of that kind
 *   > / | : ;    gives, for each, or, if you have, new line
 *   #production  a card of that type; #critter #construction #common-critter #unique-construction; 3#production
 *   @farm        the card of that name, by its icon; `on` between two things: lying on it
 *   when-any     after each card you play, or when-critter, when-construction
 *   out          a card leaves the city; out-construction; under: a critter leaves it; ≤2under
 *   play0        play for nothing; play, play-meadow, play-bay; look4: turn up four of the deck
 *   free         a critter comes for nothing; cost: what it has cost; copy: use once more; all
 *   place other to-other event event2 river city frog wonder nospace stay move home hand+1 rose map mark
 *   2 ≤2         a bare figure
 */

import { isType, TYPE, type CardType } from "../kinds";
import { isPiece, type PieceName } from "./art";

export type Word = "per" | "or" | "after" | "on" | "limit" | "all";

/** One sign of a line. */
export type Glyph =
  | { is: "piece"; name: PieceName; times?: number; type?: CardType; small?: boolean; struck?: boolean; free?: boolean }
  | { is: "icon"; icon: string }
  | { is: "figure"; text: string; less?: boolean }
  | { is: "points"; text: string; sea?: boolean }
  | { is: "word"; word: Word }
  | { is: "mark"; mark: "➜" | ":" }
  | { is: "break" };

const LETTERS: Readonly<Record<string, PieceName>> = {
  t: "twig",
  r: "resin",
  p: "pebble",
  b: "berry",
  P: "pearl",
  a: "any",
  v: "point",
  c: "card",
  x: "discard",
  cm: "meadowcard",
  W: "worker",
  d: "driftwood",
  w: "seaweed",
  s: "seastone",
  m: "mushroom",
  T: "treasure",
  S: "ship",
  ce: "eithercard",
  cb: "baycard",
};

const piece = (name: PieceName, more: { small?: boolean; struck?: boolean; free?: boolean } = {}): Glyph => ({
  is: "piece",
  name,
  ...more,
});
const word = (is: Word): Glyph => ({ is: "word", word: is });
const figure = (text: string, less = false): Glyph => ({ is: "figure", text, less });
const ARROW: Glyph = { is: "mark", mark: "➜" };

const WHOLE: Readonly<Record<string, readonly Glyph[]>> = {
  ">": [ARROW],
  ":": [{ is: "mark", mark: ":" }],
  "/": [word("per")],
  "|": [word("or")],
  ";": [{ is: "break" }],
  on: [word("on")],
  all: [word("all")],
  play0: [piece("play", { free: true })],
  free: [piece("critter", { free: true })],
  "play-meadow": [piece("meadowcard"), piece("play")],
  "play-bay": [piece("baycard"), piece("play")],
  "when-any": [word("after"), piece("play")],
  "when-critter": [word("after"), piece("critter")],
  "when-construction": [word("after"), piece("construction")],
  nospace: [piece("city", { struck: true })],
  stay: [piece("worker"), piece("lock", { small: true })],
  move: [piece("worker"), ARROW, piece("place")],
  "to-other": [piece("other")],
  event2: [piece("event"), piece("unique", { small: true })],
  frog: [{ is: "icon", icon: "frog-prince" }],
  wonder: [{ is: "icon", icon: "medieval-gate" }],
  "hand+1": [figure("+1"), piece("card"), word("limit")],
};

const LEAVES: Readonly<Record<string, PieceName>> = {
  out: "play",
  "out-construction": "construction",
  under: "critter",
  xm: "meadowcard",
  xb: "baycard",
};

/** So many of a thing: one by one up to three, else by figure. */
function many(count: string, thing: Glyph): Glyph[] {
  const number = Number(count);
  if (thing.is === "piece" && thing.name === "point" && number) return [{ is: "points", text: count }];
  if (thing.is === "piece" && number >= 1 && number <= 3) return [{ ...thing, times: number }];
  return count ? [figure(count), thing] : [thing];
}

function cards(kind: string, count: string): Glyph[] | null {
  if (isType(kind)) return many(count, { is: "piece", name: TYPE[kind].seal, type: kind });
  const found = /^(?:(common|unique)-)?(critter|construction)$/.exec(kind);
  if (!found) return null;
  const form = many(count, piece(found[2] === "critter" ? "critter" : "construction"));
  return found[1] ? [...form, piece(found[1] === "common" ? "common" : "unique", { small: true })] : form;
}

/** What a token is drawn as; null if it is no token of the notation. */
function glyphs(token: string, iconOf: (name: string) => string | undefined): readonly Glyph[] | null {
  const whole = WHOLE[token];
  if (whole) return whole;
  if (/^look\d$/.test(token)) return [figure(token.slice(4)), piece("eithercard")];
  if (token.startsWith("@")) {
    const icon = iconOf(token.slice(1));
    return icon ? [{ is: "icon", icon }] : null;
  }
  const [, sign = "", count = "", thing = ""] = /^(-|≤?)(\d+|n(?=x)|)(\D*)$/.exec(token) ?? [];
  const letter = LETTERS[thing];
  if (sign === "-") return count ? [figure(`−${count}`, true), piece(letter ?? "any")] : null;
  if (thing.startsWith("#")) return cards(thing.slice(1), sign + count);
  const gone = LEAVES[thing];
  if (gone) return many(sign + count, piece(gone, { struck: true }));
  if (letter) return many(sign + count, piece(letter));
  if (isPiece(thing)) return many(sign + count, piece(thing));
  return thing === "" && count ? [figure(sign + count)] : null;
}

/** The tokens of a line that mean nothing; for the check of the tables. */
export const unread = (line: string, iconOf: (name: string) => string | undefined): string[] =>
  line.split(" ").filter((token) => glyphs(token, iconOf) === null);

/** A line as signs; what means nothing is left out. */
export const parse = (line: string, iconOf: (name: string) => string | undefined): Glyph[] =>
  line ? line.split(" ").flatMap((token) => glyphs(token, iconOf) ?? []) : [];

/** A line in chunks that must not be torn apart: a figure and a small word stay with what follows them. */
export function chunks(line: readonly Glyph[]): Glyph[][] {
  const parted: Glyph[][] = [];
  let open: Glyph[] = [];
  for (const glyph of line) {
    open.push(glyph);
    if (glyph.is === "figure" || (glyph.is === "word" && glyph.word !== "limit")) continue;
    parted.push(open);
    open = [];
  }
  return open.length ? [...parted, open] : parted;
}
