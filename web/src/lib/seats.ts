/** How seats are told apart: by colour and by animal, never by colour alone. */

import type { IconName } from "../art/icons";
import type { SeatState } from "./protocol";
import { tell } from "./words.svelte";

const COLOURS = ["teal", "coral", "gold", "violet", "moss", "slate", "umber"] as const;
/** In the bar, at the seats, on pieces and in results: one animal a seat. */
export const ANIMALS = ["squirrel", "fox", "rabbit", "turtle", "badger", "mouse", "owl"] as const satisfies readonly IconName[];

/** The colour of who sits nowhere. */
const RIVAL = "#a33b33";

/** The colour of a seat, to be used as a custom property. */
export function colourOf(seat: number): string {
  if (seat < 0) return RIVAL;
  return `var(--${COLOURS[seat % COLOURS.length] ?? "slate"})`;
}

/** The animal of a seat. */
export function animalOf(seat: number): IconName {
  return ANIMALS[seat % ANIMALS.length] ?? "badger";
}

/** The name of whoever sits there; "" for a person who has none. */
export function ownName({ seat, kind, name }: SeatState): string {
  return name || (kind === "bot" ? tell("browser-bot", { number: seat + 1 }) : "");
}

/** What a seat is called: by its name if it has one. */
export function nameOf(seat: number, seats: SeatState[]): string {
  const who = seats.find((one) => one.seat === seat);
  return (who && ownName(who)) || tell("seat", { number: seat + 1 });
}
