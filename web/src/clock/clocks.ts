/** The clock of a table: fetched with its words where there is one. */

import { learnCommunity } from "../lib/words.svelte";

export const clocks = async () => {
  const [chip, note] = await Promise.all([import("./Chip.svelte"), import("./ClockNote.svelte"), learnCommunity()]);
  return { Chip: chip.default, ClockNote: note.default };
};
