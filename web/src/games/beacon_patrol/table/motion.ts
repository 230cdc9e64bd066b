/**
 * What is seen to move: tiles from hand to chart, from pile to hand, from hand to hand; pips to the score.
 * All of it lies over a table that is drawn already, and goes by itself: nothing waits for its end.
 */

import type { Place } from "./scene";

const QUICK = 230;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const isCalm = (): boolean => calm.matches;

interface Lying {
  readonly box: DOMRect;
  readonly picture: string;
}

/** Where the tiles of all hands lie on the screen. */
export type Places = ReadonlyMap<string, Lying>;

export function places(root: HTMLElement): Places {
  const found = new Map<string, Lying>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const tile = element.querySelector("svg.tile");
    if (tile) found.set(element.dataset["piece"] ?? "", { box: tile.getBoundingClientRect(), picture: tile.outerHTML });
  }
  return found;
}

const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / Math.max(1, to.width)})`;

/** Tiles that lie in another hand than before glide there, new ones come from the pile. */
export function glide(root: HTMLElement, before: Places): void {
  if (calm.matches || !before.size) return;
  const pile = root.querySelector("[data-pile] svg")?.getBoundingClientRect();
  let fresh = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const former = before.get(element.dataset["piece"] ?? "");
    const box = element.getBoundingClientRect();
    const from = former?.box ?? pile;
    if (!from?.width || !box.width || Math.abs(from.left - box.left) + Math.abs(from.top - box.top) < 4) continue;
    const delay = former ? 0 : fresh++ * 60;
    element.animate(
      [
        { transform: shift(from, box), transformOrigin: "0 0", zIndex: 9, opacity: former ? 1 : 0.3 },
        { transform: "none", transformOrigin: "0 0", zIndex: 9, opacity: 1 },
      ],
      { duration: QUICK, delay, easing: EASE, fill: "backwards" },
    );
  }
}

/** Send a picture from one place of the screen to another; it is seen only on its way. */
function fly(picture: string, from: DOMRect, to: DOMRect, fades: boolean, delay = 0): void {
  const ghost = document.createElement("div");
  ghost.inert = true;
  ghost.innerHTML = picture;
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "40",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    transformOrigin: "0 0",
    pointerEvents: "none",
    opacity: "0",
  });
  document.body.append(ghost);
  const flight = ghost.animate(
    [
      { transform: shift(from, to), opacity: 1 },
      { transform: "none", opacity: fades ? 0.5 : 1 },
    ],
    { duration: fades ? QUICK * 2 : QUICK, delay, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** A tile glides from where it lay to its cell, which looks bare until then; says how long that takes. */
export function lay(root: HTMLElement, lying: Lying | undefined, place: Place, cell: DOMRect): number {
  if (calm.matches || !lying?.box.width) return 0;
  const bare = root.querySelector("[data-bare]");
  bare?.setAttribute("transform", `translate(${place.x * 100} ${place.y * 100})`);
  bare?.animate([{ opacity: 1 }, { opacity: 1 }], { duration: QUICK });
  fly(lying.picture, lying.box, cell, false);
  return QUICK;
}

/** A brass pip flies from its tile to the score, after so many milliseconds. */
export function score(root: HTMLElement, cell: DOMRect, points: number, delay: number): void {
  const goal = root.querySelector("[data-score]")?.getBoundingClientRect();
  if (calm.matches || !goal?.width || !points) return;
  const size = Math.max(18, cell.width * 0.2);
  const picture = `<svg viewBox="-9 -9 18 18"><g class="bp-pip"><circle r="8.4"/><text y="3.7">${points}</text></g></svg>`;
  fly(
    picture,
    new DOMRect(cell.right - size * 1.1, cell.top + size * 0.1, size, size),
    new DOMRect(goal.left + 4, goal.top + goal.height / 2 - size / 2, size, size),
    true,
    delay,
  );
}
