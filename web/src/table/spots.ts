/** Which cells of a chart are in use, and where they lie on the screen. */

import type { OptionState, ZoneState } from "../lib/protocol";

/** A card on its cell. */
export interface Lying {
  zone: ZoneState;
  card: string;
}

export interface Cell {
  spot: number;
  /** Counted from 1, as grids are. */
  row: number;
  column: number;
  /** From the lowest to the uppermost. */
  cards: Lying[];
}

export interface Field {
  rows: number;
  columns: number;
  cells: Cell[];
}

/** The cells that bear cards or are named by options, within the least field that holds them. */
export function fieldOf(zones: ZoneState[], options: OptionState[]): Field {
  const breadth = zones[0]?.breadth ?? 1;
  const lying = new Map<number, Lying[]>();
  for (const { spot } of options) if (spot >= 0) lying.set(spot, []);
  for (const zone of zones)
    zone.cards?.forEach((card, at) => {
      const spot = zone.spots[at] ?? 0;
      lying.set(spot, [...(lying.get(spot) ?? []), { zone, card }]);
    });
  const rows = [...lying.keys()].map((spot) => Math.floor(spot / breadth));
  const columns = [...lying.keys()].map((spot) => spot % breadth);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const cells = [...lying].map(([spot, cards]) => ({
    spot,
    row: Math.floor(spot / breadth) - top + 1,
    column: (spot % breadth) - left + 1,
    cards,
  }));
  return { rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1, cells: cells.sort((a, b) => a.spot - b.spot) };
}
