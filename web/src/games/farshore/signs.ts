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

/** What a card of the city watches for. */
const AFTER: Readonly<Record<string, string>> = {
  any: "when-any",
  critter: "when-critter",
  construction: "when-construction",
  compass: "rose",
  placing: "place",
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

/** One after the other: on lines of their own, unless the first leads to the second or both are mere gains. */
function inRow(first: string | null, second: string | null): string | null {
  const long = [first, second].some((part) => part && /[>/|:;]/.test(part));
  return together([first, second], long && !first?.endsWith(">") ? " ; " : " ");
}

/** Cards that are discarded all or none, for one reward. */
function allAtOnce(first: Gaps[string] | undefined, rest: Gaps[string] | undefined): string | null {
  if (typeof first !== "object" || typeof rest !== "object" || rest.id !== "woodland-for-every") return null;
  const { count, reward } = rest.args;
  const all = first.id === "woodland-discard-up-to" && first.args["count"] === count;
  return all && count !== 1 ? together([`${count}x >`, read(reward)]) : null;
}

/** Cards of a sort, by seal or by form; of several colours one by one. */
function sortOf({ rarity, form, colours }: Gaps): string | null {
  if (colours !== undefined) return read(colours);
  if (form === "any") return null;
  return rarity === "any" ? `#${form}` : `#${rarity}-${form}`;
}

/** So many times over: a price of one resource gets the number, else it stands as it is. */
const often = (count: number, price: string | null): string | null =>
  price && count > 1 && /^1[a-z]$/.test(price) ? `≤${count}${price.slice(1)}` : price;

/** So many resources less. */
const lessOf = (what: Gaps[string] | undefined): string | null => {
  const price = read(what);
  return price && /^\d/.test(price) ? `-${price}` : null;
};

/** A card that is played, for so many less. */
function playOf({ form, from, less }: Gaps): string | null {
  if (less === "free") return form === "any" ? "play0" : null;
  const what = form === "any" ? (from === "bay" ? "play-bay" : "play") : `#${form}`;
  return `${what} -${less}`;
}

const READINGS: Readonly<Record<string, Reading>> = {
  "list-empty": whole(""),
  "list-then": ({ first, rest }) => allAtOnce(first, rest) ?? inRow(read(first), read(rest)),
  "list-and": several(" "),
  "list-semicolon": several(" "),
  "list-or": several(" | "),
  "list-comma": (gaps) => several(isOr(gaps["rest"]) ? " | " : " ")(gaps),
  "woodland-card-text": inner("text"),
  "woodland-place-text": inner("text"),
  "woodland-on-visit": inner("text"),
  "woodland-at-end": inner("text"),
  "woodland-after": ({ form, text }) => together([AFTER[String(form)] ?? null, read(text)], " > "),
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
  "woodland-for-every": ({ count, reward }) => (count === 1 ? read(reward) : together([read(reward), `${count}x`], " / ")),
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
  "farshore-colour": ({ type }) => `#${type}`,
  "farshore-sort": sortOf,
  "farshore-sort-coloured": sortOf,
  "farshore-move-ship": counted("S"),
  "farshore-choose": several(" | "),
  "farshore-draw-bay": (gaps) => `${gaps["count"]}${gaps["or-deck"] === "yes" ? "ce" : "cb"}`,
  "farshore-draw-to-limit": whole("ce"),
  "farshore-lookout-draw": whole("ce"),
  "farshore-pay-up-to": ({ count, what, reward }) => together([often(Number(count), read(what)), ">", read(reward)]),
  "farshore-exchange": ({ count }) => `≤${count}a > a`,
  "farshore-if-so": ({ deed, reward }) => together([read(deed), read(reward)]),
  "farshore-may-give": ({ count }) => `${count}c other >`,
  "farshore-may-discard": counted("x >"),
  "farshore-if-done": inner("reward"),
  "farshore-if-has": ({ what, deed }) => together([read(what), ":", read(deed)]),
  "farshore-discard-bay": ({ count }) => `${count}xb`,
  "farshore-resources": counted("a"),
  "farshore-take-map": ({ lack }) => (lack ? `map -${lack}c` : "map"),
  "farshore-use-place": whole("copy place"),
  "farshore-play-for-less": playOf,
  "farshore-play-revealed": ({ most }) => (most === 99 ? "play0" : `play0 ; ≤${most}v`),
  "farshore-leave-city": ({ form }) => (form === "construction" ? "out-construction > cost" : "out > cost"),
  "farshore-move-worker": whole("move"),
  "farshore-counted-others": inner("what"),
  "farshore-counted-cards": inner("what"),
  "farshore-counted-treasures": whole("T"),
  "farshore-counted-maps": whole("map"),
  "farshore-counted-marks": whole("mark"),
  "farshore-help-when": ({ form, matching }) => (matching === "yes" ? "rose >" : form === "any" ? "" : `#${form} :`),
  "farshore-help-swap": ({ when, count }) => together([read(when), `≤${count}a > a`]),
  "farshore-help-less": ({ when, what, leaves }) => together([leaves === "yes" ? "out >" : "", read(when), lessOf(what)]),
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
