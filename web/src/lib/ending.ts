/** How a game ended, in words. */

import { sidesOf, type Side } from "../end/facts";
import type { Snapshot } from "./protocol";
import { together } from "./together";
import { tell } from "./words.svelte";

/** One sentence: who won and with how much, who beat whom, or what all reached together. */
export function endingOf(snapshot: Snapshot, cooperative: boolean): string {
  const sides = sidesOf(snapshot, cooperative);
  const winners = sides.filter(({ won }) => won);
  const [first] = winners;
  const rival = sides.find(({ seat }) => seat < 0);
  if (cooperative || !first) return tell("browser-reached", { score: sides[0]?.points ?? 0, count: snapshot.seats.length });
  if (rival) return duel(snapshot.game, sides, first, rival);
  const names = together(winners.map(({ name }) => name));
  return tell("browser-won", { names, count: winners.length, points: first.points });
}

/** Against an opponent without a seat: how both stand. */
function duel(game: string, sides: readonly Side[], first: Side, rival: Side): string {
  const best = Math.max(...sides.filter(({ seat }) => seat >= 0).map(({ points }) => points));
  if (first.seat < 0) return tell("browser-rival-won", { game, rival: rival.name, his: rival.points, yours: best });
  return tell("browser-rival-lost", { name: first.name, rival: rival.name, his: rival.points, yours: first.points });
}
