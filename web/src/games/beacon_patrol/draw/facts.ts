/** What a tile is, read from its card: edges, what stands on it, houses; and the sides of a cell. */

import type { ShipFace, TileFace } from "../../../lib/faces";
import type { CardInfo } from "../../../lib/protocol";
import { faceOf } from "../../look";
import type { Point } from "../../../art/pen";

/** A tile as the drawing knows it. */
export type Tile = Readonly<Pick<TileFace, "edges" | "feature"> & { name: string; houses: readonly number[] }>;

export type Side = "N" | "E" | "S" | "W";
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

/** From a cell to the next one beyond a side. */
export const STEP: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The corner where a side begins, clockwise. */
export const CORNER: Record<Side, Point> = { N: [0, 0], E: [100, 0], S: [100, 100], W: [0, 100] };

const turned = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters) % 4] ?? side;
export const clockwise = (side: Side): Side => turned(side, 1);
export const opposite = (side: Side): Side => turned(side, 2);

export const isLand = (tile: Tile, side: Side): boolean => tile.edges[SIDES.indexOf(side)] === "L";

/** The tile that a card is; null for a ship. */
export function tileOf(card: CardInfo): Tile | null {
  const face = faceOf<TileFace | ShipFace>(card);
  return "ship" in face ? null : { name: card.name, ...face };
}

/** The seat whose ship a card is; -1 for a tile. */
export function shipOf(card: CardInfo): number {
  const face = faceOf<TileFace | ShipFace>(card);
  return "ship" in face ? face.ship : -1;
}

/** The shores of a tile in the order of its houses: land sides that meet in a corner, clockwise. */
export function shores(tile: Tile): Side[][] {
  const firsts = SIDES.filter((side) => isLand(tile, side) && !isLand(tile, turned(side, 3)));
  const runs = firsts.map((first) => {
    const run: Side[] = [];
    for (let side = first; isLand(tile, side) && run.length < 4; side = clockwise(side)) run.push(side);
    return run;
  });
  return runs;
}
