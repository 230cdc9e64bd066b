/** How a game ended, in words. */

import type { Snapshot } from "./protocol";
import { nameOf } from "./seats";
import { together } from "./together";
import { tell } from "./words.svelte";

/** One sentence: what all reached if they played together, else who won. */
export function endingOf(snapshot: Snapshot, cooperative: boolean): string {
  const { seats, scores, winners } = snapshot;
  if (cooperative) return tell("browser-reached", { score: scores[0] ?? 0, count: seats.length });
  const names = together(winners.map((seat) => nameOf(seat, seats)));
  return winners.length ? tell("browser-won", { names, count: winners.length }) : tell("browser-over");
}
