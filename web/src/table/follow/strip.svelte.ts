/** The strip of deeds: a table that has a column of seats lays it above its board, else the frame lays it above the table. */

import { getContext, setContext } from "svelte";
import type { Snapshot } from "../../lib/protocol";

const STRIP = Symbol("strip");

export class Strip {
  /** The table has laid it out itself. */
  taken = $state(false);

  constructor(readonly snapshot: () => Snapshot) {}
}

export const setStrip = (strip: Strip): Strip => setContext(STRIP, strip);

/** The strip of the frame round a component; none where nothing is told. */
export const stripHere = (): Strip | undefined => getContext<Strip | undefined>(STRIP);
