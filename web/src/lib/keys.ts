/** The tables this browser knows, and the keys of the seats that it holds there. */

import type { Request } from "./live.svelte";
import type { Glimpse, SeatKey, Snapshot } from "./protocol";
import { keep, recall } from "./storage";

/** A table as this browser remembers it. */
export interface Kept {
  table: string;
  game: string;
  keys: SeatKey[];
  /** Invitations that were made here and may still be handed out. */
  invites: SeatKey[];
  /** When it was last looked at, in milliseconds. */
  seen: number;
  /** How it ended: then it need not be asked for any more. */
  ended?: Glimpse;
}

const SHELF = "tables";
const MOST = 60;

/** All known tables, the latest first. */
export function keptTables(): Kept[] {
  const kept = recall<Kept[]>(SHELF);
  return Array.isArray(kept) ? kept.filter(isWhole).sort((a, b) => b.seen - a.seen) : [];
}

/** What is known of one table. */
export function keptTable(table: string): Kept | null {
  return keptTables().find((one) => one.table === table) ?? null;
}

/** The keys held at a table; none for a spectator. */
export function keysOf(table: string): SeatKey[] {
  return keptTable(table)?.keys ?? [];
}

/** Remember a table, with further keys and invitations if there are any. */
export function remember(
  table: string,
  game: string,
  keys: SeatKey[] = [],
  invites: SeatKey[] = [],
): void {
  const known = keptTable(table);
  const next: Kept = {
    table,
    game: game || known?.game || "",
    keys: merge(known?.keys ?? [], keys),
    invites: merge(known?.invites ?? [], invites),
    seen: Date.now(),
    ...(known?.ended && { ended: known.ended }),
  };
  write([next, ...keptTables().filter((one) => one.table !== table)]);
}

/** Keep how a table ended. */
export function keepEnd(ended: Glimpse): void {
  write(keptTables().map((one) => (one.table === ended.table ? { ...one, ended } : one)));
}

/** Drop a seat's key, after it was given up. */
export function dropKey(table: string, seat: number): void {
  const drop = (one: Kept) => ({ ...one, keys: one.keys.filter((key) => key.seat !== seat) });
  write(keptTables().map((one) => (one.table === table ? drop(one) : one)));
}

/** After a seat was left or its key made new: keep what is left of it; tell whether it was one of these. */
export function keepKey({ table, game }: Snapshot, request: Request, secret: string): boolean {
  if (request.type === "leave") {
    dropKey(table, request.seat);
    if (secret) remember(table, game, [], [{ seat: request.seat, secret }]);
    return true;
  }
  if (request.type === "rekey") remember(table, game, [{ seat: request.seat, secret }]);
  return request.type === "rekey";
}

/** Forget a table and its keys. */
export function forget(table: string): void {
  write(keptTables().filter((one) => one.table !== table));
}

function write(tables: Kept[]): void {
  keep(SHELF, tables.slice(0, MOST));
}

function merge(old: SeatKey[], more: SeatKey[]): SeatKey[] {
  const seats = new Set(more.map((key) => key.seat));
  return [...old.filter((key) => !seats.has(key.seat)), ...more].sort((a, b) => a.seat - b.seat);
}

function isWhole(one: Partial<Kept> | null): one is Kept {
  return typeof one?.table === "string" && Array.isArray(one.keys) && Array.isArray(one.invites);
}
