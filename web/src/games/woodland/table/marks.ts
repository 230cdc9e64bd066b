/** What lies on cards and places: the messages' marks as the drawings want them. */

import type { OptionState } from "../../../lib/protocol";
import type { PieceName } from "../draw/art";
import type { Marks } from "../kinds";
import type { Lying } from "./scene";

type Marked = Readonly<Record<string, number>>;

const TOKENS: readonly PieceName[] = ["point", "twig", "resin", "pebble", "berry", "driftwood", "seaweed", "seastone", "mushroom", "treasure"];

function seatsOn(marks: Marked, what: string): number[] {
  return Object.entries(marks).flatMap(([name, count]) => {
    if (!name.startsWith(what)) return [];
    const seat = Number(name.slice(what.length));
    return Array.from({ length: count }, () => (Number.isNaN(seat) ? -1 : seat));
  });
}

/** The seats whose workers stand there, one by one; -1 for the rival's. */
export const workersOn = (marks: Marked): number[] => seatsOn(marks, "worker-");

/** The seats whose ambassadors are there; -1 for the rival's. */
export const ambassadorsOn = (marks: Marked): number[] => seatsOn(marks, "ambassador-");

/** The marks of a card; workers that stay for good are the owner's. */
export function marksOn({ marks, zone }: { readonly marks: Marked; readonly zone: { readonly seat: number } }): Marks {
  const tokens = TOKENS.map((piece) => ({ piece, count: marks[piece] ?? 0 })).filter(({ count }) => count);
  const stuck = Array.from({ length: marks["stuck"] ?? 0 }, () => zone.seat);
  return { occupied: !!marks["occupied"], tokens, workers: [...workersOn(marks), ...stuck], ambassadors: ambassadorsOn(marks) };
}

/**
 * Which of equal cards each of the options of the role `copy` means: they are numbered from the
 * left, those with the same marks counted once, and full or occupied ones left out.
 */
export function copyMeant(copies: readonly Lying[], options: readonly OptionState[]): ReadonlyMap<string, Lying> | null {
  const seen = new Map<string, Lying>();
  for (const copy of copies) {
    const key = JSON.stringify(copy.marks);
    if (!seen.has(key)) seen.set(key, copy);
  }
  const different = [...seen.values()];
  const free = different.filter(({ marks }) => !marks["occupied"]);
  const meant = [different, free].find((some) => some.length === options.length);
  return meant ? new Map(options.map(({ pick }, at) => [pick, meant[at]!])) : null;
}
