/** The words that only the table of Farshore says. */

import { wordsFrom } from "../words.svelte";

export const word = wordsFrom(import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true }));
