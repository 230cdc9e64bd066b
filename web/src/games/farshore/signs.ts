/**
 * What a card does, as signs, read from the very message that says it: a deck may be another one than ours,
 * and then signs and sentence still agree. The signs are those of woodland/draw/notation.ts.
 */

import type { Said } from "../../lib/protocol";
import { parse, type Glyph } from "../woodland/draw/notation";

type Gaps = Said["args"];
/** The tokens of a message; null if there are no signs for it. */
type Reading = (gaps: Gaps) => string | null;

const LETTER: Readonly<Record<string, string>> = {
  driftwood: "d",
  seaweed: "w",
  seastone: "s",
  mushroom: "m",
  treasure: "T",
  point: "v",
  any: "a",
};

const read = (gap: Gaps[string] | undefined): string | null => (typeof gap === "object" ? tokens(gap) : null);

/** All parts with their tokens put between; null if one of them has no signs. */
function together(parts: readonly (string | null)[], between = " "): string | null {
  return parts.includes(null) ? null : parts.filter(Boolean).join(between);
}

/** A list is one of alternatives if its last part says so. */
const isOr = (gap: Gaps[string] | undefined): boolean =>
  typeof gap === "object" && (gap.id === "list-or" || (gap.id === "list-comma" && isOr(gap.args["rest"])));

const several = (between: string): Reading => ({ first, rest }) => together([read(first), read(rest)], between);
const whole = (token: string): Reading => () => token;
const inner = (gap: string): Reading => (gaps) => read(gaps[gap]);
const counted = (letter: string): Reading => ({ count }) => `${count}${letter}`;

const READINGS: Readonly<Record<string, Reading>> = {
  "list-empty": whole(""),
  "list-then": several(" ; "),
  "list-and": several(" "),
  "list-semicolon": several(" "),
  "list-or": several(" | "),
  "list-comma": (gaps) => several(isOr(gaps["rest"]) ? " | " : " ")(gaps),
  "woodland-card-text": inner("text"),
  "woodland-place-text": inner("text"),
  "woodland-on-visit": inner("text"),
  "woodland-at-end": inner("text"),
  "woodland-after": ({ form, text }) => together([`when-${form} >`, read(text)]),
  "woodland-amount": ({ resource, count }) => (LETTER[String(resource)] ? `${count}${LETTER[String(resource)]}` : null),
  "woodland-resource": ({ resource }) => LETTER[String(resource)] ?? null,
  "woodland-gain": inner("what"),
  "woodland-gain-per": ({ what, per }) => together([read(what), read(per)], " / "),
  "woodland-draw": counted("c"),
  "woodland-draw-per": ({ count, per }) => together([`${count}c`, read(per)], " / "),
  "woodland-draw-to-limit": whole("c"),
  "woodland-no-space": whole("nospace"),
  "woodland-discard": counted("x >"),
  "woodland-discard-any": whole("x >"),
  "woodland-discard-up-to": ({ count }) => `≤${count}x >`,
  "woodland-spend": ({ what }) => together([read(what), ">"]),
  "woodland-pay-any": counted("a >"),
  "woodland-pay-up-to-any": ({ count }) => `≤${count}a >`,
  "woodland-for-each": inner("reward"),
  "woodland-for-every": inner("reward"),
  "woodland-pay-for-points": ({ count, resource, points }) => `≤${count}${LETTER[String(resource)] ?? "a"} > ${points}v`,
  "woodland-move-worker": whole("move"),
  "woodland-produce-other": whole("copy #production"),
  "woodland-reveal": ({ count, then }) => together([`look${count} >`, read(then)]),
  "woodland-use-place": whole("copy place"),
  "woodland-points-each": ({ points, what }) => together([`${points}v`, read(what)], " / "),
  "woodland-counted-cards": ({ rarity, type, form }) => {
    if (type !== "any") return `#${type}`;
    return rarity === "any" ? `#${form}` : `#${rarity}-${form}`;
  },
  "woodland-counted-stock": inner("what"),
};

/** A message in tokens. */
export function tokens(said: Said): string | null {
  return READINGS[said.id]?.(said.args) ?? null;
}

/** Points are shells here, and any resource is one of the sea's. */
function atSea(glyph: Glyph): Glyph {
  if (glyph.is === "points") return { ...glyph, sea: true };
  if (glyph.is !== "piece") return glyph;
  if (glyph.name === "any") return { ...glyph, name: "anysea" };
  return glyph.name === "point" ? { ...glyph, name: "shell" } : glyph;
}

/** What a message says, as signs; none if not all of it can be drawn. */
export function signsOf(said: Said): Glyph[] {
  const line = tokens(said);
  return line ? parse(line, () => undefined).map(atSea) : [];
}
