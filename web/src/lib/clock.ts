/** How far a game has come: the round, or the turn. */

import type { SeatView } from "./protocol";
import { tell } from "./words.svelte";

const COUNTED = ["round", "turn"];

/** The round or turn that is on, in words; "" before the first. */
export function clockOf({ counters }: SeatView): string {
  const found = counters.find(({ name, seat }) => seat < 0 && COUNTED.includes(name));
  return found?.value ? tell("browser-clock", { counter: found.name, value: found.value }) : "";
}
