/** One step of a record as a table to look at. */

import { SPECTATOR, type Replay, type SeatState, type Snapshot } from "../lib/protocol";

/** The table after step `at`, seen by all eyes at once, from one seat or from beside the table. */
export function seenAt(replay: Replay, at: number, seats: SeatState[], seat = SPECTATOR): Snapshot {
  const frame = replay.frames[at];
  if (!frame) throw new Error(`The record has no step ${at}.`);
  const last = at === replay.frames.length - 1;
  return {
    type: "snapshot",
    lesson: null,
    hints: false,
    fork: null,
    host: -1,
    door: "words",
    clock: null,
    delay: 0,
    table: "",
    game: replay.game,
    options: replay.options,
    version: at,
    position: frame.number + 1,
    over: last && replay.over,
    ending: SPECTATOR,
    plea: null,
    started: true,
    words: "",
    votes: [],
    rematch: null,
    together: false,
    winners: last ? replay.winners : [],
    verdict: last ? replay.verdict : null,
    scores: frame.scores,
    sheets: last ? replay.sheets : frame.scores.map(() => []),
    rival: last ? replay.rival : null,
    seats: frame.scores.map((_, number) => ({
      seat: number,
      kind: seats[number]?.kind ?? "human",
      name: seats[number]?.name ?? "",
      agent: seats[number]?.agent ?? "",
      here: true,
      awaited: false,
      thinking: false,
      free: false,
      away: false,
      stand_in: false,
      asked: false,
    })),
    eyes: [
      {
        seat,
        zones: frame.zones,
        counters: frame.counters,
        choice: null,
        undoable: [],
        ahead: null,
      },
    ],
    log: replay.frames
      .slice(0, at + 1)
      .map(({ number, seat, texts }) => ({ number, turn: number + 1, deed: number + 1, seat, heading: null, texts })),
    chat: [],
    seed: replay.seed,
    deck: replay.deck,
  };
}
