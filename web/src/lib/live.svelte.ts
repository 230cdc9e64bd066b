/** One connection to one table: what the server shows, and what is asked of it. */

import { glimpse, Refusal } from "./api";
import type { Done, FromViewer, SeatKey, Snapshot, ToViewer } from "./protocol";

export type Line = "connecting" | "reconnecting" | "live" | "refused";

/** A request as it is made: its id is given here. */
export type Request = DistributiveOmit<Exclude<FromViewer, { type: "hello" }>, "id">;
type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;

interface Waiting {
  request: Request;
  resolve: (done: Done) => void;
  reject: (problem: Error) => void;
  /** Sent once more after the line broke: a refusal then means that the first one had arrived. */
  again: boolean;
}

/** The server refused a request. */
export class RequestRefused extends Error {
  constructor(
    readonly kind: string,
    message: string,
  ) {
    super(message);
  }
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

export class Live {
  snapshot = $state.raw<Snapshot | null>(null);
  line = $state<Line>("connecting");
  /** Why the line is refused. */
  problem = $state("");

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly keys: () => SeatKey[],
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Ask for something; resolves when it is safe on disk, rejects when it is refused. */
  ask(request: Request): Promise<Done> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { request, resolve, reject, again: false });
      this.#send({ ...request, id } as FromViewer);
    });
  }

  /** Come in anew, after keys have changed. */
  restart(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", keys: this.keys(), tail: true });
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToViewer);
    socket.onclose = () => this.#lost(socket);
  }

  #send(message: FromViewer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToViewer): void {
    if (message.type === "snapshot") return this.#show(message);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === "done") return waiting?.resolve(message);
    if (!waiting) {
      this.problem = message.message;
      return;
    }
    if (waiting.again) waiting.resolve({ type: "done", id: message.id, invite: "" });
    else waiting.reject(new RequestRefused(message.error, message.message));
  }

  #show(snapshot: Snapshot): void {
    const back = this.line !== "live";
    const log = [...(this.snapshot?.log.slice(0, snapshot.log_from ?? 0) ?? []), ...snapshot.log];
    if (back || snapshot.version >= (this.snapshot?.version ?? 0)) this.snapshot = { ...snapshot, log };
    this.line = "live";
    this.problem = "";
    this.#pause = FIRST_PAUSE;
    if (back) this.#repeat();
  }

  /** What was under way when the line broke is asked again; the position in it keeps it harmless. */
  #repeat(): void {
    for (const [id, waiting] of this.#waiting) {
      waiting.again = true;
      this.#send({ ...waiting.request, id } as FromViewer);
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    if (this.snapshot) this.line = "reconnecting";
    else void this.#doubt();
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** A line that never stood may lead to no table at all: ask, and give up if so. */
  async #doubt(): Promise<void> {
    try {
      await glimpse(this.table, []);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) return;
      this.line = "refused";
      this.problem = error.message;
      this.close();
    }
  }

  #hurry = (): void => {
    if (this.#socket || this.#closed || document.hidden || this.line === "refused") return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
