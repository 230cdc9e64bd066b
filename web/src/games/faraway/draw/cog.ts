/** The cogwheel of the grey biome. */

import { f } from "../../../art/pen";

/** A cogwheel as a path, its teeth a little narrower than the gaps. */
export function cog(x: number, y: number, r: number, teeth: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const turn = ((i + (i % 2 ? -0.12 : 0.12)) / (teeth * 4)) * 2 * Math.PI;
    const reach = i % 4 < 2 ? r : r * 0.78;
    return `${f(x + reach * Math.cos(turn))} ${f(y + reach * Math.sin(turn))}`;
  });
  return `M${points.join("L")}z`;
}
