/** Hints and looking back: fetched with their words when somebody opens them. */

import { learnAdvice } from "../lib/words.svelte";

export const advise = async () => (await Promise.all([import("./Hinting.svelte"), learnAdvice()]))[0].default;

export const forked = async () => (await Promise.all([import("./ForkSlip.svelte"), learnAdvice()]))[0].default;
