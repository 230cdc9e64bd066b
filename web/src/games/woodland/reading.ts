/** What is printed on a card or a place, read from the message that describes it. */

import type { CardFace, PlaceFace } from "../../lib/faces";
import type { CardInfo } from "../../lib/protocol";
import { faceOf } from "../look";
import type { PieceName } from "./draw/art";
import type { Glyph } from "./draw/notation";
import { hangIcons } from "./draw/sprite";
import { isType, type Named, type PrintedCard, type PrintedPlace } from "./kinds";

/** What a game draws its things with. */
export interface Drawings {
  /** The icon of a thing by its name. */
  readonly icons: Readonly<Record<string, string>>;
  /** What it does, as signs. */
  readonly line: (info: CardInfo) => readonly Glyph[];
  /** What can be paid with, in the order in which it is told: by its name, as which piece it is drawn. */
  readonly costs: Readonly<Record<string, PieceName>>;
  /** Waves behind its icon instead of hills. */
  readonly watery: (info: CardInfo) => boolean;
}

/** Drawn for a thing that has no icon of its own. */
const PLAIN = "hills";

export const iconIn = (icons: Drawings["icons"], name: string): string => icons[name] ?? PLAIN;

/** The things that a face names. */
export const named = (names: readonly string[], icons: Drawings["icons"]): Named[] =>
  names.map((name) => ({ name, icon: iconIn(icons, name) }));

/** What both woodland games have: a card of a city, a place for workers; or what we do not know. */
export type PrintedThing = { sort: "card"; card: PrintedCard } | { sort: "place"; place: PrintedPlace } | { sort: "unknown" };

/** What was read, as far as both games know it. */
export interface Read {
  readonly sort: string;
  readonly card?: PrintedCard;
  readonly place?: PrintedPlace;
}

/**
 * A reader of a game's things, by the sort of their faces. It reads each once, and hangs up the icons that will be pointed
 * at; what it cannot read is "unknown", never an error.
 */
export function reader<Printed>(
  game: string,
  paths: Readonly<Record<string, string>>,
  sorts: Readonly<Record<string, (info: CardInfo) => Printed>>,
): (info: CardInfo) => Printed | { sort: "unknown" } {
  const known = new WeakMap<CardInfo, Printed | { sort: "unknown" }>();
  return (info) => {
    hangIcons(game, paths);
    const read = known.get(info) ?? sorts[faceOf<{ sort: string }>(info).sort]?.(info) ?? { sort: "unknown" };
    known.set(info, read);
    return read;
  };
}

const costOf = (cost: CardFace["cost"], { costs }: Drawings): PrintedCard["cost"] =>
  Object.entries(costs).map(([name, piece]) => [piece, cost[name] ?? 0] as const).filter(([, count]) => count > 0);

/** A card of a city, unless it is of no type that we know. */
export function readCard(info: CardInfo, drawings: Drawings): PrintedThing {
  const { name, label, text } = info;
  const { form, rarity, type, cost, points, links, open } = faceOf<CardFace>(info);
  if (!isType(type)) return { sort: "unknown" };
  const card = {
    name,
    label,
    text,
    form: form === "critter" ? "critter" : "construction",
    rarity,
    type,
    cost: costOf(cost, drawings),
    points,
    icon: iconIn(drawings.icons, name),
    line: drawings.line(info),
    links: named(links, drawings.icons),
    open,
    water: drawings.watery(info),
  } as const;
  return { sort: "card", card };
}

/** A place for workers, drawn as one of that area. */
export function readPlace(info: CardInfo, area: PrintedPlace["area"], drawings: Drawings, named = area === "forest"): PrintedThing {
  const { name, label } = info;
  const { shared, points } = faceOf<PlaceFace>(info);
  const place = {
    name,
    label,
    area,
    named,
    shared,
    points,
    icon: iconIn(drawings.icons, name),
    line: drawings.line(info),
  };
  return { sort: "place", place };
}
