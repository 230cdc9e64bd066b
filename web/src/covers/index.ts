/** The four boxes on the shelf, in the order in which they stand there. */

import { beacon_patrol } from "./beacon_patrol";
import { everdell } from "./everdell";
import { faraway } from "./faraway";
import { farshore } from "./farshore";
import type { Cover } from "./parts";
import { plainCover } from "./plain";

export const covers: Record<string, Cover> = { farshore, everdell, faraway, beacon_patrol };

/** The cover of any game; one from outside has a plain box. */
export const coverOf = (game: string): Cover => covers[game] ?? plainCover(game);
