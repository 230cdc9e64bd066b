/** Who sits at the table that is open, so that all its parts call and draw them alike. */

import type { IconName } from "../art/icons";
import type { SeatState } from "./protocol";
import { animalAt, ownAnimal, ownName } from "./seats";
import { callSeats } from "./words.svelte";

let animals = $state.raw<readonly IconName[]>([]);

/** Call and draw seats by those who sit there. */
export function castSeats(seats: readonly SeatState[]): void {
  callSeats(new Map(seats.map(({ seat }) => [seat + 1, ownName(seat, seats)])));
  const found = seats.map(({ seat }) => animalAt(seat, seats));
  if (found.join() !== animals.join()) animals = found;
}

/** Nobody sits here any more. */
export function forgetSeats(): void {
  callSeats(new Map());
  animals = [];
}

/** The animal of a seat of the table that is open. */
export const animalOf = (seat: number): IconName => animals[seat] ?? ownAnimal(seat);
