/** Several names in one breath: "Mira, Tomek and Ania". */

import { tell } from "./words.svelte";

export function together(names: string[]): string {
  const [first = "", ...rest] = names;
  if (!rest.length) return names.length ? first : tell("list-empty");
  if (rest.length === 1) return tell("list-and", { first, rest: together(rest) });
  return tell("list-comma", { first, rest: together(rest) });
}
