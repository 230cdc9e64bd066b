/** Arrows lead from thing to thing as they lie on the screen. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Move the focus if an arrow was pressed and there is a thing in that direction. */
export function rove(event: KeyboardEvent, root: HTMLElement): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const things = [...root.querySelectorAll<HTMLElement>("[data-thing]")].filter(isShown);
  const here = things.find((thing) => thing === document.activeElement);
  const next = here ? nearest(here, things, step) : first(things);
  if (!next) return;
  event.preventDefault();
  next.focus({ focusVisible: true } as FocusOptions);
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const isShown = (thing: HTMLElement) => thing.getClientRects().length > 0;

/** What can be chosen comes first. */
function first(things: HTMLElement[]): HTMLElement | undefined {
  return things.find((thing) => thing.classList.contains("can")) ?? things[0];
}

function nearest(
  here: HTMLElement,
  things: HTMLElement[],
  [dx, dy]: [number, number],
): HTMLElement | null {
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    const to = middle(thing);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (thing === here || along < 4 || aside > along * 3) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

function middle(thing: HTMLElement): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
