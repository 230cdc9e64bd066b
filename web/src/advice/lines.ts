/** Lines that were tried from positions of a game: tables of their own, which this browser remembers. */

import * as api from "../lib/api";
import { keysOf, remember } from "../lib/keys";
import { place } from "../lib/route.svelte";
import { keep, recall } from "../lib/storage";

/** A line: its table, and the position from which it was tried. */
export interface Tried {
  table: string;
  position: number;
  seat: number;
}

/** How a line ended: so many points for who tried it. */
export interface TriedEnd extends Tried {
  points: number;
}

const MOST = 20;
const shelf = (table: string): string => `lines.${table}`;

/** The lines that were tried from a game, the latest first. */
export function linesOf(table: string): Tried[] {
  const kept = recall<Tried[]>(shelf(table));
  return Array.isArray(kept) ? kept : [];
}

/** Forget a line. */
export function dropLine(table: string, line: string): void {
  keep(shelf(table), linesOf(table).filter((one) => one.table !== line));
}

/** Set up a table that goes on from a position, and go there. */
export async function tryLine(table: string, game: string, position: number, seat: number): Promise<void> {
  const made = await api.fork(table, { position, seat, name: "", agent: "" }, keysOf(table));
  remember(made.table, game, made.keys);
  keep(shelf(table), [{ table: made.table, position, seat }, ...linesOf(table)].slice(0, MOST));
  place.go(`/t/${made.table}`);
}

/** The lines of a game that were played to their end. */
export async function endsOf(table: string): Promise<TriedEnd[]> {
  const lines = linesOf(table);
  if (!lines.length) return [];
  const found = await api.glimpses(lines.map((line) => ({ table: line.table, keys: [] })));
  return lines.flatMap((line, place) => {
    const points = found[place]?.over ? found[place].scores[line.seat] : undefined;
    return points === undefined ? [] : [{ ...line, points }];
  });
}
