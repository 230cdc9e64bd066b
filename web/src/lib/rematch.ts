/** Once more with the same people: the keys of the old table open the same seats at the new one. */

import { keysOf, remember } from "./keys";
import type { Snapshot } from "./protocol";
import { place } from "./route.svelte";

/** Go to the table of the rematch, and take the keys along. */
export function follow({ table, game }: Snapshot, next: string): void {
  remember(next, game, keysOf(table));
  place.go(`/t/${next}`);
}
