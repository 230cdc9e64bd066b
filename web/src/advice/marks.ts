/** Where on the table lies what a pick is about. */

import type { Advised, SeatView } from "../lib/protocol";
import { cardsIn, pressed, seen } from "../lesson/targets";

/** What a pick points at: the thing itself, the button that chooses it, or a cell of a chart. */
export function elementOf(pick: Advised, eyes: SeatView): Element | null {
  const pressable = eyes.choice ? pressed(pick.picks, eyes).flat() : [];
  const cells = pick.spot >= 0 ? [...document.querySelectorAll(`main[data-eyes] [data-spot="${pick.spot}"]`)] : [];
  const cards = pick.card ? cardsIn({ zone: pick.zone, seat: pick.seat, card: pick.card, counter: "" }) : [];
  const found = [...pressable, ...cells, ...cards];
  return found.find((element) => seen(element)) ?? found[0] ?? null;
}

/** Where that is seen; nowhere if it is scrolled or folded away. */
export function boxOf(pick: Advised, eyes: SeatView): DOMRect | null {
  const element = elementOf(pick, eyes);
  return element ? seen(element) : null;
}

const same = (one: DOMRect | null, other: DOMRect | null | undefined): boolean =>
  one === other ||
  (!!one && !!other && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width) + Math.abs(one.height - other.height) < 1);

/** Whether all boxes are where they were: then nothing is drawn anew. */
export const unmoved = (some: readonly (DOMRect | null)[], more: readonly (DOMRect | null)[]): boolean =>
  some.length === more.length && some.every((box, at) => same(box, more[at]));
