/** The foot of a card: what it needs, as sockets, and what it pays. */

import { f } from "../../../art/pen";
import type { Printed, Quest } from "./printed";
import { put, type Counted } from "./symbols";

const SERIF = 'font-family="Alegreya, Georgia, serif" font-weight="700" text-anchor="middle"';

/** A figure in the titles' type. */
export const figure = (x: number, y: number, size: number, fill: string, text: number | string): string =>
  `<text x="${f(x)}" y="${f(y)}" font-size="${f(size)}" fill="${fill}" ${SERIF}>${text}</text>`;

/** A fame seal with its figure. */
export function seal(x: number, y: number, size: number, fame: number): string {
  const scale = fame > 9 ? 0.56 : 0.64;
  return (
    put("fame", x - size / 2, y - size / 2, size) + figure(x, y + size * 0.2, size * scale, "#4a2f05", fame)
  );
}

/** The sign of multiplication. */
export const times = (x: number, y: number): string =>
  `<path d="M${f(x)} ${f(y - 4)}l8 8m0-8l-8 8" stroke="#6d5c3a" stroke-width="2.6" stroke-linecap="round"/>`;

/** Seal, ×, and what is counted; two biomes that are added up are joined by +. */
export function questRow(
  quest: Quest,
  y: number,
  middle = 100,
  size = quest.symbols.length > 2 ? 44 : 48,
): string {
  const { symbols } = quest;
  const added = quest.kind === "each" && symbols.length === 2;
  const side = symbols.length > 2 ? 27 : 36;
  const gap = added ? 15 : symbols.length > 2 ? 2 : 4;
  const room = symbols.length ? 20 : 0;
  const width = size + room + symbols.length * side + Math.max(0, symbols.length - 1) * gap;
  let x = middle - width / 2 + size;
  let drawn = seal(x - size / 2, y, size, quest.fame);
  if (room) drawn += times(x + 6, y);
  x += room;
  symbols.forEach((symbol, index) => {
    if (added && index)
      drawn += `<path d="M${f(x - gap / 2 - 4)} ${f(y)}h8m-4-4v8" stroke="#6d5c3a" stroke-width="2.4" stroke-linecap="round"/>`;
    drawn += put(symbol, x, y - side / 2, side);
    x += side + gap;
  });
  return drawn;
}

/** Tell the sockets that are filled: of each kind, the last ones are those that lack. */
function filled(needs: readonly Counted[], lacks: readonly string[]): boolean[] {
  const left = [...lacks];
  return [...needs]
    .reverse()
    .map((need) => {
      const at = left.indexOf(need);
      if (at < 0) return true;
      left.splice(at, 1);
      return false;
    })
    .reverse();
}

/** The sand band with a socket for everything needed; those that lack are hollow. */
export function sockets(card: Printed, top: number, lacks: readonly string[]): string {
  const side = card.needs.length > 5 ? 28 : 30;
  const gap = card.needs.length > 4 ? 3 : 5;
  const left = 100 - (card.needs.length * (side + gap) - gap) / 2;
  const band = `<path d="M0 ${top + 2.5}q100-9 200 0V${top + 37}H109l-9 8-9-8H0z" fill="#ecdfbd"/>`;
  const full = filled(card.needs, lacks);
  return (
    band +
    card.needs
      .map((need, index) => {
        const [x, y] = [left + index * (side + gap), top + 3.5];
        if (full[index]) return `<g class="socket">${put(need, x, y, side)}</g>`;
        return `${put(need, x, y, side, ' opacity=".32"')}<circle cx="${f(x + side / 2)}" cy="${f(y + side / 2)}" r="${side / 2}" fill="none" stroke="#8a6a3a" stroke-width="1.8" stroke-dasharray="3.4 3"/>`;
      })
      .join("")
  );
}
