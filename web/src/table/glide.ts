/** Cards found in another place than before glide there. */

const TIME = 220;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Where each card lies on the screen, by its name and which of its kind it is. */
export type Places = Map<string, DOMRect>;

/** Note where the cards below an element lie. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const [key, element] of cardsIn(root)) found.set(key, element.getBoundingClientRect());
  return found;
}

/** Let every card that lies elsewhere now come from where it was; new ones appear softly. */
export function glide(root: HTMLElement, before: Places): void {
  if (calm.matches || !before.size) return;
  for (const [key, element] of cardsIn(root)) {
    const from = before.get(key);
    const to = element.getBoundingClientRect();
    if (!to.width) continue;
    if (!from?.width) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
    else if (differs(from, to)) travel(element, from, to);
  }
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  element.animate(
    [
      { transform: start, transformOrigin: "0 0", zIndex: 5, position: "relative" },
      { transform: "none", transformOrigin: "0 0", zIndex: 5, position: "relative" },
    ],
    { duration: TIME, easing: "ease-out" },
  );
}

function differs(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 3;
}

function* cardsIn(root: HTMLElement): Generator<[string, HTMLElement]> {
  const seen = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const card = element.dataset["card"] ?? "";
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    yield [`${card}#${nth}`, element];
  }
}
