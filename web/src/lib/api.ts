/** What is asked of the server besides the live table. */

import type {
  Created,
  GameInfo,
  NewTable,
  Replay,
  SeatKey,
  Snapshot,
  TakeSeat,
} from "./protocol";

/** The games on the server's shelf. */
export const games = (): Promise<GameInfo[]> => ask("GET", "/api/games");

/** One game with all its cards; fetched once. */
export function game(name: string): Promise<GameInfo> {
  const known = boxes.get(name) ?? ask<GameInfo>("GET", `/api/games/${name}`);
  boxes.set(name, known);
  known.catch(() => boxes.delete(name));
  return known;
}
const boxes = new Map<string, Promise<GameInfo>>();

/** Set up a table. */
export const create = (wish: NewTable): Promise<Created> => ask("POST", "/api/tables", wish);

/** Follow an invitation. */
export const sitDown = (table: string, seat: number, wish: TakeSeat): Promise<SeatKey> =>
  ask("POST", `/api/tables/${table}/seats/${seat}`, wish);

/** Look at a table once, with the keys held there. */
export const glimpse = (table: string, keys: SeatKey[]): Promise<Snapshot> =>
  ask("POST", `/api/tables/${table}/view`, { type: "hello", keys });

/** A finished game, step by step. */
export const replay = (table: string): Promise<Replay> => ask("GET", `/api/tables/${table}/replay`);

/** The record of a table as text, to be kept. */
export const record = (table: string): Promise<string> =>
  ask("GET", `/api/tables/${table}/record`);

/** Play a record that somebody kept. */
export const watch = (text: string): Promise<Replay> => ask("POST", "/api/records/replay", text);

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const plain = typeof body === "string";
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": plain ? "text/plain" : "application/json" },
    body: body === undefined ? null : plain ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(problem(text, answer));
  const json = answer.headers.get("Content-Type")?.includes("json");
  return (json ? JSON.parse(text) : text) as T;
}

/** The sentence in which the server said what was wrong. */
function problem(text: string, answer: Response): string {
  try {
    const said = JSON.parse(text) as { message?: string; detail?: string };
    return said.message ?? said.detail ?? answer.statusText;
  } catch {
    return answer.statusText || String(answer.status);
  }
}
