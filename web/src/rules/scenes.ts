/** How a step of a worked example is drawn: by the game's own `Worked.svelte`, or as rows of its cards. */

import type { Component } from "svelte";
import type { ExampleStep } from "../lib/protocol";
import Rows from "./Rows.svelte";

export type SceneComponent = Component<{ step: ExampleStep }>;

const own = import.meta.glob<{ default: SceneComponent }>("../games/*/Worked.svelte");

/** Fetch it when it is first needed. */
export async function sceneOf(game: string): Promise<SceneComponent> {
  const load = own[`../games/${game}/Worked.svelte`];
  return load ? (await load()).default : Rows;
}
