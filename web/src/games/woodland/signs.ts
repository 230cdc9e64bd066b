/**
 * What a card does, as signs, read from the very message that says it: so signs and sentence agree, whatever a card,
 * a place or a deck of one's own does.
 */

import type { TextInfo } from "../../lib/protocol";
import { parse, type Glyph } from "./draw/notation";
import { isSaid, read } from "./readings";

/** In a line of many pieces of several kinds equal numbers share their figure. */
const CROWDED = 6;
function share(line: string): string {
  const amounts = line.split(" ").map((token) => /^(\d+)([a-zA-Z])$/.exec(token));
  const sum = amounts.reduce((all, amount) => all + Number(amount?.[1]), 0);
  if (amounts.length < 3 || !(sum > CROWDED)) return line;
  return amounts.map((amount, at) => (amount?.[1] === amounts[at - 1]?.[1] ? amount?.[2] : `${amount?.[1]} ${amount?.[2]}`)).join(" ");
}

/** A message in tokens; what is paid for nothing that has signs is simply paid. */
export function tokens(said: TextInfo): string | null {
  const line = read(said);
  return line && share(line.replace(/ >$/, ""));
}

/** What a message says, as signs; none if not all of it can be drawn. */
export const signsOf = (said: TextInfo, iconOf: (name: string) => string | undefined): Glyph[] => parse(tokens(said) ?? "", iconOf);

/** The parts of what a card says, one after the other. */
export function partsOf(said: TextInfo): TextInfo[] {
  const { text, first, rest } = said.args;
  if (said.id !== "list-then") return said.id === "woodland-place-text" && isSaid(text) ? partsOf(text) : [said];
  return isSaid(first) && isSaid(rest) ? [first, ...partsOf(rest)] : [said];
}
