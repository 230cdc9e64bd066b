/** Everdell's own look: cards, places and events drawn from their facts. It has a table of its own. */

import type { GameLook } from "../look";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import { sourceOf } from "./sources";
import Table from "./table/Table.svelte";

export const look: GameLook = {
  Table,
  Face,
  Back,
  framed: true,
  source: sourceOf,
  shape: { card: 146 / 104, forest: 82 / 172, place: 70 / 127, event: 76 / 104, wonder: 76 / 104, river: 112 / 188, adornment: 146 / 104 },
};
