/** What this browser keeps of a guided first game: how far it was read, and whether it still goes on. */

import { keep, recall } from "../lib/storage";

export interface KeptLesson {
  /** The step that was read last; what is done is told by the table. */
  at: number;
  state: "on" | "left" | "finished";
}

export const NEW: KeptLesson = { at: 0, state: "on" };

/** What is kept of the lesson at a table; null if it was not begun in this browser. */
export const keptLesson = (table: string): KeptLesson | null => recall<KeptLesson>(`lesson.${table}`);

export const keepLesson = (table: string, kept: KeptLesson): void => keep(`lesson.${table}`, kept);

/** Whether the lesson at a table goes on, as far as this browser knows. */
export const isOn = (table: string): boolean => (keptLesson(table) ?? NEW).state === "on";
