/** Farshore's own look: the coast, its cards, islands, roses and maps drawn from their facts. */

import type { GameLook } from "../look";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import { legendOf } from "../woodland/legend";
import LegendLines from "./LegendLines.svelte";
import { printed } from "./printed";
import Table from "./table/Table.svelte";
import { inLog } from "../woodland/log";
import { emblemBy, sourceOf } from "../woodland/sources";

export const look: GameLook = {
  Table,
  Face,
  Back,
  ...inLog,
  source: (line) => sourceOf(line, true),
  emblem: emblemBy(printed),
  legend: legendOf(() => ({
    pieces: ["driftwood", "seaweed", "seastone", "mushroom", "treasure", "anysea", "shell", "worker", "anchor"],
    cards: ["card", "discard", "baycard", "eithercard", "play"],
    where: ["place", "other", "ship", "rose", "map", "city", "copy", "home", "lock"],
  }), LegendLines),
  shape: { card: 146 / 104, place: 69 / 139, island: 64 / 160, compass: 1.3, map: 103 / 72, weather: 104 / 146, trail: 0.75 },
  least: { weather: 220, trail: 170 },
};
