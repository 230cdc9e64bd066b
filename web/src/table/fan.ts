/** How the cards of a hand lie: side by side over the whole width, and wider round the one that is raised. */

/** How much larger a raised card is. */
export const GROWN = 1.34;
/** Between the raised card and the next. */
const GAP = 6;
/** Wider apart than this they would not be one hand. */
const APART = 8;

/** How wide the hand and a card are. */
export interface Breadth {
  readonly width: number;
  readonly card: number;
}

/** The left edges of so many cards at rest. */
function rest(count: number, { width, card }: Breadth): number[] {
  const step = count > 1 ? Math.min(card + APART, (width - card) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => at * step);
}

/** The left edges while one card is raised; it lies in the middle of the room that it is given. */
export function spread(count: number, raised: number, breadth: Breadth): number[] {
  const resting = rest(count, breadth);
  if (raised < 0 || raised >= count) return resting;
  const { width, card } = breadth;
  const [big, last] = [card * GROWN, raised === count - 1];
  const step = count > 1 ? Math.min(resting[1] ?? 0, (width - big - (last ? 0 : GAP + card)) / Math.max(1, count - (last ? 1 : 2))) : 0;
  const room = resting.at(-1)! + card; // as wide as the hand is at rest, it stays
  const start = last ? Math.max(raised * step, Math.min(width, room) - big) : raised * step;
  return resting.map((_, at) => {
    if (at < raised) return at * step;
    if (at === raised) return start + (big - card) / 2;
    return start + big + GAP + (at - raised - 1) * step;
  });
}

/** The strip that a card answers for: fixed, whatever is raised. The first begins at the left, the last ends with its card. */
export function strips(count: number, breadth: Breadth): readonly { left: number; width: number }[] {
  const resting = rest(count, breadth);
  const whole = (resting.at(-1) ?? 0) + breadth.card;
  return resting.map((_, at) => ({ left: (at * whole) / count, width: whole / count }));
}
