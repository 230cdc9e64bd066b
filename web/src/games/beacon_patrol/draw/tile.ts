/** A single tile, for hands, the log and cards: a chart of one cell; and the back of a tile. */

import { chart, whole } from "./chart";
import { CURIOS } from "./curios";
import type { Tile } from "./facts";

/** The box that a tile fills. */
export const TILE_BOX = "0 0 100 100";

const drawn = new Map<string, string>();

/** A tile of 100 by 100; `small` where it is shown under 84 pixels wide. */
export function tile(one: Tile, { small = false, explored = false } = {}): string {
  const key = `${one.name} ${small} ${explored}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const layers = chart([{ row: 0, col: 0, tile: one, explored }], { small, veil: false, grid: false });
  const fresh = whole({ ...layers, rim: "" }, small);
  drawn.set(key, fresh);
  return fresh;
}

/** The back of all tiles: deep sea and a rose. */
export const TILE_BACK = `<rect class="bp-back" width="100" height="100" rx="5"/><rect class="bp-backline" x="7" y="7" width="86" height="86" rx="2"/><g transform="translate(50 50) scale(1.5)" class="bp-backrose">${CURIOS["rose"] ?? ""}</g>`;
