/** The words that only the table of Everdell says. */

import { wordsFrom } from "../../words.svelte";

export const word = wordsFrom(
  import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true }),
);
