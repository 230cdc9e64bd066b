/** Faraway's own look: a sea chart, a journey of eight regions, and cards drawn from their facts. */

import type { GameLook } from "../look";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import { legend } from "./legend";
import Scene from "./scoring/Scene.svelte";
import { beatsOf } from "./scoring/telling";
import Table from "./Table.svelte";

export const look: GameLook = {
  Table,
  Face,
  Back,
  speaks: true,
  legend,
  chapters: { kind: "round", first: 0, begun: ({ heading }) => heading?.id === "faraway-log-round" ? Number(heading.args["round"]) : undefined },
  telling: { beats: beatsOf, Scene, After: Scene },
  shape: { region: 280 / 200, sanctuary: 112 / 168 },
};
