/** Beacon Patrol's own look: one sea chart, drawn from the facts of its tiles. */

import type { GameLook } from "../look";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import Table from "./table/Table.svelte";

export const look: GameLook = { Table, Face, Back, speaks: true, shape: { tile: 1, ship: 1 } };
