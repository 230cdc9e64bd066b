/** What each seat could expect to have in the end, as lines over the answers of a game. */

import type { JudgedStep, Replay } from "../lib/protocol";

/** A point of a line: after so many answers, so many points in the end. */
export interface End {
  at: number;
  points: number;
}

const endOf = (step: JudgedStep, pick: string, place: number): number | undefined => step.ranked.find((one) => one.picks[0] === pick)?.ends[place];

/** The points of one step: where a better pick was there, the fall from it to what was played. */
function fallOf(step: JudgedStep, place: number): End[] {
  const played = endOf(step, step.pick, place);
  const better = step.better ? endOf(step, step.better, place) : undefined;
  return [better, played].flatMap((points) => (points === undefined ? [] : [{ at: step.number, points }]));
}

/** A seat is judged by what it knew itself, so its line is made of its own answers; when all are judged it ends with its score. */
export function lineOf(replay: Replay, steps: readonly JudgedStep[], seat: number, together: boolean, done: boolean): End[] {
  const own = steps.filter((step) => together || step.seat === seat);
  return [...own.flatMap((step) => fallOf(step, step.seat)), ...(done ? finalOf(replay, replay.frames.at(-1)?.scores[seat]) : [])];
}

/** The line of an opponent without a seat, beside the only one who has one. */
export function rivalLine(replay: Replay, steps: readonly JudgedStep[], done: boolean): End[] {
  return [...steps.flatMap((step) => fallOf(step, 1).slice(-1)), ...(done ? finalOf(replay, replay.rival?.points) : [])];
}

const finalOf = (replay: Replay, points: number | undefined): End[] => (replay.over && points !== undefined ? [{ at: replay.frames.length - 1, points }] : []);

/** Where an answer that cost points lies: at what was played. */
export const slipAt = (step: JudgedStep): number => endOf(step, step.pick, step.seat) ?? 0;

/** What could be expected where a line was tried: as much as of the last answer before. */
export const endAt = (line: readonly End[], at: number): number | undefined => (line.find((end) => end.at >= at) ?? line.at(-1))?.points;

const APART = 15;

/** Push labels that would lie on each other apart, the higher ones up. */
export function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, place) => place).sort((one, other) => heights[one]! - heights[other]!);
  const found = [...heights];
  order.forEach((place, rank) => {
    const above = rank ? found[order[rank - 1]!]! : -Infinity;
    found[place] = Math.max(found[place]!, above + APART);
  });
  return found;
}
