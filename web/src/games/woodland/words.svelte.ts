/** The words that drawings of the woodland games say. */

import { wordsFrom } from "../words.svelte";

export const word = wordsFrom(
  import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true }),
);
