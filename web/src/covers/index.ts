/** The four boxes on the shelf, in the order in which they stand there. */

import { beacon_patrol } from "./beacon_patrol";
import { everdell } from "./everdell";
import { faraway } from "./faraway";
import { farshore } from "./farshore";
import type { Cover } from "./parts";

export const covers: Record<string, Cover> = { farshore, everdell, faraway, beacon_patrol };
