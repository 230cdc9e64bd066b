/** The ranks of the fleet, and how far it is to the next one. */

import type { CardInfo } from "../../../lib/protocol";
import { tileOf } from "../draw/facts";

const RANKS = ["novices", "sailors", "captains", "navigators", "cartographers"] as const;
export type Rank = (typeof RANKS)[number];

const LOWEST = 26;
const LADDER = 10;

export interface Step {
  readonly rank: Rank;
  /** The points it takes. */
  readonly from: number;
}

/** The ladder of ranks, the lowest first, with so many expansions in play. */
export function ladder(expansions: number): Step[] {
  return RANKS.map((rank, nth) => ({ rank, from: nth ? LOWEST + LADDER * (nth - 1 + expansions) : 0 }));
}

/** The rank that a score earns, and the next one above it. */
export function standing(score: number, expansions: number): { here: Step; next: Step | null } {
  const steps = ladder(expansions);
  const above = steps.findIndex((step) => step.from > score);
  const here = steps[(above < 0 ? steps.length : above) - 1] ?? { rank: "novices", from: 0 };
  return { here, next: steps[above] ?? null };
}

export const KINDS = ["lighthouses", "buoys", "others", "windmills", "piers"] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  lighthouse: "lighthouses",
  headquarters: "lighthouses",
  buoy: "buoys",
  windmill: "windmills",
  pier: "piers",
};

/** Under which kind a tile is counted. */
export const kindOf = (info: CardInfo): Kind => KIND_OF[tileOf(info)?.feature ?? ""] ?? "others";

export interface Share {
  readonly kind: Kind;
  readonly count: number;
  readonly points: number;
}

/** An explored tile and its points. */
export interface Told {
  readonly card: string;
  readonly points: number;
}

/** What the explored tiles bring, kind by kind. */
export function shares(
  lines: readonly Told[],
  cards: (card: string) => CardInfo,
  expansions: readonly string[],
): Share[] {
  return KINDS.filter((kind) => !["windmills", "piers"].includes(kind) || expansions.includes(kind)).map(
    (kind) => {
      const told = lines.filter((line) => kindOf(cards(line.card)) === kind);
      return { kind, count: told.length, points: told.reduce((sum, line) => sum + line.points, 0) };
    },
  );
}
