/** What lies on the coast and nowhere else: islands, roses, maps, weather and the captain's trail. */

import type { TextInfo } from "../../lib/protocol";
import type { Glyph } from "../woodland/draw/notation";
import type { CardType, Form, Rarity } from "../woodland/kinds";

/** An island, above the water. */
export interface PrintedIsland {
  readonly name: string;
  readonly label: TextInfo;
  readonly icon: string;
  readonly line: readonly Glyph[];
}

/** A rose of the compass: which cards move a ship. */
export interface PrintedRose {
  readonly name: string;
  readonly label: TextInfo;
  readonly form: Form | null;
  readonly rarity: Rarity | null;
  readonly types: readonly CardType[];
}

/** A map: what a city must have, and what the map is worth for each map. */
export interface PrintedMap {
  readonly name: string;
  readonly label: TextInfo;
  readonly kind: string;
  readonly value: number;
  readonly needs: readonly (readonly [CardType, number])[];
}

/** A weather, and its two rules. */
export interface PrintedWeather {
  readonly name: string;
  readonly label: TextInfo;
  readonly icon: string;
  readonly upper: TextInfo;
  readonly lower: TextInfo;
}

/** One of the three sections of a trail card: where the captain goes, and what she does there. */
export interface TrailStep {
  /** What it shows, and its number. */
  readonly symbol: string;
  readonly number: number;
  readonly icon: string;
  readonly line: readonly Glyph[];
  readonly said: TextInfo;
}

export interface PrintedTrail {
  readonly name: string;
  readonly label: TextInfo;
  readonly steps: readonly TrailStep[];
}
