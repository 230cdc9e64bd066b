/** The drawing hand of the chart: points, paths, groups, and dice seeded by a word. */

import { f } from "../../../art/pen";

export { f } from "../../../art/pen";

/** A point of a drawing; a tile is 100 by 100. */
export type Point = readonly [x: number, y: number];

/** Dice that fall the same way for the same word: a tile looks the same wherever it lies. */
export interface Dice {
  /** From 0 to 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  oneOf: <T>(items: readonly [T, ...T[]]) => T;
}

export function seeded(word: string): Dice {
  let a = 2166136261;
  for (const letter of word) a = Math.imul(a ^ letter.charCodeAt(0), 16777619);
  a >>>= 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  next();
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    oneOf: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** Points joined by straight lines. */
export const path = (points: readonly Point[], closed = false): string =>
  "M" + points.map(([x, y]) => `${f(x)} ${f(y)}`).join("L") + (closed ? "Z" : "");

/** A drawing moved to its place, perhaps scaled, perhaps with a class. */
export const put = (x: number, y: number, scale: number, inner: string, name = ""): string =>
  `<g${name && ` class="${name}"`} transform="translate(${f(x)} ${f(y)})${scale === 1 ? "" : ` scale(${scale})`}">${inner}</g>`;

/** How far apart two places are. */
export const apart = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

