/** The whole shape of a tile, found once: its coasts, what stands where, its trifles, its mooring. */

import { coasts, type Shore } from "./coast";
import type { Tile } from "./facts";
import { Room, survey } from "./ground";
import { seeded } from "../../../art/pen";
import { stand, type Standing } from "./standing";
import { strew, type Trifles } from "./trifles";

export interface Shape extends Standing, Trifles {
  readonly tile: Tile;
  readonly coasts: readonly Shore[];
}

const shapes = new Map<string, Shape>();

/** The shape of a tile; all of it hangs on the tile's name. */
export function shapeOf(tile: Tile): Shape {
  const known = shapes.get(tile.name);
  if (known) return known;
  const lines = coasts(tile);
  const ground = survey(lines);
  const room = new Room();
  const roll = seeded(`${tile.name}/things`);
  const standing = stand(tile, lines, ground, room, roll);
  const shape = { tile, coasts: lines, ...standing, ...strew(tile, ground, room, roll) };
  shapes.set(tile.name, shape);
  return shape;
}
