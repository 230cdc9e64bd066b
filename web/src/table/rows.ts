/** What is counted by steppers: a set of things that lie nowhere, what is taken for it, or a number. */

import type { GatheringState, OptionState } from "../lib/protocol";
import type { Choosing } from "./choosing.svelte";
import { isWhole, takeable, timesIn } from "./sets";

/** A thing that is counted: how many are chosen, and what makes it one more or less, if that may be. */
export interface Counted {
  option: OptionState;
  count: number;
  more: (() => void) | null;
  less: (() => void) | null;
}

/** Things that are counted together. */
export interface Row {
  sort: "set" | "taken" | "number";
  things: Counted[];
  /** How many are chosen, and of how many. */
  count: number;
  most: number;
  whole: boolean;
}

function given(choosing: Choosing, gathering: GatheringState): Row {
  const { picks } = choosing;
  const loose = choosing.options.filter(({ zone, spot }) => zone === "" && spot < 0);
  const things = loose.map((option): Counted => {
    const { pick } = option;
    const count = timesIn(picks, pick);
    const more = choosing.against(pick) ? null : () => choosing.more(pick);
    return { option, count, more, less: count ? () => choosing.less(pick) : null };
  });
  return { sort: "set", things, count: picks.length, most: gathering.most, whole: isWhole(gathering, picks) };
}

function taken(choosing: Choosing, { bargain }: GatheringState): Row {
  const { taken: found, picks } = choosing;
  const kinds = bargain ? takeable(bargain, picks) : [];
  const things = (bargain?.kinds ?? []).map((option): Counted => {
    const { pick } = option;
    const count = timesIn(found, pick);
    const free = kinds.includes(option) && found.length < picks.length;
    const take = (): void => void (choosing.taken = [...found, pick]);
    const leave = (): void => void (choosing.taken = found.toSpliced(found.lastIndexOf(pick), 1));
    return { option, count, more: free ? take : null, less: count && kinds.length > 1 ? leave : null };
  });
  const due = picks.length;
  return { sort: "taken", things, count: found.length, most: due, whole: due > 0 && found.length === due };
}

function numbered(choosing: Choosing, numbers: readonly OptionState[]): Row[] {
  const option = choosing.among(numbers);
  if (!option || numbers.length < 2) return [];
  const at = numbers.indexOf(option);
  const turn = (to: OptionState | undefined) => (to ? () => void (choosing.meant = to.pick) : null);
  const thing: Counted = { option, count: option.number, more: turn(numbers[at - 1]), less: turn(numbers[at + 1]) };
  return [{ sort: "number", things: [thing], count: option.number, most: numbers[0]?.number ?? 0, whole: true }];
}

/** All that is counted now. */
export function rowsOf(choosing: Choosing): Row[] {
  const { gathering } = choosing;
  if (!gathering) return numbered(choosing, choosing.numbers);
  const row = given(choosing, gathering);
  if (!row.things.length) return [];
  return gathering.bargain ? [row, taken(choosing, gathering)] : [row];
}
