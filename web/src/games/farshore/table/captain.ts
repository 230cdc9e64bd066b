/** The captain, read from the messages into the words of the table. */

import type { SeatView } from "../../../lib/protocol";
import { sizeOf } from "../../../lib/sight";
import { SEASONS, type Season } from "../../woodland/draw/dial";
import { TYPES, type CardType } from "../../woodland/kinds";
import { tell } from "../../../lib/words.svelte";
import { labelOf } from "../../woodland/parts/known";
import type { Desk } from "../../woodland/table/desk.svelte";
import { workersOn } from "../../woodland/table/marks";
import type { TrailStep } from "../kinds";
import { printed } from "../printed";
import { word } from "../words";

/** What the messages call her counters; her zones begin with the same word. */
const COUNTERS = {
  ship: "captain ship",
  treasures: "captain treasures",
  workers: "captain workers",
  season: "captain season",
  passed: "captain passed",
  level: "level",
  used: "captain section",
} as const;

/** The rows of the plan, from the top; a marker that has left it stands in row 0. */
export const ROWS = [1, 2, 3, 4] as const;

/** A marker of the plan. */
export interface Marker {
  readonly type: CardType;
  readonly row: number;
}

export interface Captain {
  readonly level: number;
  readonly passed: boolean;
  readonly season: Season;
  readonly ship: number;
  readonly treasures: number;
  readonly workers: number;
  readonly hand: number;
  /** The markers from left to right. */
  readonly plan: readonly Marker[];
  /** The section of the trail card that she used, from 0; -1 if none. */
  readonly used: number;
}

/** Who the captain is now; null where she is not at the table. */
export function readCaptain(eyes: SeatView): Captain | null {
  const counters = new Map(eyes.counters.filter(({ seat }) => seat < 0).map(({ name, value }) => [name, value]));
  const count = (name: string): number => counters.get(name) ?? 0;
  if (!counters.has(COUNTERS.ship) || !count(COUNTERS.level)) return null;
  const places = TYPES.map((type) => ({ type, row: count(`plan ${type}`), column: count(`plan column ${type}`) }));
  return {
    level: count(COUNTERS.level),
    passed: count(COUNTERS.passed) > 0,
    season: SEASONS[count(COUNTERS.season)] ?? "winter",
    ship: count(COUNTERS.ship),
    treasures: count(COUNTERS.treasures),
    workers: count(COUNTERS.workers),
    hand: sizeOf(eyes, "captain hand"),
    plan: places.toSorted((a, b) => a.column - b.column),
    used: count(COUNTERS.used) - 1,
  };
}

/** What a type is called at the coast: by its colour. */
export const colourName = (type: CardType): string => tell("farshore-colour", { type });

/** The marker that leads: the highest one on the card, the leftmost if there are several. */
export const leading = (plan: readonly Marker[]): Marker | undefined =>
  plan.filter(({ row }) => row > 0).toSorted((a, b) => a.row - b.row)[0];

/** A section of the trail card that lies open. */
export interface Section extends TrailStep {
  /** Where it leads, and what she does there. */
  readonly where: string;
  readonly does: string;
  /** The seats that stand where it leads. */
  readonly there: readonly number[];
}

/** The sections of the trail card that lies open, in the order in which she tries them. */
export function sectionsHere(table: Desk): Section[] {
  const top = table.scene.shared("trail").at(-1);
  const info = top && table.info(top.card);
  const face = info && printed(info);
  return face?.sort === "trail" ? face.trail.steps.map((step) => sectionOf(table, step)) : [];
}

function sectionOf(table: Desk, step: TrailStep): Section {
  const name = step.symbol === "shore" ? `shore_${step.number + 1}` : step.symbol;
  const info = table.info(name);
  const lying = table.scene.board.find(({ card }) => card === name);
  const colour = step.symbol === "lookout" ? colourName(TYPES[step.number] ?? "production") : "";
  const gaps = { symbol: step.symbol, count: step.number, colour };
  return {
    ...step,
    where: info ? labelOf(info) : word("trail-where", gaps),
    does: word("trail-does", gaps),
    there: lying ? workersOn(lying.marks).filter((seat) => seat >= 0) : [],
  };
}
