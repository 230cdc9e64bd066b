/** What the cards, places and events of the woodland games have printed on them. */

import type { TextInfo } from "../../lib/protocol";
import type { Glyph } from "./draw/notation";
import type { PieceName } from "./draw/art";

export const TYPES = ["production", "governance", "traveler", "destination", "prosperity"] as const;
export type CardType = (typeof TYPES)[number];

/** The colour of a type and its symbol: never the one without the other. */
export const TYPE: Readonly<Record<CardType, { colour: string; seal: PieceName }>> = {
  production: { colour: "#5e8c3a", seal: "leaf" },
  governance: { colour: "#3f6fa8", seal: "keystone" },
  traveler: { colour: "#a0703c", seal: "steps" },
  destination: { colour: "#b8433a", seal: "pin" },
  prosperity: { colour: "#7d4f8c", seal: "star" },
};

export const isType = (name: unknown): name is CardType => TYPES.some((type) => type === name);

export type Form = "critter" | "construction";
export type Rarity = "common" | "unique";

/** Another card that this one names. */
export interface Named {
  readonly name: string;
  readonly icon: string;
}

/** A card of a city, read from its face. */
export interface PrintedCard {
  readonly name: string;
  readonly label: TextInfo;
  readonly text: TextInfo;
  readonly form: Form;
  readonly rarity: Rarity;
  readonly type: CardType;
  readonly cost: readonly (readonly [PieceName, number])[];
  readonly points: number;
  readonly icon: string;
  readonly line: readonly Glyph[];
  /** The constructions that bring it in, or the critters it brings in. */
  readonly links: readonly Named[];
  /** Others may visit it. */
  readonly open: boolean;
  /** Waves behind the icon instead of hills. */
  readonly water: boolean;
}

/** A place for workers. */
export interface PrintedPlace {
  readonly name: string;
  readonly label: TextInfo;
  readonly area: "basic" | "forest" | "haven" | "journey";
  /** Its name stands on it. */
  readonly named: boolean;
  /** Any number of workers may stand there. */
  readonly shared: boolean;
  readonly points: number;
  readonly icon: string;
  readonly line: readonly Glyph[];
}

/** An event, basic or special. */
export interface PrintedEvent {
  readonly name: string;
  readonly label: TextInfo;
  /** A special event, not one that lies in every game. */
  readonly special: boolean;
  /** A wonder of Pearlbrook, that is built and not held; its line is what it costs. */
  readonly wonder: boolean;
  readonly points: number;
  readonly needs: readonly Named[];
  /** The type that must be there so many times, if it asks for that. */
  readonly type: CardType | null;
  readonly count: number;
  readonly icon: string;
  readonly line: readonly Glyph[];
}

/** Somebody or some place at the brook: what is paid there for what. */
export interface PrintedRiver {
  readonly name: string;
  readonly label: TextInfo;
  readonly icon: string;
  readonly line: readonly Glyph[];
}

/** An adornment: what it does at once and what it is worth at the end. */
export interface PrintedAdornment {
  readonly name: string;
  readonly label: TextInfo;
  readonly icon: string;
  readonly now: readonly Glyph[];
  readonly end: readonly Glyph[];
}

/** What lies or stands on a card of a city. */
export interface Marks {
  /** This construction has brought its critter in. */
  occupied?: boolean;
  anchor?: boolean;
  tokens?: readonly { readonly piece: PieceName; readonly count: number }[];
  /** The seats whose workers stand here; -1 for who sits nowhere. */
  workers?: readonly number[];
  /** The seats whose ambassadors are here. */
  ambassadors?: readonly number[];
  /** The card that shares the space. */
  under?: PrintedCard;
}
