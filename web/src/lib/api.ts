/** What is asked of the server besides the live table. */

import type {
  BoxInfo,
  Code,
  Created,
  Fork,
  GameInfo,
  Glimpse,
  HouseInfo,
  Invitation,
  InviteState,
  Joined,
  KeptTable,
  LessonInfo,
  NewTable,
  OpenTable,
  Problem,
  PushKey,
  PushTo,
  PushWish,
  Rated,
  Replay,
  Review,
  RulebookInfo,
  SeatKey,
  Snapshot,
  TakeAny,
  TakeSeat,
} from "./protocol";
import { refusal, type Refusal } from "./problems";

/** The boxes on the server's shelf, unopened. */
export const shelf = (): Promise<BoxInfo[]> => once("/api/shelf");

/** A game with all its cards. */
export const game = (name: string): Promise<GameInfo> => once(`/api/games/${name}`);

/** The rulebook of a game. */
export const rulebook = (name: string): Promise<RulebookInfo> => once(`/api/games/${name}/rulebook`);

/** Where others reach the server. */
export const house = (): Promise<HouseInfo> => once("/api/house");

/** What never changes is fetched once. */
function once<T>(path: string): Promise<T> {
  const found = (fetched.get(path) as Promise<T> | undefined) ?? ask<T>("GET", path);
  fetched.set(path, found);
  found.catch(() => fetched.delete(path));
  return found;
}
const fetched = new Map<string, Promise<unknown>>();

/** The steps of the guided first game of a game. */
export const lesson = (game: string): Promise<LessonInfo> => once(`/api/lessons/${game}`);

/** Set up the guided first game of a game. */
export const beginLesson = (game: string, name: string): Promise<Created> =>
  ask("POST", `/api/lessons/${game}`, { name });

/** The game of a table that brought its deck: its cards are its own. */
export const gameAt = (table: string): Promise<GameInfo> => ask("GET", `/api/tables/${table}/game`);

/** The rulebook of a table that brought its deck: its numbers are its own. */
export const rulebookAt = (table: string): Promise<RulebookInfo> => once(`/api/tables/${table}/rulebook`);

/** Set up a table. */
export const create = (wish: NewTable): Promise<Created> => ask("POST", "/api/tables", wish);

/** Follow an invitation. */
export const sitDown = (table: string, seat: number, wish: TakeSeat): Promise<SeatKey> =>
  ask("POST", `/api/tables/${table}/seats/${seat}/take`, wish);

/** Whether an invitation to a seat still holds, and the table it is for. */
export const lookAt = (table: string, seat: number, invite: string): Promise<InviteState> =>
  ask("POST", `/api/tables/${table}/seats/${seat}/look`, { invite });

/** Where two words lead. */
export const ledTo = (words: string): Promise<Invitation> =>
  ask("GET", `/api/words/${encodeURIComponent(words)}`);

/** Sit down at the table to which two words lead. */
export const takeAny = (words: string, wish: TakeAny): Promise<Joined> =>
  ask("POST", `/api/words/${encodeURIComponent(words)}/take`, wish);

/** The tables at which everybody may sit down. */
export const openTables = (): Promise<OpenTable[]> => ask("GET", "/api/open");

/** How strong people are at a game. */
export const ratings = (game: string): Promise<Rated[]> => ask("GET", `/api/ratings/${game}`);

/** Sit down at one of them. */
export const sitDownOpen = (table: string, wish: TakeAny): Promise<Joined> =>
  ask("POST", `/api/open/${table}/take`, wish);

/** The key by which this browser knows what the server pushes. */
export const pushKey = (): Promise<PushKey> => ask("GET", "/api/push");

/** Be told when it is one's turn, through the browser's own service. */
export const callMe = (table: string, wish: PushWish, keys: SeatKey[]): Promise<unknown> =>
  ask("POST", `/api/tables/${table}/push`, wish, keys);

/** Be told no longer. */
export const callMeNoMore = (table: string, to: PushTo, keys: SeatKey[]): Promise<unknown> =>
  ask("POST", `/api/tables/${table}/push/stop`, to, keys);

/** How several tables stand. */
export const glimpses = (tables: KeptTable[]): Promise<(Glimpse | null)[]> =>
  ask("POST", "/api/glimpses", tables);

/** A text as a square code that cameras read. */
export const code = (text: string): Promise<Code> => ask("POST", "/api/code", text, [], "application/json");

/** Look at a table once, with the keys held there. */
export const glimpse = (table: string, keys: SeatKey[]): Promise<Snapshot> =>
  ask("GET", `/api/tables/${table}`, undefined, keys);

/** A finished game, step by step. */
export const replay = (table: string): Promise<Replay> => ask("GET", `/api/tables/${table}/replay`);

/** A finished game looked back at: what is known as soon as that is more than so many judgements. */
export const review = (table: string, after: number): Promise<Review> => ask("GET", `/api/tables/${table}/review?after=${after}`);

/** Go on from a position of a game, on a table of its own. */
export const fork = (table: string, wish: Fork, keys: SeatKey[]): Promise<Created> =>
  ask("POST", `/api/tables/${table}/fork`, wish, keys);

/** The address of the record of a finished game. */
export const recordAt = (table: string): string => `/api/tables/${table}/record`;

/** Play a record that somebody kept, with the deck file it was played with if there is one. */
export const watch = (record: string, deck = ""): Promise<Replay> =>
  deck
    ? ask("POST", "/api/replay-with-deck", { record, deck })
    : ask("POST", "/api/replay", record);

/** Ask the server for something. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  keys: SeatKey[] = [],
  type = typeof body === "string" ? "text/plain" : "application/json",
): Promise<T> {
  const plain = type === "text/plain";
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = type;
  if (keys.length) {
    headers["Authorization"] = `Bearer ${keys.map((key) => `${key.seat}:${key.secret}`).join(",")}`;
  }
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? null : plain ? String(body) : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw await refused(text, answer);
  return JSON.parse(text) as T;
}

/** What the server said was wrong. */
function refused(text: string, answer: Response): Promise<Refusal> {
  try {
    const { message, said, faults } = JSON.parse(text) as Problem;
    return refusal(answer.status, message, said, faults ?? []);
  } catch {
    return refusal(answer.status, answer.statusText || String(answer.status));
  }
}
