/** Beacon Patrol's own look: one sea chart, drawn from the facts of its tiles. */

import type { GameLook } from "../look";
import Back from "./Back.svelte";
import Face from "./Face.svelte";

export const look: GameLook = { Face, Back, shape: { tile: 1, ship: 1 } };
