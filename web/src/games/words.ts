/** The words that only one game's table says: its messages, called by the ends of their ids. */

import type { TextInfo } from "../lib/protocol";
import { tell } from "../lib/words.svelte";

/** Say a message by the end of its id, in the page's language. */
export type Word = (id: string, gaps?: Record<string, number | string | TextInfo>) => string;

export const wordsOf =
  (table: string): Word =>
  (id, gaps) =>
    tell(`${table}-${id}`, gaps);
