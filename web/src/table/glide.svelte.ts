/**
 * What lies elsewhere than before is seen to move there: one way for all games. A thing that may move
 * bears `data-glide`, its name; the nearest `data-at` around it says where it belongs.
 * All of it lies over a table that is drawn already, and goes by itself: nothing waits for its end.
 */

import { untrack } from "svelte";

export const TIME = 230;
const EASE = "cubic-bezier(.2,.7,.2,1)";
/** More new things at once are another part of the table, not things that were dealt. */
const DEALT = 8;
const PAUSE = 45;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Nothing shall move for beauty alone. */
export const isCalm = (): boolean => calm.matches;

/** A thing where it lies, or lay. */
export interface Spot {
  readonly name: string;
  /** Where it belongs. */
  readonly at: string;
  readonly element: HTMLElement | SVGElement;
  readonly box: DOMRect;
}

/** By name: where each of that name lies, in the order of the page. */
export type Places = ReadonlyMap<string, readonly Spot[]>;

/** How a game's things move, where it is not from place to place. */
export interface Rules {
  /** The selector of what a new thing comes from; without one it appears softly. */
  source?: (spot: Spot) => string | undefined;
  /** The selector of where a thing goes that is seen no more, "" if it fades; without one it is just gone. */
  goal?: (spot: Spot) => string | undefined;
  /** So long each waits for the one before it, of equal things that go elsewhere; without it they go together. */
  pause?: (spot: Spot) => number;
  /** It does not come from elsewhere, but turns over where it lies. */
  turns?: (spot: Spot, former: Spot | undefined) => boolean;
}

const belongs = (element: Element): string => element.closest<HTMLElement>("[data-at]")?.dataset["at"] ?? "";

function* spotsIn(root: HTMLElement): Generator<Spot> {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-glide]")) {
    const box = element.getBoundingClientRect();
    if (box.width) yield { name: element.dataset["glide"] ?? "", at: belongs(element), element, box };
  }
}

/** Note where everything that may move lies. */
export function places(root: HTMLElement): Places {
  const found = new Map<string, Spot[]>();
  for (const spot of spotsIn(root)) found.set(spot.name, [...(found.get(spot.name) ?? []), spot]);
  return found;
}

/** Show how the table came from the former places to those of now. */
export function glide(root: HTMLElement, before: Places, rules: Rules = {}): void {
  if (calm.matches || !before.size) return;
  const left = new Map([...before].map(([name, spots]) => [name, [...spots]]));
  const came: Spot[] = [];
  for (const spot of spotsIn(root)) {
    const spots = left.get(spot.name) ?? [];
    const same = spots.findIndex(({ at }) => at === spot.at);
    if (same >= 0) slide(spot, spots.splice(same, 1)[0]);
    else came.push(spot);
  }
  const fresh: Spot[] = [];
  const gone = new Map<string, number>();
  for (const spot of came) {
    const former = left.get(spot.name)?.shift();
    if (rules.turns?.(spot, former)) turn(spot);
    else if (former) {
      const nth = gone.get(spot.name) ?? 0;
      gone.set(spot.name, nth + 1);
      travel(spot, former.box, nth * (rules.pause?.(spot) ?? 0));
    }
    else fresh.push(spot);
  }
  fresh.forEach((spot, nth) => appear(root, spot, nth, fresh.length > DEALT ? undefined : rules.source?.(spot)));
  for (const spots of left.values()) for (const spot of spots) leave(root, spot, rules.goal?.(spot));
}

const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${Math.max(0.2, from.width / Math.max(1, to.width))})`;

/** Within its place a thing slides along. */
function slide({ element, box }: Spot, former: Spot | undefined): void {
  const from = former?.box;
  if (!from || Math.abs(from.left - box.left) + Math.abs(from.top - box.top) + Math.abs(from.width - box.width) < 4) return;
  const lies = { transformOrigin: "0 0", zIndex: 9 };
  element.animate([{ transform: shift(from, box), ...lies }, { transform: "none", ...lies }], { duration: TIME, easing: EASE });
}

function turn({ element }: Spot): void {
  element.animate(
    [{ transform: "perspective(700px) rotateY(90deg)" }, { transform: "perspective(700px) rotateY(0)" }],
    { duration: TIME, easing: "ease-out" },
  );
}

/** From place to place a copy goes over everything, for boards cut off what leaves them. */
function travel({ element, box }: Spot, from: DOMRect, delay = 0): void {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME + delay });
  fly(element, from, box, { delay });
}

/** New things come from their pile, one after the other. */
function appear(root: HTMLElement, spot: Spot, nth: number, pile: string | undefined): void {
  const from = pile ? root.querySelector(pile)?.getBoundingClientRect() : undefined;
  if (from?.width) travel(spot, from, nth * PAUSE);
  else spot.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
}

/** What is seen no more goes to where it can be thought to be, or fades. */
function leave(root: HTMLElement, { element, box }: Spot, goal: string | undefined): void {
  if (goal === undefined) return;
  const to = goal ? root.querySelector(goal)?.getBoundingClientRect() : undefined;
  if (!to?.width) fly(element, box, box, { ends: 0 });
  else fly(element, box, new DOMRect(to.left, to.top, box.width * 0.3, box.height * 0.3), { ends: 0.2 });
}

/** How a copy flies: after a while, in another time, and how much of it is seen at the end. */
export interface Flight {
  readonly delay?: number;
  readonly time?: number;
  readonly ends?: number;
}

/** Send a copy of something from one place of the screen to another; it is seen only on its way. */
export function fly(element: Element, from: DOMRect, to: DOMRect, { delay = 0, time = TIME, ends = 1 }: Flight = {}): void {
  if (calm.matches || !from.width || !to.width) return;
  const copy = copyOf(element, to);
  const flight = copy.animate(
    [
      { transform: shift(from, to), opacity: 1 },
      { transform: "none", opacity: ends },
    ],
    { duration: time, delay, easing: EASE, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** A copy that lies just there and is nothing but a picture. */
function copyOf(element: Element, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const name of Object.keys(one.dataset)) delete one.dataset[name];
  copy.classList.remove("can", "refused", "chosen");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.style.cssText += `;position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;margin:0;z-index:60;pointer-events:none;transform-origin:0 0`;
  document.body.append(copy);
  return copy;
}

/** Let the things of a table glide whenever there is news; what else is to be seen then may follow. */
export function gliding(
  root: () => HTMLElement | undefined,
  news: () => unknown,
  rules: Rules = {},
  follow: (before: Places) => void = () => undefined,
): void {
  let before: Places = new Map();
  $effect.pre(() => {
    void news();
    const here = untrack(root);
    before = here ? places(here) : new Map();
  });
  $effect(() => {
    void news();
    untrack(() => {
      const here = root();
      if (here) glide(here, before, rules);
      follow(before);
    });
  });
}
