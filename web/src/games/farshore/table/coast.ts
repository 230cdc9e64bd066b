/** The coast, read from the messages into the words of the table. */

import { nameOf } from "../../../lib/seats";
import { counterOf } from "../../../lib/sight";
import type { SeatView, Snapshot } from "../../../lib/protocol";
import type { Lying } from "../../woodland/table/scene";
import { readCaptain } from "./captain";

/** A place of the bay: the card on top, and how many equal ones lie there. */
export interface BayPlace {
  readonly place: number;
  readonly lying: Lying | null;
  readonly count: number;
}

/** A ship and where it has sailed to. */
export interface Sailing {
  readonly seat: number;
  readonly name: string;
  readonly place: number;
}

const BAY = 8;

/** The places of the bay in their order; the empty ones, too. */
export function baysOf(cards: readonly Lying[]): BayPlace[] {
  return Array.from({ length: BAY }, (_, at) => {
    const there = cards.filter(({ marks }) => marks["place"] === at + 1);
    return { place: at + 1, lying: there[0] ?? null, count: there.length };
  });
}

/** All ships, the captain's last. */
export function shipsOf(snapshot: Snapshot, eyes: SeatView, captain: string): Sailing[] {
  const seats = snapshot.seats.map(({ seat }) => ({
    seat,
    name: nameOf(seat, snapshot.seats),
    place: counterOf(eyes, "ship", seat),
  }));
  const hers = readCaptain(eyes);
  return hers ? [...seats, { seat: -1, name: captain, place: hers.ship }] : seats;
}
