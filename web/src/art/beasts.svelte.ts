/** Animals come when the first one is shown: a first visit shows none. */

import type { animals } from "./animals";

type Animals = typeof animals;
let known = $state.raw<Partial<Animals>>({});
let asked: Promise<void> | null = null;

/** The path of an animal; nothing until it has come. */
export function animal(name: keyof Animals): string {
  asked ??= import("./animals").then(({ animals }) => void (known = animals));
  return known[name] ?? "";
}
