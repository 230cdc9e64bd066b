/** What is new of a table, put into what is known of it. */

import type { Part } from "./protocol";

type Step = string | number;

/** The same with other values at some places; all that is not on the way there stays the same object. */
export const changed = <T>(known: T, parts: readonly Part[]): T =>
  parts.reduce<unknown>((tree, { path, value }) => put(tree, path, value), known) as T;

function put(tree: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(tree) ? [...(tree as unknown[])] : { ...(tree as object) }) as Record<Step, unknown>;
  copy[step] = put(copy[step], rest, value);
  return copy;
}
