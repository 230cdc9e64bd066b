/** What is printed on a card, read from the message that describes it. */

import type { CardInfo } from "../../../lib/protocol";
import type { Hour } from "./palette";
import { isBiome, isCounted, type Biome, type Counted } from "./symbols";

export interface Quest {
  readonly kind: "each" | "flat" | "set";
  readonly fame: number;
  readonly symbols: readonly Counted[];
}

export interface Printed {
  readonly name: string;
  readonly sanctuary: boolean;
  readonly number: number;
  readonly biome: Biome | null;
  readonly hour: Hour;
  /** Clues, then wonders. */
  readonly gives: readonly Counted[];
  /** All that is counted on it: biome, night, clues, wonders. */
  readonly shows: readonly Counted[];
  readonly needs: readonly Counted[];
  readonly quest: Quest | null;
}

interface Face {
  readonly number: number;
  readonly shows: readonly string[];
  readonly needs: readonly string[];
  readonly quest: {
    readonly kind: Quest["kind"];
    readonly fame: number;
    readonly symbols: readonly string[];
  } | null;
}

const read = new Map<string, Printed>();

/** Read a card once. */
export function printed(card: CardInfo): Printed {
  const known = read.get(card.name);
  if (known) return known;
  const face = card.face as unknown as Face;
  const shows = face.shows.filter(isCounted);
  const { quest } = face;
  const fresh: Printed = {
    name: card.name,
    sanctuary: card.back === "sanctuary",
    number: face.number,
    biome: shows.find(isBiome) ?? null,
    hour: shows.includes("night") ? "night" : "day",
    gives: [
      ...shows.filter((s) => s === "clue"),
      ...shows.filter((s) => s !== "clue" && s !== "night" && !isBiome(s)),
    ],
    shows,
    needs: face.needs.filter(isCounted),
    quest: quest && { ...quest, symbols: quest.symbols.filter(isCounted) },
  };
  read.set(card.name, fresh);
  return fresh;
}
