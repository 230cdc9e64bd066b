/** Pearlbrook on the table: the brook, wonders and adornments, read from the scene. */

import type { PlaceFace, WonderFace } from "../../../lib/faces";
import type { CardInfo, Snapshot } from "../../../lib/protocol";
import { faceOf } from "../../look";
import { isType, type CardType } from "../../woodland/kinds";
import type { Dweller, Lying, Scene } from "../../woodland/table/scene";

/** A place at the brook, and the card that lies there unless it still lies face down. */
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
  const open = scene.shared("river cards");
  return scene.shared("river").map((place, at) => ({
    place,
    card: open.find(({ marks }) => marks["place"] === at + 1) ?? null,
  }));
}

export function needsOf(info: CardInfo | undefined): Needs | undefined {
  const { type = "", count = 0 }: Partial<PlaceFace> = info ? faceOf<PlaceFace>(info) : {};
  return isType(type) ? { type, count } : undefined;
}

/** All wonders, built or not, in the order of the box. */
export function wondersOf(scene: Scene, cards: Readonly<Record<string, CardInfo>>): Wonder[] {
  const owned = (all: readonly Lying[], builder: number | null): Wonder[] =>
    all.filter(({ card }) => cards[card] && faceOf<PlaceFace | WonderFace>(cards[card]).sort === "wonder").map((lying) => ({ lying, builder }));
  const found = [
    ...owned(scene.events, null),
    ...[scene.me, ...scene.others].flatMap(({ achieved, seat }) => owned(achieved, seat)),
    ...owned(scene.rival?.events ?? [], -1),
  ];
  const order = Object.keys(cards);
  return found.sort((a, b) => order.indexOf(a.lying.card) - order.indexOf(b.lying.card));
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
  return cards("worn").map((lying) => ({ lying, points: points(lying.card) }));
}

/** Whether the ambassador of a seat is at home. */
export const isHome = (dweller: Dweller): boolean => dweller.has("ambassador") > 0;
