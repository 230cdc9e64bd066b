/** Farshore's own look: the coast, its cards, islands, roses and maps drawn from their facts. */

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
  shape: { card: 146 / 104, place: 70 / 127, island: 132 / 236, compass: 1.3, map: 96 / 84, weather: 104 / 146, trail: 0.75 },
};
