/** Beacon Patrol's own look: one sea chart, drawn from the facts of its tiles. */

import type { GameLook } from "../look";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import { legend } from "./legend";
import After from "./scoring/After.svelte";
import Scene from "./scoring/Scene.svelte";
import { aboutOf, beatsOf, headlineOf } from "./scoring/telling";
import Table from "./table/Table.svelte";

export const look: GameLook = {
  Table,
  Face,
  Back,
  speaks: true,
  legend,
  telling: { beats: beatsOf, Scene, After, headline: headlineOf, about: aboutOf },
  shape: { tile: 1, ship: 1 },
};
