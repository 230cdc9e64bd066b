/** The coast of a shore: a line from corner to corner of the tile, land on its right hand. */

import { CORNER, SIDES, shores, type Side, type Tile } from "./facts";
import { oneOf, seeded, type Dice, type Point } from "../../../art/pen";

export interface Shore {
  /** Its land sides, clockwise. */
  readonly sides: readonly Side[];
  readonly houses: number;
  /** From the end of the last side to the beginning of the first. */
  readonly line: readonly Point[];
  /** The land itself. */
  readonly land: readonly Point[];
}

/** All shores of a tile. */
export function coasts(tile: Tile): Shore[] {
  const all = shores(tile);
  return all.map((sides, index) => {
    const houses = tile.houses[index] ?? 0;
    const line = coastLine(tile, sides, houses, all.length, seeded(`${tile.name}/coast${index}`));
    return { sides, houses, line, land: [...sides.map((side) => CORNER[side]), ...line] };
  });
}

/** Guide points in a fixed pose, turned by quarters, joined smoothly, then rippled. */
function coastLine(tile: Tile, sides: readonly Side[], houses: number, count: number, roll: Dice): Point[] {
  const pose: Side = sides.length === 3 ? "W" : "N";
  const quarters = (SIDES.indexOf(sides[0] ?? pose) - SIDES.indexOf(pose) + 4) % 4;
  const smooth = through(guide(tile, sides.length, houses, count, roll));
  return rippled(smooth, count > 1 ? 0.7 : 1, roll).map((point) => turn(point, quarters));
}

function turn(point: Point, quarters: number): Point {
  let [x, y] = point;
  for (let i = 0; i < quarters; i++) [x, y] = [100 - y, x];
  return [x, y];
}

/**
 * The second and the last but one are corners, and the points beside those lie on the diagonal:
 * every coast leaves every corner at 45 degrees, so whatever is laid beside it, lines meet in the
 * same point and run on.
 */
function guide(tile: Tile, sides: number, houses: number, count: number, roll: Dice): Point[] {
  if (sides === 1) return oneSide(reach(tile, houses, count, roll), roll);
  if (sides === 2) return twoSides(swing(tile, roll));
  return threeSides(tile.feature === "lighthouse" ? oneOf([-9, 9], roll) : roll(-6, 6), roll);
}

/** How far a single shore comes into the tile. */
function reach(tile: Tile, houses: number, count: number, roll: Dice): number {
  if (count > 1) return houses ? roll(30, 33) : roll(20, 26);
  if (tile.feature === "lighthouse") return roll(45, 48);
  return houses > 1 ? roll(38, 42) : roll(30, 39);
}

function oneSide(deep: number, roll: Dice): Point[] {
  const lean = roll(-9, 9);
  const [a, b] = [roll(-5, 4), roll(-5, 4)];
  return [
    ...([[116, -16], [100, 0], [86, 14]] as const),
    ...([[69 + lean / 2, deep * 0.84 + a], [50 + lean, deep], [31 + lean / 2, deep * 0.84 + b]] as const),
    ...([[14, 14], [0, 0], [-16, -16]] as const),
  ];
}

/** How far a corner shore swings off the diagonal, in three places. */
function swing(tile: Tile, roll: Dice): readonly [number, number, number] {
  if (tile.feature === "lighthouse") return [roll(-6, 0), roll(-15, -11), roll(-6, 2)];
  if (tile.feature === "pier") return [roll(-8, -4), roll(5, 8), roll(-8, -4)];
  return [roll(-11, 11), roll(-12, 10), roll(-11, 11)];
}

function twoSides([a, b, c]: readonly [number, number, number]): Point[] {
  const at = (along: number, off: number): Point => [along + off * 0.707, along - off * 0.707];
  return [
    ...([[116, 116], [100, 100], [88, 88]] as const),
    ...[at(71, a), at(50, b), at(29, c)],
    ...([[12, 12], [0, 0], [-16, -16]] as const),
  ];
}

function threeSides(lean: number, roll: Dice): Point[] {
  const near = (x: number, y: number): Point => [x + roll(-3.5, 3.5), y + roll(-3.5, 3.5)];
  return [
    ...([[116, 116], [100, 100], [87, 87]] as const),
    ...[near(74 + lean / 2, 68), near(69 + lean, 48), near(51 + lean, 33), near(32 + lean, 47), near(26 + lean / 2, 68)],
    ...([[13, 87], [0, 100], [-16, 116]] as const),
  ];
}

const PARTS = 8;

/** A smooth line (Catmull-Rom) through all points but the first and the last. */
function through(guides: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let i = 1; i < guides.length - 2; i++) {
    const [before, from, to, after] = guides.slice(i - 1, i + 3) as [Point, Point, Point, Point];
    for (let part = 0; part < PARTS; part++) {
      const t = part / PARTS;
      points.push([bend(before[0], from[0], to[0], after[0], t), bend(before[1], from[1], to[1], after[1], t)]);
    }
  }
  points.push(guides.at(-2) ?? [0, 0]);
  return points;
}

const bend = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A ripple of three waves that fades to nothing in the corners. */
function rippled(points: readonly Point[], height: number, roll: Dice): Point[] {
  const phases = [roll(0, 6.3), roll(0, 6.3), roll(0, 6.3)] as const;
  const pitches = [roll(3, 4.5), roll(6, 9), roll(12, 16)] as const;
  const last = points.length - 1;
  const wave = (n: 0 | 1 | 2, t: number) => Math.sin(phases[n] + pitches[n] * 6.28 * t);
  return points.map((point, i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? point;
    const [bx, by] = points[Math.min(last, i + 1)] ?? point;
    const [dx, dy] = [bx - ax, by - ay];
    const t = i / last;
    const fade = Math.min(1, 5 * Math.min(t, 1 - t)) * height;
    const off = (fade * (1.5 * wave(0, t) + wave(1, t) + 0.55 * wave(2, t))) / (Math.hypot(dx, dy) || 1);
    return [point[0] - dy * off, point[1] + dx * off];
  });
}
