/** Cards and workers found in another place than before glide there; pieces fly to the stock. */

const TIME = 230;
const DEALT = 6;
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
  // Many new things at once are another part of the table, not cards that were dealt.
  const dealt = came.length <= DEALT ? root.querySelector("[data-deck]")?.getBoundingClientRect() : undefined;
  for (const { name, element } of came) {
    const from = left.get(name)?.shift()?.box ?? (name.startsWith("peg") ? undefined : dealt);
    if (from) travel(element, from);
    else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
  }
}

const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${Math.max(0.2, from.width / to.width)})`;

/** Within its zone a thing slides along. */
function move(element: Element, from: DOMRect | undefined): void {
  const to = element.getBoundingClientRect();
  if (!to.width || !from) return;
  if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) + Math.abs(from.width - to.width) < 4) return;
  element.animate([{ transform: shift(from, to), transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], {
    duration: TIME,
    easing: "ease-out",
  });
}

/** From zone to zone a copy goes over everything, for boards cut off what leaves them. */
function travel(element: HTMLElement | SVGElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  if (!to.width) return;
  const ghost = ghostOf(element, to);
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME });
  send(ghost, shift(from, to), { duration: TIME, easing: "ease-out" });
}

/** Let a copy come from there; then it goes. */
function send(ghost: HTMLElement, start: string, timing: KeyframeAnimationOptions): void {
  const flight = ghost.animate([{ transform: start }, { transform: "none" }], timing);
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** A copy of a thing that lies just over it and is nothing but a picture. */
function ghostOf(element: Element, box: DOMRect): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-thing", "data-glide", "data-zone", "data-name", "data-stock"]) ghost.removeAttribute(name);
  for (const inner of ghost.querySelectorAll("[data-glide]")) inner.removeAttribute("data-glide");
  ghost.classList.remove("can", "refused");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.style.cssText += `;position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;margin:0;z-index:60;pointer-events:none;transform-origin:0 0`;
  document.body.append(ghost);
  return ghost;
}

/** Let pieces fly from somewhere to a place of the stock, at most five. */
export function fly(piece: Element, from: DOMRect, count: number): void {
  if (calm.matches) return;
  const to = piece.getBoundingClientRect();
  for (let at = 0; at < Math.min(5, count); at++) {
    const ghost = ghostOf(piece, to);
    const start = `translate(${from.left + from.width / 2 - to.left}px, ${from.top + from.height / 2 - to.top}px) scale(1.25)`;
    send(ghost, start, { duration: 260 + at * 60, easing: "ease-in-out" });
  }
}
