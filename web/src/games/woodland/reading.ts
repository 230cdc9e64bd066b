/** What is printed on a card or a place, read from the message that describes it. */

import type { CardFace, PlaceFace } from "../../lib/faces";
import type { CardInfo } from "../../lib/protocol";
import { faceOf } from "../look";
import type { PieceName } from "./draw/art";
import type { Glyph } from "./draw/notation";
import { isType, type Named, type PrintedCard, type PrintedPlace } from "./kinds";

/** What a game draws its things with. */
export interface Drawings {
  /** The icon of a thing by its name. */
  readonly icons: Readonly<Record<string, string>>;
  /** What it does, as signs. */
  readonly line: (info: CardInfo) => readonly Glyph[];
  /** What can be paid with, in the order in which it is told. */
  readonly costs: readonly PieceName[];
  /** Waves behind its icon instead of hills. */
  readonly watery: (info: CardInfo) => boolean;
}

/** Drawn for a thing that has no icon of its own. */
const PLAIN = "hills";

export const iconIn = (icons: Drawings["icons"], name: string): string => icons[name] ?? PLAIN;

/** The things that a face names. */
export const named = (names: unknown, icons: Drawings["icons"]): Named[] =>
  (Array.isArray(names) ? names : []).map((name) => ({ name: String(name), icon: iconIn(icons, String(name)) }));

export const figure = (value: unknown): number => (typeof value === "number" ? value : 0);

const costOf = (cost: CardFace["cost"], pieces: Drawings["costs"]): PrintedCard["cost"] =>
  pieces.map((piece) => [piece, cost[piece] ?? 0] as const).filter(([, count]) => count > 0);

/** A card of a city; null if it is of no type that we know. */
export function readCard(info: CardInfo, drawings: Drawings): PrintedCard | null {
  const { name, label, text } = info;
  const { form, rarity, type, cost, points, links, open } = faceOf<CardFace>(info);
  if (!isType(type)) return null;
  return {
    name,
    label,
    text,
    form: form === "critter" ? "critter" : "construction",
    rarity,
    type,
    cost: costOf(cost, drawings.costs),
    points,
    icon: iconIn(drawings.icons, name),
    line: drawings.line(info),
    links: named(links, drawings.icons),
    open,
    water: drawings.watery(info),
  };
}

/** A place for workers, drawn as one of that area. */
export function readPlace(info: CardInfo, area: PrintedPlace["area"], drawings: Drawings, named = area === "forest"): PrintedPlace {
  const { name, label } = info;
  const { shared, points } = faceOf<PlaceFace>(info);
  return {
    name,
    label,
    area,
    named,
    shared,
    points,
    icon: iconIn(drawings.icons, name),
    line: drawings.line(info),
  };
}
