/** The telling of the score, step by step: regions from the right, then sanctuaries. */

import type { SheetLine } from "../../../lib/protocol";
import type { Printed } from "../draw/printed";
import { PLACES, type Traveller } from "../scene";

/** How many steps it takes until everything is told at all these seats. */
export const stepsOf = (travellers: readonly Traveller[]): number =>
  PLACES + Math.max(0, ...travellers.map((one) => one.kept.length));

/** Whether the region at a place has been scored after so many steps. */
export const isPaid = (traveller: Traveller, place: number, step: number): boolean =>
  place >= traveller.row.length - step;

/** The regions that are never turned face down: those with the last digit of a meteorite of the row. */
export function faceUp(traveller: Traveller, read: (card: string) => Printed): string[] {
  const digit = (card: string): number => read(card).number % 10;
  const digits = traveller.row.filter((card) => read(card).meteorite).map(digit);
  return traveller.row.filter((card) => digits.includes(digit(card)));
}

/** All sanctuaries: those kept, then those given up, in the order in which their regions are scored. */
export const sanctuariesOf = (traveller: Traveller): string[] => [
  ...traveller.kept,
  ...traveller.row.toReversed().flatMap((card) => traveller.given.get(card) ?? []),
];

/** At which step a sanctuary is given up; never for one that is kept. */
export function givenAt(traveller: Traveller, sanctuary: string): number {
  const place = traveller.row.findIndex((card) => traveller.given.get(card)?.includes(sanctuary));
  return place < 0 ? Infinity : traveller.row.length - place;
}

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
