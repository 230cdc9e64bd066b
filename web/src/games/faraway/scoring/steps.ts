/** The telling of the score, step by step: regions from the right, then sanctuaries. */

import type { SheetLine } from "../../../lib/protocol";
import { PLACES, type Traveller } from "../scene";

/** How many steps it takes until everything is told at all these seats. */
export const stepsOf = (travellers: readonly Traveller[]): number =>
  PLACES + Math.max(0, ...travellers.map((one) => one.kept.length));

/** Whether the region at a place lies face up after so many steps. */
export const isRevealed = (traveller: Traveller, place: number, step: number): boolean =>
  place >= traveller.row.length - step;

/** The card told at this step; nothing at the start, or if a seat has fewer sanctuaries. */
export function toldAt(traveller: Traveller, step: number): string | undefined {
  if (step < 1) return undefined;
  if (step <= PLACES) return traveller.row[traveller.row.length - step];
  return traveller.kept[step - PLACES - 1];
}

const lineAt = (traveller: Traveller, step: number): SheetLine | undefined => {
  const card = toldAt(traveller, step);
  return card === undefined ? undefined : traveller.sheet.get(card);
};

/** What a seat has gathered after so many steps. */
export function gathered(traveller: Traveller, step: number): number {
  let fame = 0;
  for (let past = 1; past <= step; past++) fame += lineAt(traveller, past)?.points ?? 0;
  return fame;
}

/** The cards that lie face up after so many steps. */
export const faceUp = (traveller: Traveller, step: number): string[] => [
  ...traveller.row.filter((_, place) => isRevealed(traveller, place, step)),
  ...traveller.kept,
];
