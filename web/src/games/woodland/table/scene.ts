/** The table of a woodland game, read from the messages into the words of the table. */

import { nameOf } from "../../../lib/seats";
import type { SeatView, SeatState, Snapshot, ZoneState } from "../../../lib/protocol";
import { counterOf, sizeOf, zoneOf } from "../../../lib/sight";
import { SEASONS, type Season } from "../draw/dial";

/** A card or a place where it lies. */
export interface Lying {
  readonly zone: ZoneState;
  readonly card: string;
  /** Which card of its zone it is. */
  readonly at: number;
  readonly marks: Readonly<Record<string, number>>;
}

/** A seat and all that lies before it. */
export interface Dweller {
  readonly seat: number;
  readonly state: SeatState;
  readonly name: string;
  readonly bot: boolean;
  readonly awaited: boolean;
  readonly thinking: boolean;
  readonly passed: boolean;
  readonly season: Season;
  readonly score: number;
  /** Workers at home, and those that are out. */
  readonly home: number;
  readonly out: number;
  readonly handCount: number;
  readonly hand: readonly Lying[];
  readonly city: readonly Lying[];
  readonly achieved: readonly Lying[];
  readonly prison: readonly Lying[];
  readonly aside: readonly Lying[];
  readonly drawn: readonly Lying[];
  readonly revealed: readonly Lying[];
  readonly stage: readonly Lying[];
  /** How much of a piece it has. */
  readonly has: (piece: string) => number;
  /** What lies in a zone of its own. */
  readonly cards: (zone: string) => readonly Lying[];
  /** How many cards lie there, hidden or not. */
  readonly count: (zone: string) => number;
}

/** The opponent of a seat that plays alone. */
export interface Rival {
  readonly year: number;
  /** What it would score now; unknown in the middle of a replay. */
  readonly points: number | null;
  readonly blocked: number;
  readonly city: readonly Lying[];
  readonly events: readonly Lying[];
  /** How much of a piece it has. */
  readonly has: (piece: string) => number;
}

export interface Scene {
  readonly over: boolean;
  /** Whose city lies in front: the seat that looks, or the first one for a spectator. */
  readonly me: Dweller;
  readonly mine: boolean;
  readonly others: readonly Dweller[];
  readonly rival: Rival | null;
  readonly meadow: readonly Lying[];
  readonly board: readonly Lying[];
  readonly forest: readonly Lying[];
  readonly events: readonly Lying[];
  readonly deck: number;
  readonly discarded: number;
  /** What lies in a zone of all. */
  readonly shared: (zone: string) => readonly Lying[];
  /** How many workers have room on a place of the forest. */
  readonly forestRoom: number;
}

/** What a game calls its zones, by what the valley calls them. */
export type ZoneNames = Readonly<Record<string, string>>;

const CROWD = 4;

const lying = (zone: ZoneState | undefined): Lying[] =>
  (zone?.cards ?? []).map((card, at) => ({ zone: zone!, card, at, marks: zone!.marks?.[at] ?? {} }));

function out(eyes: SeatView, seat: number): number {
  const standing = eyes.zones.flatMap((zone) =>
    (zone.marks ?? []).map((mark) => (mark[`worker-${seat}`] ?? 0) + (zone.seat === seat ? (mark["stuck"] ?? 0) : 0)),
  );
  return standing.reduce((sum, count) => sum + count, 0);
}

function dweller(snapshot: Snapshot, eyes: SeatView, seat: number): Dweller {
  const state = snapshot.seats.find((one) => one.seat === seat);
  if (!state) throw new Error(`There is no seat ${seat} at this table.`);
  const counters = new Map(eyes.counters.filter((one) => one.seat === seat).map((one) => [one.name, one.value]));
  const has = (piece: string): number => counters.get(piece) ?? 0;
  const cards = (name: string): Lying[] => lying(zoneOf(eyes, name, seat));
  return {
    seat,
    state,
    name: nameOf(seat, snapshot.seats),
    bot: state.kind === "bot",
    awaited: state.awaited && !snapshot.over,
    thinking: state.thinking,
    passed: has("passed") > 0,
    season: SEASONS[has("season")] ?? "winter",
    score: snapshot.scores[seat] ?? 0,
    home: has("workers"),
    out: out(eyes, seat) + has("astray"),
    handCount: sizeOf(eyes, "hand", seat),
    hand: cards("hand"),
    city: cards("city"),
    achieved: cards("achieved"),
    prison: cards("prison"),
    aside: cards("aside"),
    drawn: cards("drawn"),
    revealed: cards("revealed"),
    stage: cards("stage"),
    has,
    cards,
    count: (name) => sizeOf(eyes, name, seat),
  };
}

function rivalOf(snapshot: Snapshot, eyes: SeatView, names: ZoneNames): Rival | null {
  const zone = zoneOf(eyes, names["rival"] ?? "rival");
  if (!zone) return null;
  const count = (name: string): number => counterOf(eyes, name);
  return {
    year: count("year"),
    points: snapshot.rival?.points ?? null,
    blocked: count("blocked"),
    city: lying(zone),
    events: lying(zoneOf(eyes, names["rival events"] ?? "rival events")),
    has: (piece) => count(`rival ${piece}`),
  };
}

/** Read the table as these eyes see it, with or without a rival; the other seats follow clockwise. */
export function readScene(snapshot: Snapshot, eyes: SeatView, names: ZoneNames, rivalled: boolean): Scene {
  const count = snapshot.seats.length;
  const front = Math.max(0, eyes.seat);
  const around = Array.from({ length: count }, (_, step) => dweller(snapshot, eyes, (front + step) % count));
  const [me, ...others] = around;
  if (!me) throw new Error("A table has at least one seat.");
  const shared = (name: string): Lying[] => lying(zoneOf(eyes, names[name] ?? name));
  return {
    over: snapshot.over,
    me,
    mine: eyes.seat >= 0,
    others,
    rival: rivalled ? rivalOf(snapshot, eyes, names) : null,
    meadow: shared("meadow"),
    board: shared("board"),
    forest: shared("forest"),
    events: shared("events"),
    deck: sizeOf(eyes, "deck"),
    discarded: sizeOf(eyes, "discard"),
    shared,
    forestRoom: count >= CROWD ? 2 : 1,
  };
}
