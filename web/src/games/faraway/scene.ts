/** The table of Faraway, read from the messages into the words of the table. */

import type { SeatView, SheetLine, Snapshot, ZoneState } from "../../lib/protocol";
import { counterOf, sizeOf, zoneOf } from "../../lib/sight";

/** A row has as many places as there are rounds. */
export const PLACES = 8;

/** Where something is being chosen from; "" when nothing is asked of these eyes. */
export type Source = "" | "drawn" | "hand" | "kept" | "market";

/** A seat and all that lies before it; null stands for a card that lies face down. */
export interface Traveller {
  readonly seat: number;
  readonly name: string;
  readonly awaited: boolean;
  readonly thinking: boolean;
  readonly fame: number;
  readonly hand: readonly (string | null)[];
  readonly chosen: readonly (string | null)[];
  readonly row: readonly string[];
  readonly drawn: readonly (string | null)[];
  readonly kept: readonly string[];
  /** By region: the sanctuaries given up for it at the score. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  readonly sheet: ReadonlyMap<string, SheetLine>;
}

export interface Scene {
  readonly round: number;
  readonly over: boolean;
  /** Grey counts as a colour. */
  readonly grey: boolean;
  readonly winners: readonly number[];
  readonly market: readonly string[];
  readonly regionsLeft: number;
  readonly sanctuariesLeft: number;
  /** Whose journey lies in front: the seat that looks, or the first one for a spectator. */
  readonly me: Traveller;
  /** False for a spectator. */
  readonly mine: boolean;
  readonly others: readonly Traveller[];
  readonly source: Source;
  readonly undoable: readonly number[];
}

const cardsOf = (zone: ZoneState | undefined): (string | null)[] =>
  zone?.cards ?? Array.from({ length: zone?.count ?? 0 }, () => null);

const known = (cards: readonly (string | null)[]): string[] => cards.filter((card) => card !== null);

function traveller(
  snapshot: Snapshot,
  eyes: SeatView,
  seat: number,
  nameOf: (seat: number) => string,
): Traveller {
  const state = snapshot.seats.find((one) => one.seat === seat);
  const lying = (name: string): (string | null)[] => cardsOf(zoneOf(eyes, name, seat));
  const row = known(lying("row"));
  return {
    seat,
    name: nameOf(seat),
    awaited: state?.awaited ?? false,
    thinking: state?.thinking ?? false,
    fame: snapshot.scores[seat] ?? 0,
    hand: lying("hand"),
    chosen: lying("chosen"),
    row,
    drawn: lying("drawn"),
    kept: known(lying("kept")),
    given: new Map(row.map((card) => [card, known(cardsOf(zoneOf(eyes, `given for ${card}`)))])),
    sheet: new Map((snapshot.sheets[seat] ?? []).map((line) => [line.card, line])),
  };
}

const SOURCES: readonly string[] = ["drawn", "hand", "kept", "market"] satisfies Source[];
const isSource = (zone: string | undefined): zone is Source => zone !== undefined && SOURCES.includes(zone);

/** Read the table as these eyes see it; the other seats follow clockwise. */
export function readScene(snapshot: Snapshot, eyes: SeatView, nameOf: (seat: number) => string): Scene {
  const count = snapshot.seats.length;
  const front = Math.max(0, eyes.seat);
  const around = Array.from({ length: count }, (_, step) =>
    traveller(snapshot, eyes, (front + step) % count, nameOf),
  );
  const [me, ...others] = around;
  if (!me) throw new Error("A table of Faraway has at least one seat.");
  const zone = eyes.choice?.options[0]?.zone;
  return {
    round: counterOf(eyes, "round"),
    over: snapshot.over,
    grey: snapshot.options.people_below === true,
    winners: snapshot.winners,
    market: known(cardsOf(zoneOf(eyes, "market"))),
    regionsLeft: sizeOf(eyes, "deck"),
    sanctuariesLeft: sizeOf(eyes, "sanctuary deck") + sizeOf(eyes, "returned"),
    me,
    mine: eyes.seat >= 0,
    others,
    source: isSource(zone) ? zone : "",
    undoable: eyes.undoable,
  };
}
