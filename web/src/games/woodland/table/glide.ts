/** Cards and workers found in another place than before glide there; pieces fly to the stock. */

const TIME = 230;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

interface Spot {
  /** Where it belongs, by zone and seat. */
  readonly at: string;
  readonly box: DOMRect;
}

/** By what moves: where each of its kind lies, in the order of the page. */
export type Places = Map<string, Spot[]>;

const belongs = (element: HTMLElement | SVGElement): string =>
  element.closest<HTMLElement>("[data-at]")?.dataset["at"] ?? "";

function* movers(root: HTMLElement): Generator<[string, HTMLElement | SVGElement]> {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-glide]"))
    yield [element.dataset["glide"] ?? "", element];
}

/** Note where everything that may move lies. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const [name, element] of movers(root)) {
    const spot = { at: belongs(element), box: element.getBoundingClientRect() };
    if (spot.box.width) found.set(name, [...(found.get(name) ?? []), spot]);
  }
  return found;
}

/** Let everything that lies elsewhere now come from where it was; new cards come from the deck. */
export function glide(root: HTMLElement, before: Places): void {
  if (calm.matches || !before.size) return;
  const left: Places = new Map([...before].map(([name, spots]) => [name, [...spots]]));
  const now = [...movers(root)].map(([name, element]) => ({ name, element, at: belongs(element) }));
  const came: typeof now = [];
  for (const one of now) {
    const spots = left.get(one.name) ?? [];
    const same = spots.findIndex((spot) => spot.at === one.at);
    if (same >= 0) move(one.element, spots.splice(same, 1)[0]?.box);
    else came.push(one);
  }
  const deck = root.querySelector<HTMLElement>("[data-deck]")?.getBoundingClientRect();
  for (const { name, element } of came)
    move(element, left.get(name)?.shift()?.box ?? (name.startsWith("peg") ? undefined : deck), true);
}

function move(element: Element, from: DOMRect | undefined, fresh = false): void {
  const to = element.getBoundingClientRect();
  if (!to.width) return;
  if (!from) {
    if (fresh) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
    return;
  }
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) + Math.abs(dy) + Math.abs(from.width - to.width) < 4) return;
  const start = `translate(${dx}px, ${dy}px) scale(${Math.max(0.2, from.width / to.width)})`;
  element.animate(
    [
      { transform: start, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    { duration: TIME, easing: "ease-out" },
  );
}

/** Let pieces fly from somewhere to a place of the stock, at most five. */
export function fly(piece: Element, from: DOMRect, count: number): void {
  if (calm.matches) return;
  const to = piece.getBoundingClientRect();
  for (let at = 0; at < Math.min(5, count); at++) {
    const ghost = piece.cloneNode(true) as HTMLElement;
    ghost.style.cssText += `;position:fixed;left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px;z-index:60;pointer-events:none`;
    document.body.append(ghost);
    const start = `translate(${from.left + from.width / 2 - to.left}px, ${from.top + from.height / 2 - to.top}px) scale(1.25)`;
    ghost
      .animate([{ transform: start }, { transform: "none" }], { duration: 260 + at * 60, easing: "ease-in-out" })
      .finished.finally(() => ghost.remove());
  }
}
