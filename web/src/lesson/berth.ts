/** Where the coach stands: near what it speaks of, in sight, and never before it. */

export interface Size {
  width: number;
  height: number;
}
export interface Place {
  left: number;
  top: number;
}

const GAP = 18;
const EDGE = 8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** The least box round all of these. */
export function round(boxes: readonly DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** How much of the boxes would be covered. */
function covered({ left, top }: Place, { width, height }: Size, boxes: readonly DOMRect[]): number {
  const parts = boxes.map((box) => {
    const across = Math.min(left + width, box.right + GAP / 2) - Math.max(left, box.left - GAP / 2);
    const along = Math.min(top + height, box.bottom + GAP / 2) - Math.max(top, box.top - GAP / 2);
    return Math.max(0, across) * Math.max(0, along);
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

/** Places beside a box, above and below it, and all along the edges of the room. */
function places(box: DOMRect, { width, height }: Size, room: DOMRect): Place[] {
  const level = box.top + box.height / 2 - height / 2;
  const middle = box.left + box.width / 2 - width / 2;
  const [right, bottom] = [room.right - width - EDGE, room.bottom - height - EDGE];
  const wished = [
    { left: box.left - width - GAP, top: level },
    { left: box.right + GAP, top: level },
    { left: middle, top: box.top - height - GAP },
    { left: middle, top: box.bottom + GAP },
    ...[room.left, room.left + (room.width - width) / 2, right].flatMap((left) =>
      [room.top, room.top + (room.height - height) / 2, bottom].map((top) => ({ left, top })),
    ),
  ];
  return wished.map(({ left, top }) => ({
    left: clamp(left, room.left + EDGE, Math.max(room.left + EDGE, right)),
    top: clamp(top, room.top + EDGE, Math.max(room.top + EDGE, bottom)),
  }));
}

/** The best place for the coach in the room there is; `others` are better not covered, either. */
export function berth(own: Size, boxes: readonly DOMRect[], others: readonly DOMRect[], room: DOMRect): Place {
  const box = boxes.length ? round(boxes) : new DOMRect(room.x + room.width / 2, room.bottom, 0, 0);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const far = ({ left, top }: Place): number => Math.hypot(left + own.width / 2 - x, top + own.height / 2 - y);
  const rated = places(box, own, room).map((place) => ({
    place,
    cover: Math.round(covered(place, own, boxes)),
    other: Math.round(covered(place, own, others) / 400),
    far: far(place),
  }));
  const [best] = rated.sort((a, b) => a.cover - b.cover || a.other - b.other || a.far - b.far);
  return best?.place ?? { left: EDGE, top: EDGE };
}
