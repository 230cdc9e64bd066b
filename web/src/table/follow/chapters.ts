/** Parts of a game by which its log can be read: seasons, of which every seat has its own, or rounds for all. */

import type { Deed } from "./deeds";

export interface Chapters {
  readonly kind: "season" | "round";
  /** The number of the first one. */
  readonly first: number;
  /** Which one begins with a deed, for the seat whose deed it is. */
  readonly begun: (deed: Deed) => number | undefined;
}

/** Which chapter each deed belongs to. */
export function chaptersOf(deeds: readonly Deed[], { kind, first, begun }: Chapters): number[] {
  const now = new Map<number, number>();
  return deeds.map((deed) => {
    const owner = kind === "round" ? -1 : deed.seat;
    const chapter = begun(deed) ?? now.get(owner) ?? first;
    now.set(owner, chapter);
    return chapter;
  });
}

/** What is read of the log: all, one's own deeds, or one chapter. */
export type Filter = { kind: "all" | "mine" } | { kind: "chapter"; chapter: number };
