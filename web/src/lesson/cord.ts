/** A dotted cord between two things that belong together. */

import type { Boxes } from "./targets";

export interface Cord {
  readonly path: string;
  /** Places along it, which nothing should cover. */
  readonly stops: readonly DOMRect[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const [NEAR, PARTS, STOP] = [13, 6, 24];

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where a cord leaves a box towards a point. */
function end(box: DOMRect, to: Point, upright: boolean): Point {
  const { x, y } = middle(box);
  if (upright) return { x, y: to.y < y ? box.top - NEAR : box.bottom + NEAR };
  return { x: to.x < x ? box.left - NEAR : box.right + NEAR, y };
}

/** The cord between two things; none between more or fewer, and none to a zone. */
export function cordOf(groups: readonly Boxes[]): Cord | null {
  const [from, to] = groups.map(({ boxes }) => boxes[0]);
  if (!from || !to || groups.length !== 2 || groups.some(({ whole }) => whole)) return null;
  const [a, b] = [middle(from), middle(to)];
  const upright = Math.abs(b.y - a.y) > Math.abs(b.x - a.x);
  const [start, goal] = [end(from, b, upright), end(to, a, upright)];
  const half = { x: (start.x + goal.x) / 2, y: (start.y + goal.y) / 2 };
  const bends = upright ? [start.x, half.y, goal.x, half.y] : [half.x, start.y, half.x, goal.y];
  const stops = Array.from({ length: PARTS }, (_, at) => {
    const part = (at + 1) / (PARTS + 1);
    return new DOMRect(start.x + (goal.x - start.x) * part - STOP / 2, start.y + (goal.y - start.y) * part - STOP / 2, STOP, STOP);
  });
  return { path: `M${start.x} ${start.y}C${bends.join(" ")} ${goal.x} ${goal.y}`, stops };
}
