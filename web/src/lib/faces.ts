// Written by tools/typescript.py from the games' faces. Do not edit.

import type { TextInfo } from "./protocol";

/** A tile: its edges clockwise from north (L is land, W is water), and what stands on it. */
export interface TileFace {
  edges: string;
  feature: string;
  houses: number[];
  proof: string;
}

/** A ship: whose it is. */
export interface ShipFace {
  ship: number;
}

/** A way to earn fame: so much for each of these symbols, for a set of them, or at once. */
export interface QuestFace {
  fame: number;
  kind: string;
  symbols: string[];
}

/** A card of Faraway: its kind and number, the symbols shown and needed, and the quest. */
export interface JourneyFace {
  kind: string;
  needs: string[];
  number: number;
  quest: QuestFace | null;
  shows: string[];
}

/** A card of a city. */
export interface CardFace {
  copies: number;
  cost: Record<string, number>;
  form: string;
  links: string[];
  open: boolean;
  partner: string;
  points: number;
  rarity: "common" | "unique";
  set: string;
  sort: "card";
  space: number;
  type: string;
}

/** A place for workers, or of the brook: which cards, and how many, it asks a city for. */
export interface PlaceFace {
  area: string;
  count?: number;
  points: number;
  shared: boolean;
  sort: "place";
  type?: string;
}

/** An event: the cards that it asks for, or so many of a type. */
export interface EventFace {
  count: number;
  needs: string[];
  points: number;
  sort: "event";
  special: boolean;
  type: string;
}

/** A wonder of the brook. */
export interface WonderFace {
  points: number;
  sort: "wonder";
}

/** What is neither for a city nor a place: what it does, and what it pays at the end. */
export interface SideCardFace {
  end: TextInfo | null;
  group: string;
  now: TextInfo;
  sort: string;
}

/** A map: how many cards of each type it asks for. */
export interface MapFace {
  kind: number;
  needs: Record<string, number>;
  points: number;
  sort: "map";
}

/** A weather: what it does, above and below. */
export interface WeatherFace {
  lower: TextInfo;
  sort: "weather";
  title: string;
  upper: TextInfo;
}

/** A section of a trail card: its symbol with its number, and the type of cards it is about. */
export interface StepFace {
  number: number;
  symbol: string;
  text: TextInfo;
  type: string;
}

/** A trail card: where its sections lead, from the top. */
export interface TrailFace {
  sort: "trail";
  steps: StepFace[];
}

/** A tile of the compass: which cards move a ship. */
export interface CompassFace {
  form: string;
  rarity: "" | "common" | "unique";
  sort: "compass";
  stack: string;
  text: TextInfo;
  types: string[];
}
