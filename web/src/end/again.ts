/** The same deal once more, with everybody on the same seats. */

import type { NewTable, SeatState, SeatWish, Snapshot } from "../lib/protocol";

/** Wish for the table of a finished game; `mine` are the seats held here, the first one is me. */
export function sameAgain(snapshot: Snapshot, mine: number[]): NewTable {
  return {
    game: snapshot.game,
    options: snapshot.options,
    seed: snapshot.seed,
    deck: "",
    deck_of: snapshot.deck?.brought ? snapshot.table : "",
    seats: snapshot.seats.map((seat) => wish(seat, mine)),
  };
}

function wish(seat: SeatState, mine: number[]): SeatWish {
  if (seat.kind === "bot") return { kind: "bot", agent: seat.agent, name: "" };
  if (!mine.includes(seat.seat)) return { kind: "friend", agent: "", name: seat.name };
  return { kind: seat.seat === mine[0] ? "me" : "screen", agent: "", name: seat.name };
}
