/** What is seen to move on the chart: a tile to its cell, and pips to the score. */

import { fly, isCalm, TIME, type Spot } from "../../../table/glide.svelte";
import type { Place } from "./scene";

/** A tile glides from where it lay to its cell, which looks bare until then; says how long that takes. */
export function lay(root: HTMLElement, from: Spot | undefined, place: Place, cell: DOMRect): number {
  if (isCalm() || !from) return 0;
  const bare = root.querySelector("[data-bare]");
  bare?.setAttribute("transform", `translate(${place.x * 100} ${place.y * 100})`);
  bare?.animate([{ opacity: 1 }, { opacity: 1 }], { duration: TIME });
  fly(from.element, from.box, cell);
  return TIME;
}

/** A brass pip flies from its tile to the score, after so many milliseconds. */
export function score(root: HTMLElement, cell: DOMRect, points: number, delay: number): void {
  const goal = root.querySelector("[data-score]")?.getBoundingClientRect();
  if (!goal?.width || !points) return;
  const size = Math.max(18, cell.width * 0.2);
  const pip = document.createElement("div");
  pip.innerHTML = `<svg viewBox="-9 -9 18 18"><g class="bp-pip"><circle r="8.4"/><text y="3.7">${points}</text></g></svg>`;
  const from = new DOMRect(cell.right - size * 1.1, cell.top + size * 0.1, size, size);
  fly(pip, from, new DOMRect(goal.left + 4, goal.top + goal.height / 2 - size / 2, size, size), { delay, time: TIME * 2, ends: 0.5 });
}
