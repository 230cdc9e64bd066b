/** The keys of the table: 1 to 3 hold a tile, arrows go over the cells, S swaps, E ends the turn. */

import type { Helm } from "./helm.svelte";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CLOSER = 1.2;

export function keys(event: KeyboardEvent, table: Helm, root: HTMLElement | undefined, whole: () => void): void {
  const target = event.target instanceof Element ? event.target : null;
  if (!root || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest("input, select, textarea, dialog, [role=menu], [role=dialog], aside:not(.left)")) return;
  if (root.closest("[inert]") || !pressed(event.key, table, root, whole)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Do what a key stands for; false if it stands for nothing here. */
function pressed(key: string, table: Helm, root: HTMLElement, whole: () => void): boolean {
  const arrow = ARROWS[key];
  if (arrow) return step(arrow, table, root);
  if (/^[1-9]$/.test(key)) return choose(Number(key), table, root);
  const letter = key.toLowerCase();
  if (key === "+" || key === "=") table.view.zoom(CLOSER);
  else if (key === "-") table.view.zoom(1 / CLOSER);
  else if (key === "0") whole();
  else if (letter === "s") return focus(root.querySelector("[data-zone=mate].can"));
  else if (letter === "e" && table.turn) table.endTurn();
  else if (key === "Escape" && (table.chosen || table.told)) table.letGo();
  else return false;
  return true;
}

function choose(nth: number, table: Helm, root: HTMLElement): boolean {
  const card = table.scene.me.hand[nth - 1];
  if (card === undefined) return false;
  if (table.turn) table.hold(table.chosen === card && table.scene.me.hand.length > 1 ? "" : card);
  focus(root.querySelector(`[data-zone=hand][data-name="${card}"]`));
  return true;
}

/** From cell to cell; the first arrow leads to where something can be done. */
function step([dx, dy]: readonly [number, number], table: Helm, root: HTMLElement): boolean {
  const here = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["cell"] : undefined;
  if (here === undefined) {
    const outside = document.activeElement === document.body || !root.contains(document.activeElement);
    const fromHand = document.activeElement instanceof HTMLElement && document.activeElement.dataset["zone"] === "hand";
    if (!outside && !(fromHand && dy < 0)) return false;
    return focus(root.querySelector(".cell.now") ?? root.querySelector(".cell.later") ?? root.querySelector(`[data-spot="${table.scene.me.spot}"]`));
  }
  const [x = 0, y = 0] = here.split(",").map(Number);
  const next = nearest(x, y, dx, dy, table);
  if (next) return focus(root.querySelector(`[data-cell="${next}"]`));
  return dy > 0 ? focus(root.querySelector("[data-zone=hand]")) : true;
}

/** The next cell in a direction: straight on if there is one, else the least aside. */
function nearest(x: number, y: number, dx: number, dy: number, table: Helm): string {
  let best = "";
  let least = Infinity;
  for (const cell of table.cells) {
    const along = (cell.x - x) * dx + (cell.y - y) * dy;
    const aside = Math.abs((cell.x - x) * dy) + Math.abs((cell.y - y) * dx);
    if (along < 1 || aside > along) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [`${cell.x},${cell.y}`, far];
  }
  return best;
}

function focus(found: Element | null): boolean {
  if (!(found instanceof HTMLElement)) return false;
  found.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
  return true;
}
