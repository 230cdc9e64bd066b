/** The order in which a hand is held: as the cards came, or by what is printed on them; kept for each game. */

import { keep, recall } from "../../../lib/storage";
import { TYPES, type PrintedCard } from "../kinds";
import type { Lying } from "./scene";

export const WAYS = ["type", "cost", "points"] as const;
export type Way = (typeof WAYS)[number];

/** How much a card costs in all. */
const price = ({ cost }: PrintedCard): number => cost.reduce((sum, [, count]) => sum + count, 0);

const RANK: Readonly<Record<Way, (card: PrintedCard) => number>> = {
  type: ({ type }) => TYPES.indexOf(type),
  cost: price,
  points: ({ points }) => -points,
};

export class Sorting {
  readonly #name: string;
  way = $state<Way | null>(null);

  constructor(game: string) {
    this.#name = `sort.${game}`;
    this.way = WAYS.find((one) => one === recall(this.#name)) ?? null;
  }

  /** Sort that way; the same way once more leaves the cards as they came. */
  turn(way: Way): void {
    this.way = this.way === way ? null : way;
    keep(this.#name, this.way);
  }

  /** The cards in order; those of one rank by price, then as they came. */
  order(hand: readonly Lying[], printed: (card: string) => PrintedCard | null): readonly Lying[] {
    const { way } = this;
    if (!way) return hand;
    const rank = ({ card }: Lying): readonly [number, number] => {
      const face = printed(card);
      return face ? [RANK[way](face), price(face)] : [0, 0];
    };
    return hand.toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
  }
}
