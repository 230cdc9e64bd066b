/** Fetch what a guided first game needs beside its table: only who learns loads it. */

import * as api from "../lib/api";
import { learnLessons } from "../lib/words.svelte";

export async function teach(game: string) {
  const [{ default: Lesson }, lesson] = await Promise.all([import("./Lesson.svelte"), api.lesson(game), learnLessons()]);
  return { Lesson, lesson };
}
