/** Opening a table: it is set up, its keys are kept, and we go there. */

import * as api from "../lib/api";
import { remember } from "../lib/keys";
import type { NewTable } from "../lib/protocol";
import { place } from "../lib/route.svelte";

/** Set up a table and go to it; where friends are expected it waits for them there. */
export async function openTable(wish: NewTable): Promise<void> {
  const { table, keys, invites } = await api.create(wish);
  remember(table, wish.game, keys, invites);
  place.go(`/t/${table}`);
}
