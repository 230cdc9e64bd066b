/** Which part of the endless chart is in sight, and how large. */

import type { Point } from "../pressing";

export const SMALLEST = 44;
const LARGEST = 140;
const TIME = 240;

/** A box on the chart, in cells; the far edges lie outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The smallest box round some cells, with a margin. */
export function boxRound(places: readonly Point[], margin = 0): Box {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 1 + margin,
    bottom: Math.max(...ys) + 1 + margin,
  };
}

/** The smallest box round two. */
export const boxRoundBoth = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export class View {
  /** The point of the chart in the middle of the sheet. */
  x = $state(0.5);
  y = $state(0.5);
  /** The breadth of a cell in pixels. */
  cell = $state(84);
  width = $state(0);
  height = $state(0);
  /** A pointer is over the sheet: nothing moves under it. */
  touched = $state(false);
  /** Whoever looks has moved the chart themselves; then it follows only as far as it must. */
  own = $state(false);
  readonly left = $derived(this.width / 2 - this.x * this.cell);
  readonly top = $derived(this.height / 2 - this.y * this.cell);
  /** The sheet itself, as soon as it lies there. */
  sheet: HTMLElement | undefined;
  #frame = 0;

  /** Edges of the sheet that are covered by its frame. */
  constructor(readonly pads: { readonly x: number; readonly y: number }) {}

  /** The whole box in sight, as large as the limits let it be; where they do not, about the ship, with what is near it. */
  fit(box: Box, smallest: number, largest: number, first: { jump: boolean; ship: Point; near: Box }): void {
    const wide = (this.width - 2 * this.pads.x) / (box.right - box.left);
    const high = (this.height - 2 * this.pads.y) / (box.bottom - box.top);
    const cell = clamp(Math.min(wide, high), smallest, largest);
    const half = { x: this.width / 2 / cell, y: this.height / 2 / cell };
    // About the ship, but not over the edge of the chart where there is nothing to see.
    const about = (at: number, low: number, high: number, reach: number): number =>
      high - low < 2 * reach ? (low + high) / 2 : clamp(at + 0.5, low + reach, high - reach);
    const middle = {
      x: about(first.ship.x, box.left, box.right, half.x),
      y: about(first.ship.y, box.top, box.bottom, half.y),
    };
    const { x, y } = Math.min(wide, high) < smallest ? this.#moved(middle, first.near, cell) : middle;
    this.#ease(x, y, cell, first.jump);
  }

  /** Move as little as needed to have a box in sight. */
  reveal(box: Box): void {
    const { x, y } = this.#moved(this, box, this.cell);
    if (x !== this.x || y !== this.y) this.#ease(x, y, this.cell);
  }

  /** The middle moved as little as needed to have a box in sight. */
  #moved(middle: Point, box: Box, cell: number): Point {
    const halfX = Math.max(0, this.width / 2 - this.pads.x) / cell;
    const halfY = Math.max(0, this.height / 2 - this.pads.y) / cell;
    const along = (at: number, half: number, low: number, high: number): number =>
      high - low > 2 * half ? (low + high) / 2 : clamp(at, high - half, low + half);
    return { x: along(middle.x, halfX, box.left, box.right), y: along(middle.y, halfY, box.top, box.bottom) };
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.own = true;
    this.x -= dx / this.cell;
    this.y -= dy / this.cell;
  }

  /** Zoom about a point of the sheet, which stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#stop();
    this.own = true;
    const cell = clamp(this.cell * factor, SMALLEST, LARGEST);
    const shift = 1 / this.cell - 1 / cell;
    this.x += (px - this.width / 2) * shift;
    this.y += (py - this.height / 2) * shift;
    this.cell = cell;
  }

  /** The cell under a point of the screen; null beside the sheet. */
  under(screenX: number, screenY: number): Point | null {
    const box = this.sheet?.getBoundingClientRect();
    if (!box || screenX < box.left || screenX > box.right || screenY < box.top || screenY > box.bottom) return null;
    const [px, py] = [screenX - box.left, screenY - box.top];
    return { x: Math.floor((px - this.left) / this.cell), y: Math.floor((py - this.top) / this.cell) };
  }

  /** Where a cell lies on the screen. */
  boxOf({ x, y }: Point): DOMRect {
    const box = this.sheet?.getBoundingClientRect() ?? new DOMRect();
    return new DOMRect(box.left + this.left + x * this.cell, box.top + this.top + y * this.cell, this.cell, this.cell);
  }

  #ease(x: number, y: number, cell: number, jump = false): void {
    this.#stop();
    if (calm.matches || jump) {
      [this.x, this.y, this.cell] = [x, y, cell];
      return;
    }
    const from = { x: this.x, y: this.y, cell: this.cell };
    const start = performance.now();
    const step = (now: number): void => {
      const left = (1 - clamp((now - start) / TIME, 0, 1)) ** 3;
      this.x = x + (from.x - x) * left;
      this.y = y + (from.y - y) * left;
      this.cell = cell + (from.cell - cell) * left;
      if (left) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
