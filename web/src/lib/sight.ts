/** What eyes see of a table, found by name: zones and counters, of the whole table or of a seat. */

import type { CounterState, SeatView, ZoneState } from "./protocol";

/** The whole table's, where a seat is asked for. */
const ALL = -1;

/** A zone by its name. */
export const zoneOf = ({ zones }: Pick<SeatView, "zones">, name: string, seat = ALL): ZoneState | undefined =>
  zones.find((zone) => zone.name === name && zone.seat === seat);

/** How many cards lie in a zone; none where there is no such zone. */
export const sizeOf = (eyes: Pick<SeatView, "zones">, name: string, seat = ALL): number => zoneOf(eyes, name, seat)?.count ?? 0;

/** What a counter stands at; 0 where there is none. */
export const counterOf = ({ counters }: { counters: readonly CounterState[] }, name: string, seat = ALL): number =>
  counters.find((one) => one.name === name && one.seat === seat)?.value ?? 0;
