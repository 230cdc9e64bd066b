/** Where on the screen lies what a step speaks of. */

import type { SeatView, ThingInfo } from "../lib/protocol";
import { round } from "./berth";
import type { Guide } from "./guide.svelte";

/** Where a thing is seen. */
export interface Boxes {
  readonly boxes: readonly DOMRect[];
  /** It is a zone, and glows as one. */
  readonly whole: boolean;
  /** It is what is to be pressed next. */
  readonly press: boolean;
}

/** What glows: elements that belong together, one group for each thing. */
interface Group {
  readonly elements: readonly Element[];
  readonly whole: boolean;
  readonly press: boolean;
  /** Where they lie; none for buttons. */
  readonly home: Home | null;
}

interface Home {
  readonly zone: string;
  readonly seat: number;
}

const table = (): Element | null => document.querySelector("main[data-eyes]");
const all = (selector: string): Element[] => [...(table()?.querySelectorAll(selector) ?? [])];
const named = (name: string): string => {
  const safe = CSS.escape(name);
  return `[data-glide="${safe}"], [data-name="${safe}"]`;
};

/** Whether an element belongs to a zone; the own zones of some tables bear no seat. */
function isIn(element: Element, zone: string, seat: number): boolean {
  const at = element.closest<HTMLElement>("[data-at]")?.dataset["at"] ?? element.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
  return at === zone || at === `${zone}/${seat}`;
}

const LEAST = 0.3;

/** What of an element can be seen: not what is scrolled away, nor what lies under a sheet. */
export function seen(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) return null;
  let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === "visible") continue;
    const frame = up.getBoundingClientRect();
    if (!frame.width && !frame.height) continue; // It is there for its contents only.
    [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  const area = Math.max(0, right - left) * Math.max(0, bottom - top);
  return area && area >= LEAST * box.width * box.height ? new DOMRect(left, top, right - left, bottom - top) : null;
}

export function cardsIn({ zone, seat, card }: ThingInfo): Element[] {
  const found = all(card ? named(card) : "[data-glide], [data-name]").filter((element) => isIn(element, zone, seat));
  // A thing and its face may both bear the name: the face is what is seen.
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

/** The things of the table; a card that lies on a chart is the cell that it lies on. */
function thing(info: ThingInfo, eyes: SeatView): Element[] {
  if (info.counter) return all(`[data-counter="${CSS.escape(info.counter)}/${info.seat}"]`);
  const zone = eyes.zones.find(({ name, seat }) => name === info.zone && seat === info.seat);
  if (zone?.breadth) return zone.spots.flatMap((spot, at) => (!info.card || zone.cards?.[at] === info.card ? all(`[data-spot="${spot}"]`) : []));
  const marked = info.card ? [] : all(`[data-part="${CSS.escape(info.zone)}/${info.seat}"]`);
  return marked.length ? marked : cardsIn(info);
}

/** What is pressed for the next picks: things and buttons, in the order in which they are pressed. */
export function pressed(picks: readonly string[], eyes: SeatView): Element[][] {
  const [next] = picks;
  if (next === undefined || !eyes.choice) return [];
  const buttons = buttonsFor(next);
  if (buttons.length) return [buttons];
  const way = Array.isArray(eyes.ways) && eyes.ways.find((one) => one.picks.join() === picks.join());
  if (way) return [cardsIn({ zone: "hand", seat: eyes.seat, card: way.card, counter: "" }), all(`[data-spot="${way.spot}"]`)];
  const option = optionOf(next, eyes);
  return option?.zone ? [cardsIn({ ...option, counter: "" })] : [];
}

/** Buttons that choose just this: in the banner, in a menu, below a card; or a way to pay and what confirms it. */
function buttonsFor(pick: string): Element[] {
  const safe = CSS.escape(pick);
  const chosen = all(`[data-way="${safe}"][aria-checked="true"]`).length ? all(".payments .confirm") : [];
  return [...document.querySelectorAll(`[data-verb="${safe}"], [data-way="${safe}"], [data-pick="${safe}"]`), ...chosen];
}

const optionOf = (pick: string, { choice }: SeatView) =>
  [...(choice?.options ?? []), ...(choice?.gathering?.pool ?? [])].find((option) => option.pick === pick);

/** The boxes of all that glows now and can be seen, thing by thing; a zone is one box. What lies on another tab lights that tab. */
export function boxesOf(guide: Guide, eyes: SeatView): Boxes[] {
  const lit = new Set<Element>();
  return groupsOf(guide, eyes)
    .map(({ elements, whole, press, home }) => {
      const boxes = elements.flatMap((element) => seen(element) ?? []);
      if (boxes.length) return { press, whole, boxes: whole ? [round(boxes)] : boxes };
      const tab = home && closedTab(home, eyes.seat);
      if (!tab || lit.has(tab)) return { press, whole, boxes };
      lit.add(tab);
      return { press, whole: false, boxes: [tab.getBoundingClientRect()] };
    })
    .filter(({ boxes }) => boxes.length);
}

/** All that glows now, thing by thing, also what is out of sight. */
export function groupsOf(guide: Guide, eyes: SeatView): Group[] {
  if (guide.phase === "ending") return [{ elements: [...document.querySelectorAll("[data-end-turn]")], whole: false, press: true, home: null }];
  if (guide.phase !== "step" && guide.phase !== "looking") return [];
  const asked = guide.phase === "step" && !guide.step.free ? pressed(guide.asked, eyes).filter(({ length }) => length) : [];
  const home = homeOf(guide.asked[0], eyes);
  const shown = guide.step.shows.map((info) => ({ elements: thing(info, eyes), whole: !info.card && !info.counter, press: false, home: info }));
  return [...asked.map((elements, at) => ({ elements, whole: false, press: at === asked.length - 1, home })), ...shown];
}

/** Where the thing lies that a pick is about. */
function homeOf(pick: string | undefined, eyes: SeatView): Home | null {
  const option = pick === undefined ? undefined : optionOf(pick, eyes);
  return option?.zone ? option : null;
}

/** The tab of a small screen on which things of a zone lie, if there are tabs and another one is open. */
function closedTab({ zone, seat }: Home, own: number): HTMLElement | null {
  const tab = zone === "hand" ? "hand" : seat < 0 ? "table" : seat === own ? "city" : "others";
  return document.querySelector<HTMLElement>(`[data-tab="${tab}"][aria-pressed="false"]`);
}

/** The tab of a small screen on which a step's things lie; none where they are in sight. */
export function tabOf(guide: Guide, eyes: SeatView): HTMLElement | null {
  const [next] = guide.phase === "step" ? guide.asked : [];
  const home = homeOf(next, eyes);
  const [shown] = guide.step.shows;
  const found = home ? pressed(guide.asked, eyes).flat() : shown && !next ? thing(shown, eyes) : null;
  if (!found || found.some(seen)) return null;
  return closedTab(home ?? shown ?? { zone: "", seat: -1 }, eyes.seat);
}
