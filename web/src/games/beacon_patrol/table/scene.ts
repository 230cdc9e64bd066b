/** The table of Beacon Patrol, read from the messages into the words of the table. */

import type { SeatView, Snapshot, WayState } from "../../../lib/protocol";
import { counterOf, sizeOf, zoneOf } from "../../../lib/sight";

/** A place on the chart, counted in cells from headquarters: east and south grow. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A tile that lies on the chart. */
export interface Laid extends Place {
  readonly card: string;
  readonly spot: number;
}

/** A seat, its ship and its open hand. */
export interface Crew {
  readonly seat: number;
  readonly name: string;
  readonly awaited: boolean;
  readonly thinking: boolean;
  readonly tokens: number;
  readonly hand: readonly string[];
  /** Taken out of another hand, until a tile is given for it. */
  readonly taken: readonly string[];
  readonly kept: readonly string[];
  /** Where its ship lies. */
  readonly spot: number;
  readonly ship: string;
}

/** What the chart shows of a scene. */
export interface Shown {
  readonly laid: readonly Laid[];
  /** By spot of an explored tile: its points, as far as they are told. */
  readonly worth: ReadonlyMap<number, number | null>;
  readonly score: number;
}

export interface Scene extends Shown {
  readonly breadth: number;
  readonly turn: number;
  readonly over: boolean;
  readonly expansions: readonly string[];
  /** By spot: the tile. */
  readonly at: ReadonlyMap<number, string>;
  readonly crews: readonly Crew[];
  readonly me: Crew;
  /** False for a spectator. */
  readonly mine: boolean;
  readonly pile: number;
  readonly gone: number;
  /** How many movement tokens each seat has. */
  readonly tokens: number;
  readonly ways: readonly WayState[];
}

/** Movement tokens of a seat, by the number of seats. */
const TOKENS = [0, 4, 3, 3, 2];
const EXPANSIONS = ["windmills", "piers"];
/** The cell of headquarters, by row and by column. */
const HOME = 64;
const SIDES: Record<string, number> = { north: 0, east: 1, south: 2, west: 3 };
const STEPS: readonly Place[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export const placeOf = (spot: number, breadth: number): Place => ({
  x: (spot % breadth) - HOME,
  y: Math.floor(spot / breadth) - HOME,
});

export const spotAt = ({ x, y }: Place, breadth: number): number => (y + HOME) * breadth + x + HOME;

/** The number of a side, clockwise from north; -1 if it is none. */
export const sideOf = (name: unknown): number => (typeof name === "string" ? (SIDES[name] ?? -1) : -1);

export function readScene(snapshot: Snapshot, eyes: SeatView, nameOf: (seat: number) => string): Scene {
  const sea = zoneOf(eyes, "sea");
  const breadth = sea?.breadth || 128;
  const laid = (sea?.cards ?? []).map((card, nth): Laid => {
    const spot = sea?.spots[nth] ?? 0;
    return { card, spot, ...placeOf(spot, breadth) };
  });
  const at = new Map(laid.map((one) => [one.spot, one.card]));
  const ships = zoneOf(eyes, "ships");
  const crew = (seat: number): Crew => {
    const state = snapshot.seats.find((one) => one.seat === seat);
    const lying = (name: string): string[] => zoneOf(eyes, name, seat)?.cards ?? [];
    return {
      seat,
      name: nameOf(seat),
      awaited: state?.awaited ?? false,
      thinking: state?.thinking ?? false,
      tokens: counterOf(eyes, "tokens", seat),
      hand: lying("hand"),
      taken: lying("taken"),
      kept: lying("kept"),
      spot: ships?.spots[seat] ?? 0,
      ship: ships?.cards?.[seat] ?? "",
    };
  };
  const crews = snapshot.seats.map((one) => crew(one.seat));
  const me = crews[Math.max(0, eyes.seat)] ?? crews[0];
  if (!me) throw new Error("A table of Beacon Patrol has at least one seat.");
  return {
    breadth,
    turn: counterOf(eyes, "turn"),
    over: snapshot.over,
    score: snapshot.scores[0] ?? 0,
    expansions: EXPANSIONS.filter((name) => snapshot.options[name] === true),
    laid,
    at,
    worth: worthOf(snapshot, laid, at, breadth),
    crews,
    me,
    mine: eyes.seat >= 0,
    pile: sizeOf(eyes, "pile"),
    gone: sizeOf(eyes, "gone"),
    tokens: TOKENS[crews.length] ?? 0,
    ways: eyes.ways ?? [],
  };
}

/** What is explored, by the score sheet; a step of a record has none, but there the picture tells. */
function worthOf(
  snapshot: Snapshot,
  laid: readonly Laid[],
  at: ReadonlyMap<number, string>,
  breadth: number,
): Map<number, number | null> {
  const sheet = snapshot.sheets[0] ?? [];
  const points = new Map(sheet.map((line) => [line.card, line.points]));
  const surrounded = (one: Laid): boolean =>
    STEPS.every((step) => at.has(spotAt({ x: one.x + step.x, y: one.y + step.y }, breadth)));
  const explored = laid.filter((one) => (sheet.length ? points.has(one.card) : surrounded(one)));
  return new Map(explored.map((one) => [one.spot, points.get(one.card) ?? null]));
}
