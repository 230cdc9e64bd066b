/** Everdell's own look: cards, places and events drawn from their facts. It has a table of its own. */

import type { GameLook } from "../look";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import { legendOf } from "../woodland/legend";
import { printed } from "./printed";
import Table from "./table/Table.svelte";
import { inLog } from "../woodland/log";
import { emblemBy, sourceOf } from "../woodland/sources";

export const look: GameLook = {
  Table,
  Face,
  Back,
  ...inLog,
  source: (line) => sourceOf(line),
  emblem: emblemBy(printed),
  legend: legendOf(({ pearlbrook }) => ({
    pieces: ["twig", "resin", "pebble", "berry", ...(pearlbrook ? (["pearl"] as const) : []), "any", "point", "worker"],
    cards: ["card", "discard", "meadowcard", "eithercard", "play"],
    where: ["place", "other", "event", ...(pearlbrook ? (["river"] as const) : []), "city", "copy", "home", "lock"],
  })),
  shape: { card: 146 / 104, forest: 72 / 190, place: 69 / 139, event: 69 / 112, wonder: 69 / 112, river: 104 / 204, adornment: 146 / 104 },
};
