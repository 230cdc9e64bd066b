/** Rounds and seasons of a record, as bands over its answers. */

import type { Replay } from "../lib/protocol";
import { tell } from "../lib/words.svelte";

/** A stretch of answers that belong together, and what it is called. */
export interface Band {
  from: number;
  to: number;
  name: string;
}

const OWN = "season";
const ALL = ["round", "turn"];
const MOST = 12;

/** The seasons of a seat where there are such; else the rounds; of many turns only every so-manieth has a name. */
export function bandsOf(replay: Replay, seat: number): Band[] {
  const counter = replay.frames[0]?.counters.find((one) => (one.name === OWN && one.seat === seat) || (one.seat < 0 && ALL.includes(one.name)));
  const own = replay.frames[0]?.counters.some((one) => one.name === OWN && one.seat === seat);
  const name = own ? OWN : (counter?.name ?? "");
  const values = replay.frames.map((frame) => frame.counters.find((one) => one.name === name && (own ? one.seat === seat : one.seat < 0))?.value ?? 0);
  const found: Band[] = [];
  values.forEach((value, at) => {
    const before = found.at(-1);
    if (before && value === values[at - 1]) before.to = at;
    else found.push({ from: at, to: at, name: value || own ? tell("advice-band", { counter: name, value }) : "" });
  });
  const every = Math.ceil(found.length / MOST);
  return found.map((band, at) => ({ ...band, name: at % every ? "" : band.name }));
}
