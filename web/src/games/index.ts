/** The looks of the games. A folder beside this file with an `index.ts` that exports `look` is one. */

import type { GameLook } from "./look";
import { plain } from "./plain";

export type { BackProps, Emblem, FaceProps, GameLook, LegendLook, LegendSymbol, SceneProps, SourceLook, TableProps, TellingLook } from "./look";

const folders = import.meta.glob<{ look: GameLook }>("./*/index.ts");

/** Fetch a game's look when it is first needed; a game without one gets plain cards. */
export async function lookOf(game: string): Promise<GameLook> {
  const load = folders[`./${game}/index.ts`];
  return load ? (await load()).look : plain;
}
