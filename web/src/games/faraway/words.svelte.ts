/** The words that only this table says. */

import { wordsFrom } from "../words.svelte";

export const word = wordsFrom(
  import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true }),
);
