/** Cards of paper with words on them, for a game that has no drawings yet. */

import type { GameLook } from "./look";
import PlainFace from "./PlainFace.svelte";

export const plain: GameLook = { Face: PlainFace };
