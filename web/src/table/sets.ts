/** Sets as people choose them: what may still join, which are whole, what is taken for what is given. */

import type { BargainState, GatheringState, OptionState } from "../lib/protocol";

/** How often a pick is in a list. */
export const timesIn = (picks: readonly string[], pick: string): number => picks.filter((one) => one === pick).length;

/** Whether a list has all that another has, each as often. */
const holds = (whole: readonly string[], part: readonly string[]): boolean =>
  part.every((pick) => timesIn(whole, pick) >= timesIn(part, pick));

/** Whether these can still become one of the sets that will do. */
export const leadsOn = ({ ways }: GatheringState, picks: readonly string[]): boolean =>
  !ways.length || ways.some((way) => holds(way, picks));

/** Whether these make a set that will do; nothing at all is declining, and no set. */
export function isWhole({ ways, least, most }: GatheringState, picks: readonly string[]): boolean {
  if (ways.length) return ways.some((way) => way.length === picks.length && holds(way, picks));
  return picks.length > 0 && least <= picks.length && picks.length <= most;
}

/** What may be taken for what is given. */
export const takeable = ({ kinds, others }: BargainState, given: readonly string[]): OptionState[] =>
  kinds.filter(({ pick }) => !others || !given.includes(pick));

/** What is taken, as far as it still fits what is given; of one kind it comes by itself. */
export function fitting(bargain: BargainState, given: readonly string[], taken: readonly string[]): string[] {
  const kinds = takeable(bargain, given).map(({ pick }) => pick);
  const [only] = kinds;
  if (only !== undefined && kinds.length === 1) return given.map(() => only);
  return taken.filter((pick) => kinds.includes(pick)).slice(0, given.length);
}

/** Each thing of a list once. */
export const distinct = (options: readonly OptionState[]): OptionState[] =>
  options.filter(({ pick }, at) => options.findIndex((one) => one.pick === pick) === at);
