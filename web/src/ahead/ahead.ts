/** Answers in advance: fetched with their words when there is something to say. */

import { learnCommunity } from "../lib/words.svelte";

export const foresee = async () => (await Promise.all([import("./Ahead.svelte"), learnCommunity()]))[0].default;
