/** The legend of symbols: whether it lies open, and how its symbols are found on the table. */

class LegendState {
  open = $state(false);

  toggle = (): void => {
    this.open = !this.open;
  };
}

/** One for the page: a button in the bar and a key open it. */
export const legend = new LegendState();

/** A symbol on the table by where it hangs in the page, or by its class. */
export const hung = (hook: string): string => `use[href="#${hook}"]`;

const LAMP = "#ffd35c";
const INK = "#17323e";

/** The rules that light all of a kind on the table: a disc round what stands alone, a glow within a drawing. */
export function lighting(finds: string): string {
  const alone = `main svg:has(> ${finds}:only-child)`;
  return (
    `${alone} { border-radius: 50%; background: ${LAMP}66; box-shadow: 0 0 0 2px ${INK}, 0 0 0 4.5px ${LAMP}; }` +
    `main svg ${finds}:not(:only-child) { filter: drop-shadow(0 0 2px ${INK}) drop-shadow(0 0 4px ${LAMP}) drop-shadow(0 0 7px ${LAMP}); }`
  );
}

/** Which of these a point of the table shows; null if none. */
export function shownAt(table: Element, x: number, y: number, finds: readonly string[]): string | null {
  const within = (one: Element): boolean => {
    const box = one.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  };
  return finds.find((one) => [...table.querySelectorAll(one)].some(within)) ?? null;
}
