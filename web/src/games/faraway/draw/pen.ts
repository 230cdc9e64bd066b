/** The drawing hand of the landscapes, over the pen that all pictures share. */

import { f, type Dice } from "../../../art/pen";

export { dice, f, mix, type Dice } from "../../../art/pen";

/** One drawing after another: what `draw` gives for 0, 1, 2 … */
export function each(count: number, draw: (index: number) => string): string {
  let drawn = "";
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
export const line = (points: readonly Point[]): string => points.map(([x, y]) => `${f(x)} ${f(y)}`).join("L");

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
