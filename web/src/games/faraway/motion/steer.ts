/** Arrow keys move from card to card, whichever lies next in that direction. */

const COURSE: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** How far a thing lies ahead; what lies aside counts double, what lies behind never. */
function distance([x, y]: readonly [number, number], from: readonly number[], to: readonly number[]): number {
  const [dx, dy] = [(to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)];
  const [ahead, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
  return ahead > 4 ? ahead + 2 * aside : Infinity;
}

/** Follow an arrow key within the table; other keys are left alone. */
export function steer(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const course = COURSE[event.key];
  const from = document.activeElement;
  if (!course || !from || !event.currentTarget.contains(from)) return;
  const start = middle(from);
  let [best, shortest]: [HTMLElement | null, number] = [null, Infinity];
  for (const next of event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")) {
    const far = next === from ? Infinity : distance(course, start, middle(next));
    if (far < shortest) [best, shortest] = [next, far];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}
