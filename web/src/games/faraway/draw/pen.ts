/** The drawing hand: dice seeded by a card, short numbers, mixed colours. */

/** Rolls a number between two bounds. */
export type Dice = (low?: number, high?: number) => number;

/** Dice that roll the same for the same seed, for ever (Mulberry32). */
export function dice(seed: number): Dice {
  let state = (seed * 2654435761) >>> 0;
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + ((high - low) * ((t ^ (t >>> 14)) >>> 0)) / 4294967296;
  };
}

/** A number with one decimal: enough for a card, and half the length. */
export const f = (value: number): number => Math.round(value * 10) / 10;

/** A colour on the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(from, at) * (1 - share) + part(to, at) * share));
  return '#' + parts.map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** One drawing after another: what `draw` gives for 0, 1, 2 … */
export function each(count: number, draw: (index: number) => string): string {
  let drawn = '';
  for (let index = 0; index < count; index++) drawn += draw(index);
  return drawn;
}

/** One of a list, by dice. */
export function oneOf<T>(items: readonly [T, ...T[]], roll: Dice): T {
  return items[Math.floor(roll(0, items.length - 0.001))] ?? items[0];
}

/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Points joined by straight lines, without the leading M. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');

/** A rolling ridge over the whole width, filled down to the foot of the card. */
export function ridge(roll: Dice, y: number, swing: number, steps: number, fill: string): string {
  const heights = Array.from({ length: steps + 1 }, () => y + roll(-swing, swing));
  const width = 200 / steps;
  let path = `M-2 282V${f(heights[0] ?? y)}L0 ${f(heights[0] ?? y)}`;
  for (let step = 1; step <= steps; step++) {
    const middle = f((step - 0.5) * width);
    const [before, here] = [f(heights[step - 1] ?? y), f(heights[step] ?? y)];
    path += `C${middle} ${before} ${middle} ${here} ${f(step * width)} ${here}`;
  }
  return `<path d="${path}H202V282z" fill="${fill}"/>`;
}
