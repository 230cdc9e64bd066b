/** Where the symbols that serve a card lie, so that arcs can be drawn from them. */

import type { Printed } from "../draw/printed";
import { isBiome } from "../draw/symbols";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card on the screen, in pixels of the row it lies in. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What is given stands at the right edge, one below the other; biome and hour on the pennant. */
const GIVES = { x: 167.5 / 200, y: 32 / 280, step: 47 / 280 };
const BIOME = { x: 28 / 200, y: 61 / 280 };
const HOUR = { x: 54 / 200, y: 61 / 280 };
/** The middle of the sockets, or of the quest where nothing is needed. */
const SOCKETS = { x: 0.5, y: 0.73 };

const at = (box: Box, { x, y }: Point): Point => ({ x: box.x + box.width * x, y: box.y + box.height * y });

/** The points of a card at which one of the wanted symbols stands. */
export function serving(card: Printed, box: Box, wanted: ReadonlySet<string>): Point[] {
  if (card.sanctuary) return card.counted.some((symbol) => wanted.has(symbol)) ? [at(box, { x: 0.5, y: 0.5 })] : [];
  const gives = card.gives.flatMap((symbol, nth) =>
    wanted.has(symbol) ? [at(box, { x: GIVES.x, y: GIVES.y + nth * GIVES.step })] : [],
  );
  const biome = card.counted.some((symbol) => isBiome(symbol) && wanted.has(symbol)) ? [at(box, BIOME)] : [];
  const night = card.hour === "night" && wanted.has("night") ? [at(box, HOUR)] : [];
  return [...gives, ...biome, ...night];
}

/** Where arcs end on the card that is served. */
export const served = (box: Box): Point => at(box, SOCKETS);

/** A dotted bow from a symbol to the card that it serves. */
export function bow(from: Point, to: Point): string {
  const high = Math.min(from.y, to.y) - 26;
  return `M${from.x} ${from.y}C${from.x - 24} ${high} ${to.x + 60} ${high} ${to.x} ${to.y}`;
}
