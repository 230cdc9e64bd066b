/** The backs of Everdell's cards: the Ever Tree in a wreath for the deck, leaves and a ribbon for the rest. */

import { dice, f } from "../../art/pen";
import { putIcon } from "../woodland/draw/art";

interface Art {
  readonly box: string;
  readonly art: string;
}

const LOOK: Readonly<Record<string, { width: number; height: number; ground: string; icon: string }>> = {
  forest: { width: 172, height: 82, ground: "#3f6b4a", icon: "birch-trees" },
  place: { width: 127, height: 70, ground: "#7a6a3c", icon: "pine-tree" },
  event: { width: 104, height: 76, ground: "#8a5a2c", icon: "laurels-trophy" },
  wonder: { width: 104, height: 76, ground: "#2f7f93", icon: "arch-bridge" },
  river: { width: 188, height: 112, ground: "#1f5f74", icon: "oyster-pearl" },
  adornment: { width: 104, height: 146, ground: "#5b3f6e", icon: "gem-pendant" },
};
const DECK = { width: 104, height: 146, ground: "#2f5d46", icon: "tree-face" };

/** Leaves strewn over the whole back, the same for every card of a pile. */
function leaves(width: number, height: number): string {
  const roll = dice(7);
  const count = Math.round((width * height) / 420);
  return Array.from({ length: count }, () => {
    const [x, y, turn, size] = [roll(4, width - 4), roll(4, height - 4), roll(0, 360), roll(3.5, 6)];
    return `<path transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(size)})" d="M-1 0Q0-.9 1 0Q0 .9-1 0Z"/>`;
  }).join("");
}

/** The back of that kind; the deck's for a kind we do not know. */
export function back(kind: string): Art {
  const { width, height, ground, icon } = LOOK[kind] ?? DECK;
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
