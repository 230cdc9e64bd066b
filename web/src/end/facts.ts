/** A finished game as it is told: who has points, and from which sources. */

import type { GameLook, SourceLook } from "../games";
import type { CardInfo, GameInfo, SheetLine, Snapshot } from "../lib/protocol";
import { nameOf } from "../lib/seats";
import { say, tell } from "../lib/words.svelte";

/** Who has points of its own: a seat, all seats together, or an opponent without a seat (-1). */
export interface Side {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly won: boolean;
  /** 1 for the best; equal points share a place. */
  readonly place: number;
  readonly sheet: readonly SheetLine[];
}

/** One source of points, with each side's lines of it. */
export interface Source extends SourceLook {
  readonly lines: readonly (readonly SheetLine[])[];
  readonly points: readonly number[];
}

/** All that the telling of an end may need. */
export interface Facts {
  readonly snapshot: Snapshot;
  readonly game: GameInfo;
  readonly look: GameLook;
  readonly cards: Readonly<Record<string, CardInfo>>;
  readonly sides: readonly Side[];
  readonly sources: readonly Source[];
}

/** Read a finished game. */
export function factsOf(snapshot: Snapshot, game: GameInfo, look: GameLook, cards: Record<string, CardInfo>): Facts {
  const sides = sidesOf(snapshot, game.cooperative);
  return { snapshot, game, look, cards, sides, sources: sourcesOf(sides, look) };
}

/** Everybody with points, the seats first. */
export function sidesOf(snapshot: Snapshot, cooperative: boolean): Side[] {
  const { seats, scores, sheets, winners, rival } = snapshot;
  const all = cooperative && seats.length > 1;
  const own = (all ? seats.slice(0, 1) : seats).map(({ seat }) => ({
    seat,
    name: all ? tell("browser-together") : nameOf(seat, seats),
    points: scores[seat] ?? 0,
    won: winners.includes(seat),
    sheet: sheets[seat] ?? [],
  }));
  const other = rival && { seat: -1, name: say(rival.name), points: rival.points, won: !winners.length, sheet: rival.sheet };
  const sides = other ? [...own, other] : own;
  const ahead = (side: (typeof sides)[number], than: (typeof sides)[number]): boolean =>
    side.won === than.won ? side.points > than.points : side.won;
  return sides.map((side) => ({ ...side, place: 1 + sides.filter((one) => ahead(one, side)).length }));
}

const PLAIN: Omit<SourceLook, "name"> = { key: "", note: "", colour: "var(--sea)", sign: "" };

/** The sources in the order of the sheets; those of which nobody has anything are left out. */
function sourcesOf(sides: readonly Side[], look: GameLook): Source[] {
  const told = (line: SheetLine): SourceLook => look.source?.(line) ?? { ...PLAIN, name: tell("browser-points") };
  const found = new Map<string, { source: SourceLook; lines: SheetLine[][] }>();
  for (const [at, side] of sides.entries())
    for (const line of side.sheet) {
      const source = told(line);
      const kept = found.get(source.key) ?? { source, lines: sides.map(() => []) };
      if (line.points) kept.lines[at]?.push(line);
      found.set(source.key, kept);
    }
  const order = [...found.values()].toSorted((a, b) => (a.source.order ?? 0) - (b.source.order ?? 0));
  return order
    .filter(({ lines }) => lines.some((own) => own.length))
    .map(({ source, lines }) => ({ ...source, lines, points: lines.map(sum) }));
}

/** The points of some lines together. */
export const sum = (lines: readonly SheetLine[]): number => lines.reduce((all, line) => all + line.points, 0);

/** What a line is for, among others of its source: the card's name if it is a card's. */
export function labelOf({ cards }: Facts, line: SheetLine): string {
  const card = cards[line.card];
  return say(card ? card.label : line.label);
}
