/** The wheel of the seasons on a box of 100 × 100; the season that is on stands out. */

import { f } from "../../../art/pen";
import { putPiece } from "./art";

export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
export type Season = (typeof SEASONS)[number];

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${f(50 + radius * Math.cos(angle))} ${f(50 + radius * Math.sin(angle))}`;
};

function quarter(index: number, season: Season, now: boolean): string {
  const [from, to] = [index * 90 - 135, index * 90 - 45];
  const shape = `M${at(25, from)}L${at(46, from)}A46 46 0 0 1 ${at(46, to)}L${at(25, to)}A25 25 0 0 0 ${at(25, from)}Z`;
  const edge = now ? 'stroke="var(--ink)" stroke-width="1.6"' : 'stroke="var(--card)" stroke-width="2.5"';
  const [x = 50, y = 50] = at(35.5, index * 90 - 90).split(" ").map(Number);
  return (
    `<g class="${season}"><path d="${shape}" fill="var(--symbg)" opacity="${now ? 1 : 0.3}" ${edge}/>` +
    `${putPiece(season, f(x - 8), f(y - 8), 16, ` color="${now ? "#2b2a28" : "var(--ink)"}" opacity="${now ? 1 : 0.5}"`)}</g>`
  );
}

/** The wheel without its word. */
export function dial(season: Season): string {
  const quarters = SEASONS.map((one, index) => ({ one, art: quarter(index, one, one === season) }));
  // What stands out is drawn last, over the rims of its neighbours.
  const ordered = quarters.toSorted((a, b) => Number(a.one === season) - Number(b.one === season));
  return `<circle cx="50" cy="50" r="49" fill="var(--card)" stroke="var(--line)"/>${ordered.map((part) => part.art).join("")}`;
}
