/** Guided first games: going on with one, or beginning it. */

import * as api from "../lib/api";
import { keptTables, remember } from "../lib/keys";
import { place } from "../lib/route.svelte";
import { recall } from "../lib/storage";
import { isOn, keepLesson, keptLesson, NEW } from "../lesson/kept";

/** Go to the guided first game of a game: the one that was begun, or a new one. */
export async function learnGame(game: string): Promise<void> {
  const begun = keptTables().find((kept) => kept.game === game && !kept.ended && keptLesson(kept.table) && isOn(kept.table));
  place.go(`/t/${begun?.table ?? (await begin(game))}`);
}

async function begin(game: string): Promise<string> {
  const { table, keys } = await api.beginLesson(game, recall<string>("name") ?? "");
  remember(table, game, keys);
  keepLesson(table, NEW);
  return table;
}
