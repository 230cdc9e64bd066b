/** Pearlbrook on the table: the brook, wonders and adornments, read from the scene. */

import type { CardInfo, Snapshot } from "../../../lib/protocol";
import { isType, type CardType } from "../../woodland/kinds";
import type { Dweller, Lying, Scene } from "../../woodland/table/scene";

/** A place at the brook, and the card that lies there face up. */
export interface Bank {
  readonly place: Lying;
  readonly card: Lying | null;
}

/** What a city must have before an ambassador may go to a place. */
export interface Needs {
  readonly type: CardType;
  readonly count: number;
}

/** A wonder, and whose it is: -1 for the rival's, null while nobody has built it. */
export interface Wonder {
  readonly lying: Lying;
  readonly builder: number | null;
}

/** The places of the brook from the top down, the shoals last. */
export function banksOf(scene: Scene): Bank[] {
  const open = scene.shared("river");
  return scene.shared("brook").map((place, at) => ({
    place,
    card: open.find(({ marks }) => marks["place"] === at + 1) ?? null,
  }));
}

export function needsOf(info: CardInfo | undefined): Needs | undefined {
  const type = info?.face["type"];
  const count = info?.face["count"];
  return isType(type) && typeof count === "number" ? { type, count } : undefined;
}

/** All wonders, built or not, the cheapest first. */
export function wondersOf(scene: Scene, names: readonly string[]): Wonder[] {
  const built = [scene.me, ...scene.others].flatMap((dweller) =>
    dweller.cards("wonders").map((lying) => ({ lying, builder: dweller.seat })),
  );
  const rivals = scene.shared("rival wonders").map((lying) => ({ lying, builder: -1 }));
  const free = scene.shared("wonders").map((lying) => ({ lying, builder: null }));
  return [...free, ...built, ...rivals].sort((a, b) => names.indexOf(a.lying.card) - names.indexOf(b.lying.card));
}

/** An adornment that has been played, and what it would be worth now. */
export interface Worn {
  readonly lying: Lying;
  readonly points: number;
}

/** The adornments that a seat has played. */
export function wornBy({ cards, seat }: Dweller, { sheets }: Snapshot): Worn[] {
  const points = (card: string): number =>
    (sheets[seat] ?? []).filter((line) => line.card === card).reduce((sum, line) => sum + line.points, 0);
  return cards("played adornments").map((lying) => ({ lying, points: points(lying.card) }));
}

/** Whether the ambassador of a seat is at home. */
export const isHome = (dweller: Dweller): boolean => dweller.has("ambassador") > 0;
