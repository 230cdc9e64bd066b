/** What a cell says to those who hear it: what can be done there, or why not, and where it lies. */

import { word } from "../words";
import type { Cell } from "./cells";
import type { Helm } from "./helm.svelte";

export function tellCell(table: Helm, cell: Cell): string {
  return `${offerOf(table, cell)} ${whereIs(cell)}`;
}

function offerOf(table: Helm, { card, spot, mark, points, cost: steps, reason }: Cell): string {
  const shown = card || table.chosen;
  const tile = shown ? table.label(shown) : "";
  if (reason) return word("cell-barred", { tile, reason: table.say(reason) });
  if (mark === "now") return word("cell-now", { tile, points });
  if (mark === "later") return word("cell-later", { tile, points, steps });
  const worth = table.scene.worth.get(spot);
  const state = worth === undefined ? word("cell-dark") : word("cell-lit", { points: worth ?? 0 });
  if (mark === "tile") return `${tile}. ${state}`;
  return steps ? word("cell-reach", { tile, steps, state }) : word("cell-spend", { tile, state });
}

const whereIs = ({ x, y }: Cell): string =>
  word("cell-where", { ew: Math.sign(x), ns: Math.sign(y), dx: Math.abs(x), dy: Math.abs(y) });
