/** A card found elsewhere than before glides there; revealed ones turn over, lost ones leave. */

const QUICK = 240;
const EASE = "cubic-bezier(.2,.7,.2,1)";

interface Lying {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  readonly zone: string;
}

/** Where every card of the table lies. */
export type Places = ReadonlyMap<string, Lying>;

/** Who holds how many cards, to see who took one. */
export type Hands = ReadonlyMap<number, number>;

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Remember where the cards lie now. */
export function places(root: HTMLElement): Places {
  const lying = new Map<string, Lying>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece, zone = "" } = element.dataset;
    if (piece) lying.set(piece, { element, box: element.getBoundingClientRect(), zone });
  }
  return lying;
}

const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${from.width / Math.max(1, to.width)})`;

const boxOf = (root: HTMLElement, selector: string): DOMRect | undefined =>
  root.querySelector(selector)?.getBoundingClientRect();

/** Show how the table came from the former places to those of now. */
export function glide(root: HTMLElement, before: Places, taker: number | null): void {
  if (isCalm() || before.size === 0) return;
  const after = places(root);
  let fresh = 0;
  for (const [card, lying] of after) {
    const former = before.get(card);
    if (lying.zone === "row" && former?.zone !== "row") turn(lying.element);
    else if (former) move(lying, former.box);
    else deal(root, lying, fresh++);
  }
  for (const [card, former] of before) if (!after.has(card)) leave(root, former, taker);
}

function move({ element, box }: Lying, from: DOMRect): void {
  if (Math.abs(from.left - box.left) + Math.abs(from.top - box.top) < 3) return;
  element.animate(
    [
      { transform: shift(from, box), zIndex: 9 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: QUICK + 40, easing: EASE },
  );
}

/** All chosen regions turn over together. */
function turn(element: HTMLElement): void {
  element.animate(
    [{ transform: "perspective(700px) rotateY(90deg)" }, { transform: "perspective(700px) rotateY(0)" }],
    { duration: QUICK, easing: "ease-out" },
  );
}

/** New cards come from their deck, one after the other. */
function deal(root: HTMLElement, { element, box, zone }: Lying, order: number): void {
  const pile = boxOf(root, `[data-pile=${zone === "drawn" || zone === "kept" ? "sanctuary" : "region"}]`);
  const start = pile ? shift(pile, box) : "translateY(-24px)";
  element.animate(
    [
      { transform: start, opacity: pile ? 0.4 : 0 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: QUICK,
      delay: order * 45,
      easing: EASE,
      fill: "backwards",
    },
  );
}

/** A card that is seen no more: taken by somebody, back under the deck, or out of the game. */
function leave(root: HTMLElement, { element, box, zone }: Lying, taker: number | null): void {
  if (zone !== "market" && zone !== "drawn") return;
  const goal = boxOf(root, zone === "drawn" ? "[data-pile=sanctuary]" : `[data-seat="${taker ?? -1}"]`);
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const mark of ["data-piece", "data-thing"]) ghost.removeAttribute(mark);
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: "0",
    zIndex: "40",
    boxShadow: "none",
  });
  document.body.append(ghost);
  const end = goal
    ? { transform: `${shift(goal, box).replace(/scale.*/, "")} scale(.3)`, opacity: 0.2 }
    : { transform: "scale(.94)", opacity: 0 };
  const flight = ghost.animate([{ transform: "none", opacity: 1 }, end], {
    duration: goal ? QUICK + 80 : QUICK,
    easing: goal ? EASE : "ease-out",
  });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** The seat whose hand has grown: who took the card that left the market. */
export function takerOf(before: Hands, after: Hands): number | null {
  for (const [seat, count] of after) if (count > (before.get(seat) ?? count)) return seat;
  return null;
}
