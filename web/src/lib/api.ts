/** What is asked of the server besides the live table. */

import type {
  Created,
  FaultInfo,
  GameInfo,
  NewTable,
  Problem,
  Replay,
  SeatKey,
  Snapshot,
  TakeSeat,
} from "./protocol";

/** The server refused, in one sentence; a deck file, with all its faults. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly faults: FaultInfo[] = [],
  ) {
    super(message);
  }
}

/** The games on the server's shelf, with all their cards; fetched once. */
export function games(): Promise<GameInfo[]> {
  shelf ??= ask<GameInfo[]>("GET", "/api/games").catch((error: unknown) => {
    shelf = null;
    throw error;
  });
  return shelf;
}
let shelf: Promise<GameInfo[]> | null = null;

/** The game of a table that brought its deck: its cards are its own. */
export const gameAt = (table: string): Promise<GameInfo> => ask("GET", `/api/tables/${table}/game`);

/** Set up a table. */
export const create = (wish: NewTable): Promise<Created> => ask("POST", "/api/tables", wish);

/** Follow an invitation. */
export const sitDown = (table: string, seat: number, wish: TakeSeat): Promise<SeatKey> =>
  ask("POST", `/api/tables/${table}/seats/${seat}/take`, wish);

/** Look at a table once, with the keys held there. */
export const glimpse = (table: string, keys: SeatKey[]): Promise<Snapshot> =>
  ask("GET", `/api/tables/${table}`, undefined, keys);

/** A finished game, step by step. */
export const replay = (table: string): Promise<Replay> => ask("GET", `/api/tables/${table}/replay`);

/** The address of the record of a finished game. */
export const recordAt = (table: string): string => `/api/tables/${table}/record`;

/** Play a record that somebody kept, with the deck file it was played with if there is one. */
export const watch = (record: string, deck = ""): Promise<Replay> =>
  deck
    ? ask("POST", "/api/replay-with-deck", { record, deck })
    : ask("POST", "/api/replay", record);

async function ask<T>(method: string, path: string, body?: unknown, keys: SeatKey[] = []): Promise<T> {
  const plain = typeof body === "string";
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = plain ? "text/plain" : "application/json";
  if (keys.length) {
    headers["Authorization"] = `Bearer ${keys.map((key) => `${key.seat}:${key.secret}`).join(",")}`;
  }
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? null : plain ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw refusal(text, answer);
  return JSON.parse(text) as T;
}

/** What the server said was wrong. */
function refusal(text: string, answer: Response): Refusal {
  try {
    const { message, faults } = JSON.parse(text) as Problem;
    return new Refusal(answer.status, message, faults ?? []);
  } catch {
    return new Refusal(answer.status, answer.statusText || String(answer.status));
  }
}
