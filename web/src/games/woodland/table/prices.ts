/** What a way to pay costs, read off what is said of it beforehand. */

import type { OptionState } from "../../../lib/protocol";
import type { PieceName } from "../draw/art";
import { within } from "./spaces";

interface Amount {
  piece: PieceName;
  count: number;
}

const SAYS_HOW_MANY = ["woodland-amount", "woodland-costs-some"];

function amounts({ preview }: OptionState): { resource: string; count: number }[] {
  const said = preview[0] ? [...within(preview[0])] : [];
  const found = said.filter(({ id }) => SAYS_HOW_MANY.includes(id));
  return found.map(({ args }) => ({ resource: String(args["resource"] ?? ""), count: Number(args["count"]) }));
}

/** How many pieces a way to pay takes in all. */
export const costOf = (way: OptionState): number => amounts(way).reduce((sum, { count }) => sum + count, 0);

/** The pieces it takes, kind by kind; none if it is free or the kinds are chosen later. */
export function amountsIn(way: OptionState, stock: readonly PieceName[]): Amount[] {
  return amounts(way).flatMap(({ resource, count }) => {
    const piece = stock.find((one) => one === resource);
    return piece ? [{ piece, count }] : [];
  });
}
