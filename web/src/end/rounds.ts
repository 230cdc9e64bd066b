/** Points by round, out of a record. */

import type { ReplayStep } from "../lib/protocol";

/** The points after a round, and the mark that stands there. */
export interface Round {
  readonly number: number;
  readonly scores: readonly number[];
  /** The season that the first seat entered in this round; "" if none. */
  readonly season: string;
}

const SEASONS = ["winter", "spring", "summer", "autumn"];

const counter = (frame: ReplayStep | undefined, name: string, seat = -1): number | undefined =>
  frame?.counters.find((one) => one.name === name && one.seat === seat)?.value;

/** The round that each step was answered in: counted by the game, or as many turns as any one seat has begun. */
function roundsOf(frames: readonly ReplayStep[]): number[] {
  const last = frames.at(-1);
  if (counter(last, "round") !== undefined) return frames.map((frame) => counter(frame, "round") ?? 0);
  const begun = new Map<number, number>();
  let turn: number | undefined;
  return frames.map(({ seat }, at) => {
    const now = counter(frames[at - 1], "turn");
    if (now !== undefined && now !== turn) begun.set(seat, (begun.get(seat) ?? 0) + 1);
    turn = now;
    return Math.max(0, ...begun.values());
  });
}

/** The points after each round, the beginning first. */
export function pointsByRound(frames: readonly ReplayStep[]): Round[] {
  const numbers = roundsOf(frames);
  const found: Round[] = [];
  let season = counter(frames[0], "season", 0);
  for (const [at, frame] of frames.entries()) {
    const number = numbers[at] ?? 0;
    const now = counter(frame, "season", 0);
    const mark = now !== undefined && now !== season ? (SEASONS[now] ?? "") : "";
    season = now;
    const before = found.at(-1);
    if (before?.number === number) found[found.length - 1] = { number, scores: frame.scores, season: mark || before.season };
    else found.push({ number, scores: frame.scores, season: mark });
  }
  return found;
}
