/** The lands of a chart: walk round every island, so that coasts of neighbours become one line. */

import { CORNER, clockwise, isLand, opposite, SIDES, STEP, type Side } from "./facts";
import { path, type Point } from "../../../art/pen";
import type { Shape } from "./shape";

/** A tile on a cell: column and row. */
export interface Sited {
  readonly x: number;
  readonly y: number;
  readonly shape: Shape;
}

export interface Lands {
  /** Outlines of all lands. */
  readonly land: string;
  /** Their coasts, without the edges beyond which nothing is laid. */
  readonly coast: string;
}

/** A stretch of the walk: a coast, or a land side with nothing laid beyond. */
type Stretch = { readonly at: Sited } & ({ readonly coast: number } | { readonly side: Side });

/** Coasts that meet are rounded within so many units. */
const ROUND = 9;

/**
 * Land stays on the right hand, and where four tiles meet the walk turns round the land: lands that
 * touch only in a point stay two islands, as the rules have it.
 */
export function islands(cells: readonly Sited[]): Lands {
  const chart = new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell]));
  const beyond = ({ x, y }: Sited, side: Side) => chart.get(`${x + STEP[side][0]},${y + STEP[side][1]}`);
  const walked = new Set<string>();
  const land: string[] = [];
  const coast: string[] = [];
  for (const start of starts(cells, beyond)) {
    if (walked.has(nameOf(start))) continue;
    const ring: Stretch[] = [];
    for (let here = start; !walked.has(nameOf(here)); here = follow(here, beyond)) {
      walked.add(nameOf(here));
      ring.push(here);
    }
    const runs = rounded(ring);
    land.push(path(runs.flatMap((run) => run.points), true));
    coast.push(...coastOf(runs));
  }
  return { land: land.join(""), coast: coast.join("") };
}

type Beyond = (cell: Sited, side: Side) => Sited | undefined;

const isCoast = (stretch: Stretch): boolean => "coast" in stretch;
const nameOf = (one: Stretch): string => `${one.at.x},${one.at.y}:${"coast" in one ? one.coast : one.side}`;

function starts(cells: readonly Sited[], beyond: Beyond): Stretch[] {
  return cells.flatMap((at): Stretch[] => [
    ...at.shape.coasts.map((_, coast) => ({ at, coast })),
    ...SIDES.filter((side) => isLand(at.shape.tile, side) && !beyond(at, side)).map((side) => ({ at, side })),
  ]);
}

/** What follows a land side inside its tile. */
function afterSide(at: Sited, side: Side): Stretch {
  const coast = at.shape.coasts.findIndex((shore) => shore.sides.includes(side));
  const last = at.shape.coasts[coast]?.sides.at(-1);
  if (!last) throw new Error(`Land beside ${at.shape.tile.name} meets its water.`);
  return side === last ? { at, coast } : { at, side: clockwise(side) };
}

function follow(here: Stretch, beyond: Beyond): Stretch {
  const first = "coast" in here ? here.at.shape.coasts[here.coast]?.sides[0] : undefined;
  let next: Stretch = first ? { at: here.at, side: first } : "side" in here ? afterSide(here.at, here.side) : here;
  while ("side" in next) {
    const other = beyond(next.at, next.side);
    if (!other) break;
    next = afterSide(other, opposite(next.side));
  }
  return next;
}

function pointsOf(stretch: Stretch): Point[] {
  const { at } = stretch;
  const points =
    "coast" in stretch
      ? (at.shape.coasts[stretch.coast]?.line ?? [])
      : [CORNER[stretch.side], CORNER[clockwise(stretch.side)]];
  return points.map(([x, y]): Point => [x + at.x * 100, y + at.y * 100]);
}

interface Run {
  readonly coast: boolean;
  readonly points: readonly Point[];
}

/** Soften every meeting of two coasts near the corner. */
function rounded(ring: readonly Stretch[]): Run[] {
  const lines = ring.map(pointsOf);
  const count = ring.length;
  return ring.map((stretch, i): Run => {
    let points = lines[i] ?? [];
    const [before, after] = [(i + count - 1) % count, (i + 1) % count];
    const met = (other: number) => isCoast(stretch) && isCoast(ring[other] ?? stretch);
    const corner = points.at(-1) ?? [0, 0];
    if (met(before)) points = cut([...points].reverse()).reverse();
    if (met(after)) {
      points = cut(points);
      const to = cut([...(lines[after] ?? [])].reverse()).at(-1) ?? corner;
      points.push(...curve(points.at(-1) ?? corner, corner, to));
    }
    return { coast: isCoast(stretch), points };
  });
}

function curve(from: Point, by: Point, to: Point): Point[] {
  const at = (t: number, n: 0 | 1) => (1 - t) * (1 - t) * from[n] + 2 * t * (1 - t) * by[n] + t * t * to[n];
  return [0.2, 0.4, 0.6, 0.8].map((t): Point => [at(t, 0), at(t, 1)]);
}

/** Trim the end of a line. */
function cut(line: readonly Point[]): Point[] {
  const points = line.slice();
  let left = ROUND;
  while (points.length > 2) {
    const [[bx, by], [ax, ay]] = points.slice(-2) as [Point, Point];
    const length = Math.hypot(ax - bx, ay - by);
    points.pop();
    if (length > left) {
      points.push([ax + ((bx - ax) * left) / length, ay + ((by - ay) * left) / length]);
      break;
    }
    left -= length;
  }
  return points;
}

/** The coasts of a ring: closed if it is all coast, else a line for each stretch between open edges. */
function coastOf(runs: readonly Run[]): string[] {
  if (runs.every((run) => run.coast)) return [path(runs.flatMap((run) => run.points), true)];
  const first = runs.findIndex((run, i) => run.coast && !runs.at(i - 1)?.coast);
  const lines: Point[][] = [];
  let line: Point[] | null = null;
  for (let i = 0; i < runs.length; i++) {
    const run = runs[(first + i) % runs.length];
    if (!run?.coast) line = null;
    else if (line) line.push(...run.points);
    else lines.push((line = [...run.points]));
  }
  return lines.map((points) => path(points));
}
