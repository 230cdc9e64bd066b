/** The voyages that were sailed in this browser, to set the last one against. */

import { keep, recall } from "../../../lib/storage";
import type { Kind } from "../table/ranks";

export interface Voyage {
  readonly table: string;
  /** When it ended, in milliseconds. */
  readonly when: number;
  /** So many ships, and which expansions: only voyages of one setting are set against each other. */
  readonly setting: string;
  readonly score: number;
  readonly kinds: Readonly<Partial<Record<Kind, number>>>;
}

const KEPT = 60;
const NAME = "voyages";

/** Keep a voyage, unless it is kept already; return all of its setting, the oldest first. */
export function logged(voyage: Voyage, own: boolean): Voyage[] {
  const before = recall<Voyage[]>(NAME) ?? [];
  const known = before.some(({ table }) => table === voyage.table);
  const all = known ? before : [...before, voyage].slice(-KEPT);
  if (own && !known) keep(NAME, all);
  return all.filter(({ setting }) => setting === voyage.setting);
}

/** The best of the others; null if there is none. */
export function bestBut(voyages: readonly Voyage[], table: string): Voyage | null {
  const others = voyages.filter((one) => one.table !== table);
  return others.toSorted((a, b) => b.score - a.score)[0] ?? null;
}
