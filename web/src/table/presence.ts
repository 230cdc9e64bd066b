/** What somebody at the table is doing. */

import type { SeatState, Snapshot } from "../lib/protocol";

export type Presence = "open" | "thinking" | "choosing" | "chosen" | "away" | "waiting";

/** One word for a seat, to be said and to be drawn. */
export function presenceOf(seat: SeatState, snapshot: Snapshot): Presence {
  if (seat.kind === "open") return "open";
  if (seat.awaited && !snapshot.over) {
    if (seat.kind === "bot") return "thinking";
    return seat.here ? "choosing" : "away";
  }
  const others = snapshot.together && snapshot.seats.some((one) => one.awaited);
  if (others && !snapshot.over) return "chosen";
  return seat.here || seat.kind === "bot" ? "waiting" : "away";
}
