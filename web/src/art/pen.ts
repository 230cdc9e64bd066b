/** What every drawing needs: seeded dice, short numbers, points and paths, mixed colours and gradients. */

/** Thrown without bounds it gives 0 to 1. */
export type Dice = (low?: number, high?: number) => number;

/** Numbers from 0 to 1 that follow from a first one. */
function rolling(first: number): () => number {
  let a = first >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const within = (next: () => number): Dice => (low = 0, high = 1) => low + (high - low) * next();

/** Dice that always fall the same way for the same seed, so that a picture is the same for all. */
export const dice = (seed: number): Dice => within(rolling(seed * 2654435761));

/** Dice that fall the same way for the same word. */
export function seeded(word: string): Dice {
  let a = 2166136261;
  for (const letter of word) a = Math.imul(a ^ letter.charCodeAt(0), 16777619);
  const next = rolling(a);
  next();
  next();
  return within(next);
}

/** One of a list, by dice. */
export const oneOf = <T>(items: readonly [T, ...T[]], roll: Dice): T => items[Math.floor(roll(0, items.length - 0.001))] ?? items[0];

/** One drawing after another: what `draw` gives for 0, 1, 2 … */
export function each(count: number, draw: (index: number) => string): string {
  let drawn = "";
  for (let index = 0; index < count; index++) drawn += draw(index);
  return drawn;
}

/** A number short enough for a path. */
export const f = (n: number): number => Math.round(n * 10) / 10;

/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Points joined by straight lines, without the leading M. */
export const line = (points: readonly Point[]): string => points.map(([x, y]) => `${f(x)} ${f(y)}`).join("L");

/** Points joined by straight lines. */
export const path = (points: readonly Point[], closed = false): string => "M" + line(points) + (closed ? "Z" : "");

/** How far apart two places are. */
export const apart = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** A drawing moved to its place, perhaps scaled, perhaps with a class. */
export const put = (x: number, y: number, scale: number, inner: string, name = ""): string =>
  `<g${name && ` class="${name}"`} transform="translate(${f(x)} ${f(y)})${scale === 1 ? "" : ` scale(${scale})`}">${inner}</g>`;

/** The colour that lies t of the way from one to another (both as #rrggbb). */
export function mix(from: string, to: string, t: number): string {
  const part = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  const mixed = (at: number) => Math.round(part(from, at) * (1 - t) + part(to, at) * t);
  return "#" + [1, 3, 5].map((at) => mixed(at).toString(16).padStart(2, "0")).join("");
}

/** Where a gradient has which colour, and how much of it. */
export type Stop = [offset: number, colour: string, opacity?: number];

/** A gradient to fill with `url(#id)`; it runs down unless told otherwise. */
export function gradient(id: string, stops: Stop[], course = 'x2="0" y2="1"'): string {
  const parts = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
  );
  return `<linearGradient id="${id}" ${course}>${parts.join("")}</linearGradient>`;
}
