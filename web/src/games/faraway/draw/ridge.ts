/** Hills behind hills. */

import { f, type Dice } from "../../../art/pen";

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
