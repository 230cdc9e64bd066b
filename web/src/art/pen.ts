/** What every drawing needs: seeded dice, short numbers, mixed colours and gradients. */

/** Thrown without bounds it gives 0 to 1. */
export type Dice = (low?: number, high?: number) => number;

/** Dice that always fall the same way for the same seed, so that a picture is the same for all. */
export function dice(seed: number): Dice {
  let a = (seed * 2654435761) >>> 0;
  return (low = 0, high = 1) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (high - low) * (((t ^ (t >>> 14)) >>> 0) / 4294967296);
  };
}

/** A number short enough for a path. */
export const f = (n: number): number => Math.round(n * 10) / 10;

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
