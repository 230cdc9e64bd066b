/** How a table ended for those who sat here, in one short sentence. */

import type { Glimpse } from "../lib/protocol";
import { nameOf } from "../lib/seats";
import { say, tell } from "../lib/words.svelte";

export interface Result {
  won: boolean;
  words: string;
}

/** Who won and with how much; `mine` are the seats held here. */
export function resultOf(glimpse: Glimpse, mine: number[]): Result {
  const { seats, scores, winners, rival, verdict } = glimpse;
  const own = Math.max(...scores.filter((_, seat) => mine.includes(seat) || !mine.length));
  if (verdict && !rival) return { won: false, words: tell("front-reached", { points: own }) };
  const won = winners.some((seat) => mine.includes(seat));
  const others = scores.filter((_, seat) => !mine.includes(seat)).concat(rival ? [rival.points] : []);
  if (won) return { won, words: tell("front-won", { yours: own, theirs: Math.max(0, ...others) }) };
  const [first] = winners;
  const name = first === undefined ? (rival ? say(rival.name) : "") : nameOf(first, seats);
  return { won, words: tell("front-lost", { name, yours: own, theirs: Math.max(0, ...others) }) };
}
