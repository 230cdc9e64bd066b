/** How fast the deeds of others are told, and how one's own turn ends: kept for each person. */

import { keep, recall } from "../../lib/storage";

export const PACES = ["slow", "normal", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** Who ends a turn: the person, a few seconds, or nobody. */
export const ENDINGS = ["button", "soon", "once"] as const;
export type Ending = (typeof ENDINGS)[number];

/** In milliseconds: a deed, a step within it, and what passes before a turn ends by itself. */
export const TIMES: Record<Pace, { deed: number; step: number }> = {
  slow: { deed: 1400, step: 300 },
  normal: { deed: 800, step: 200 },
  instant: { deed: 0, step: 0 },
};
/** With so many deeds waiting, normal is a little faster. */
export const MANY = 8;
export const HURRIED = 600;
export const SOON = 3000;

const kept = <T extends string>(name: string, all: readonly T[], usual: T): T => {
  const value = recall<T>(name);
  return value !== null && value !== undefined && all.includes(value) ? value : usual;
};

class Manner {
  pace = $state<Pace>(kept("pace", PACES, "normal"));
  ending = $state<Ending>(kept("ending", ENDINGS, "button"));

  setPace = (pace: Pace): void => {
    this.pace = pace;
    keep("pace", pace);
  };

  setEnding = (ending: Ending): void => {
    this.ending = ending;
    keep("ending", ending);
  };
}

export const manner = new Manner();
