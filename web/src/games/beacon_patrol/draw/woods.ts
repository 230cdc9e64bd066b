/** Trees and tufts of a tile, in as few shapes as will do: a chart has a thousand of them. */

import { f } from "../../../art/pen";
import type { Tree, Trifles } from "./trifles";

const disc = (x: number, y: number, r: number): string =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0 ${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0z`;

function tree({ x, y, fir, size }: Tree, grown: number): string {
  const s = size * grown;
  if (!fir)
    return (
      `<path class="bp-bush" d="${disc(x - 1.6 * s, y - 2 * s, 2.4 * s)}${disc(x + 1.8 * s, y - 2.2 * s, 2.7 * s)}"/>` +
      `<path class="bp-bushtop" d="${disc(x + 0.8 * s, y - 3.4 * s, 1.7 * s)}"/>`
    );
  const top = `M${f(x)} ${f(y - 9 * s)}l${f(3 * s)} ${f(5.2 * s)}h${f(-1.3 * s)}l${f(2.1 * s)} ${f(3.8 * s)}h`;
  return `<path class="bp-fir" d="${top}${f(-7.6 * s)}l${f(2.1 * s)} ${f(-3.8 * s)}h${f(-1.3 * s)}z"/><path class="bp-firshade" d="${top}${f(-3.4 * s)}z"/>`;
}

/** The woods of a tile; a small one has half the trees, larger, and no tufts. */
export function woods({ trees, tufts }: Trifles, small: boolean): string {
  const grass = small ? [] : tufts.map(({ x, y }) => `M${f(x - 2.2)} ${f(y)}l-.8-2m2.4 2v-2.8m1.6 2.8l1-2.2`);
  const kept = trees.filter((_, i) => !small || i % 2 === 0);
  return (
    (grass.length ? `<path class="bp-tuft" d="${grass.join("")}"/>` : "") +
    kept.map((one) => tree(one, small ? 1.25 : 1)).join("")
  );
}
