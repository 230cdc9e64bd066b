/** What is printed on a card, read from the message that describes it. */

import type { JourneyFace, QuestFace } from "../../../lib/faces";
import type { CardInfo } from "../../../lib/protocol";
import { faceOf } from "../../look";
import type { Hour } from "./palette";
import { isBiome, isCounted, type Biome, type Counted } from "./symbols";

export type Quest = Readonly<Omit<QuestFace, "symbols"> & { symbols: readonly Counted[] }>;

export interface Printed {
  readonly name: string;
  readonly sanctuary: boolean;
  /** It lights all regions of its row that end with the same digit. */
  readonly meteorite: boolean;
  readonly number: number;
  /** Its place among all numbers: of equal ones the meteorite is the higher. */
  readonly rank: number;
  readonly biome: Biome | null;
  readonly hour: Hour;
  /** Clues, then wonders. */
  readonly gives: readonly Counted[];
  /** All that is counted on it: biome, night, clues, wonders. */
  readonly shows: readonly Counted[];
  /** The same for a card without a colour, which is a grey one where grey counts. */
  readonly counted: readonly Counted[];
  readonly needs: readonly Counted[];
  readonly quest: Quest | null;
}

const read = new Map<string, Printed>();

/** Read a card once. */
export function printed(card: CardInfo): Printed {
  const known = read.get(card.name);
  if (known) return known;
  const face = faceOf<JourneyFace>(card);
  const shows = face.shows.filter(isCounted);
  const { quest } = face;
  const meteorite = face.kind === "meteorite";
  const fresh: Printed = {
    name: card.name,
    sanctuary: face.kind === "sanctuary",
    meteorite,
    number: face.number,
    rank: 2 * face.number + (meteorite ? 1 : 0),
    biome: shows.find(isBiome) ?? null,
    hour: shows.includes("night") ? "night" : "day",
    gives: [
      ...shows.filter((s) => s === "clue"),
      ...shows.filter((s) => s !== "clue" && s !== "night" && !isBiome(s)),
    ],
    shows,
    counted: shows.some(isBiome) ? shows : [...shows, "grey"],
    needs: face.needs.filter(isCounted),
    quest: quest && { ...quest, symbols: quest.symbols.filter(isCounted) },
  };
  read.set(card.name, fresh);
  return fresh;
}
