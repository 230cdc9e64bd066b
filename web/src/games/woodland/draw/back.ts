/** The backs of cards: an icon in a wreath, leaves and a ribbon. */

import { dice, f } from "../../../art/pen";
import { putIcon } from "./art";

/** What a back looks like. */
export interface Backing {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly icon: string;
}

interface Art {
  readonly box: string;
  readonly art: string;
}

/** Leaves strewn over the whole back, the same for every card of a pile. */
function leaves(width: number, height: number): string {
  const roll = dice(7);
  const count = Math.round((width * height) / 420);
  return Array.from({ length: count }, () => {
    const [x, y, turn, size] = [roll(4, width - 4), roll(4, height - 4), roll(0, 360), roll(3.5, 6)];
    return `<path transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(size)})" d="M-1 0Q0-.9 1 0Q0 .9-1 0Z"/>`;
  }).join("");
}

/** A back as an art on its box. */
export function back({ width, height, ground, icon }: Backing): Art {
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.36];
  return {
    box: `0 0 ${width} ${height}`,
    art:
      `<rect width="${width}" height="${height}" rx="10" fill="var(--card)"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="7" fill="${ground}"/>` +
      `<g fill="#fffaf0" opacity=".13">${leaves(width, height)}</g>` +
      `<circle cx="${x}" cy="${y}" r="${f(r)}" fill="${ground}" stroke="#e4d3a8" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${f(r - 4)}" fill="none" stroke="#e4d3a8" stroke-width="1" stroke-dasharray="1 4" stroke-linecap="round"/>` +
      putIcon(icon, f(x - r * 0.62), f(y - r * 0.62), f(r * 1.24), ' fill="#f3e6c4"') +
      `<rect x="6.5" y="6.5" width="${width - 13}" height="${height - 13}" rx="5" fill="none" stroke="#e4d3a8" stroke-opacity=".55"/>`,
  };
}
