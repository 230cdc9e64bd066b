/** The track round the board, as the deck has it: places clockwise from the corner at the bottom left. */

import type { Snapshot, TrackInfo } from "../../../lib/protocol";

/** The track of a table. */
export function trackOf({ deck }: Snapshot): TrackInfo {
  if (!deck) throw new Error("A coast has a deck.");
  return deck.track;
}

export const lastOf = (track: TrackInfo): number => track.values.length - 1;

/** What a place is worth. */
export const worth = (track: TrackInfo, place: number): number => track.values[Math.round(place)] ?? 0;

/** A board with a band of water round it in which ships sail. */
export interface Waters {
  readonly width: number;
  readonly height: number;
  readonly band: number;
  readonly track: TrackInfo;
}

/** Where a place lies; between two of them for a ship under way. */
export function placeAt({ width, height, band, track }: Waters, place: number): readonly [number, number] {
  const rim = band / 2 + band * 0.04;
  const [across, down] = [width - 2 * rim, height - 2 * rim];
  const gap = band * 1.4; // between the end and the start
  let way = (place / lastOf(track)) * (2 * (across + down) - gap);
  if (way <= down) return [rim, height - rim - way];
  way -= down;
  if (way <= across) return [rim + way, rim];
  way -= across;
  if (way <= down) return [width - rim, rim + way];
  return [width - rim - (way - down), height - rim];
}
