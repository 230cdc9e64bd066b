/** What the parts of a table need to speak of deeds. */

import { createContext } from "svelte";
import type { Deed } from "./deeds";
import type { Follow } from "./follow.svelte";

export interface Following {
  follow: Follow;
  /** The seats of who looks. */
  mine: readonly number[];
  /** By the message that names it: which card it is. */
  labels: ReadonlyMap<string, string>;
  /** Light what a deed speaks of, with a thread from where it is told; null: nothing. */
  point: (deed: Deed | null, from?: Element) => void;
  /** Ask the others to let one take back all from an answer on. */
  plead: (to: number) => void;
}

/** The one `Following` of the table round a component; a function, because it changes. */
export const [followingHere, setFollowing] = createContext<() => Following>();
