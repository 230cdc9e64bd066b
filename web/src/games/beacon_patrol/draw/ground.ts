/** The ground of a tile as a grid of places: land or water, how far from the coast and the rim. */

import type { Shore } from "./coast";
import { apart, type Point } from "../../../art/pen";

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Distance to the nearest coast. */
  readonly coast: number;
  /** Distance to the rim of the tile. */
  readonly rim: number;
}

export interface Ground {
  /** Places on land, shore by shore. */
  readonly land: readonly (readonly Place[])[];
  readonly water: readonly Place[];
}

const PITCH = 4;

/** Look at a place every four units. */
export function survey(coasts: readonly Shore[]): Ground {
  const land: Place[][] = coasts.map(() => []);
  const water: Place[] = [];
  const lines = coasts.flatMap((shore) => shore.line);
  for (let y = PITCH; y < 100; y += PITCH)
    for (let x = PITCH; x < 100; x += PITCH) {
      const at = coasts.findIndex((shore) => isInside(shore.land, x, y));
      const place = { x, y, coast: nearest(lines, x, y), rim: Math.min(x, y, 100 - x, 100 - y) };
      (land[at] ?? water).push(place);
    }
  return { land, water };
}

/** The place that is worth most; null where none will do. Worth `NEVER` is ruled out. */
export const NEVER = -1e9;
export function best<T>(places: readonly T[], worth: (place: T) => number): T | null {
  let found: T | null = null;
  let most = NEVER / 2;
  for (const place of places) {
    const value = worth(place);
    if (value > most) [found, most] = [place, value];
  }
  return found;
}

/** What is taken already, so that things keep apart. */
export class Room {
  #taken: { x: number; y: number; r: number }[] = [];

  take(x: number, y: number, r: number): void {
    this.#taken.push({ x, y, r });
  }

  /** How much room there is round a place. */
  gap({ x, y }: { x: number; y: number }): number {
    let least = 1e9;
    for (const one of this.#taken) least = Math.min(least, apart(one.x, one.y * 1.15, x, y * 1.15) - one.r);
    return least;
  }
}

function nearest(lines: readonly Point[], x: number, y: number): number {
  let least = 1e18;
  for (const [px, py] of lines) least = Math.min(least, (px - x) * (px - x) + (py - y) * (py - y));
  return Math.sqrt(least);
}

/** Whether a place lies within an outline. */
function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let within = false;
  let [px, py] = outline.at(-1) ?? [0, 0];
  for (const [qx, qy] of outline) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) within = !within;
    [px, py] = [qx, qy];
  }
  return within;
}
