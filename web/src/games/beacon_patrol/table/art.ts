/** What the table draws with. */

import type { CardInfo } from "../../../lib/protocol";
import { chart, mooringOf as mooring, type Laid as Drawn, type Layers } from "../draw/chart";
import { tileOf, type Tile } from "../draw/facts";
import { tile } from "../draw/tile";
import type { Shown } from "./scene";

export { compass as roseArt } from "../draw/paper";
export { ship as shipArt, token as tokenArt, SHIP_BOX, TOKEN_BOX } from "../draw/fleet";
export { TILE_BACK } from "../draw/tile";

function known(info: CardInfo): Tile {
  const found = tileOf(info);
  if (!found) throw new Error(`${info.name} is no tile.`);
  return found;
}

/** A tile by itself; `small` where it is shown under 84 pixels wide. */
export const tileArt = (info: CardInfo, small = false): string => tile(known(info), { small });

/** Where a ship lies on a tile, within its 100 by 100. */
export const mooringOf = (info: CardInfo): { readonly x: number; readonly y: number } => mooring(known(info));

/** The laid tiles as the drawing takes them. */
export const drawnOf = (shown: Shown, info: (card: string) => CardInfo): Drawn[] =>
  shown.laid.map((one) => ({
    row: one.y,
    col: one.x,
    tile: known(info(one.card)),
    explored: shown.worth.has(one.spot),
    points: shown.worth.get(one.spot) ?? undefined,
  }));

export const chartArt = (drawn: readonly Drawn[], small: boolean): Layers => chart(drawn, { small, veil: false });

/** The light of one tile, by itself, so that its beam goes on turning when others come. */
export const lightArt = (drawn: Drawn, small: boolean): string => chart([drawn], { small, grid: false }).light;
