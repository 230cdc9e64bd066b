/** One connection to one table: what the server shows, and what is asked of it. */

import { glimpse } from "./api";
import { changed } from "./changes";
import { Refusal, refusal, type Trouble } from "./problems";
import type { Advice, Change, Done, FromViewer, Reasons, Refused, SeatKey, Snapshot, ToViewer } from "./protocol";

export type Line = "connecting" | "reconnecting" | "live" | "refused";

/** A request as it is made: its id is given here. */
export type Request = DistributiveOmit<Exclude<FromViewer, { type: "hello" }>, "id" | "once">;
type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;

interface Waiting {
  message: FromViewer;
  resolve: (done: Done | Reasons) => void;
  reject: (problem: Error) => void;
  /** Sent once more after the line broke: a refusal then means that the first one had arrived. */
  again: boolean;
}

/** What would be done twice if it were sent twice: such a request has a name of its own. */
const TWICE = new Set<Request["type"]>(["chat", "leave", "hand-over", "rekey", "remove"]);
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

export class Live {
  snapshot = $state.raw<Snapshot | null>(null);
  line = $state<Line>("connecting");
  /** Why the line is refused. */
  problem = $state.raw<Trouble>(null);

  /** Told of every advice that was asked for. */
  advised: (advice: Advice) => void = () => undefined;

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  /** Of changes since the last whole snapshot. */
  #number = 0;
  #lastId = 0;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly keys: () => SeatKey[],
    /** Told of every snapshot, in their order. */
    readonly heard: (snapshot: Snapshot) => void,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Ask for something; resolves when it is safe on disk, rejects when it is refused. */
  async ask(request: Request): Promise<Done> {
    return (await this.#request(request)) as Done;
  }

  /** Ask why things in sight of a seat cannot be chosen now. */
  async why(seat: number): Promise<Reasons["refusals"]> {
    return ((await this.#request({ type: "why", seat })) as Reasons).refusals;
  }

  #request(request: Request): Promise<Done | Reasons> {
    const id = ++this.#lastId;
    const message = { ...request, id, ...(TWICE.has(request.type) && { once: ownName() }) } as FromViewer;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject, again: false });
      this.#send(message);
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
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", keys: this.keys(), changes: true });
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToViewer);
    socket.onclose = () => this.#lost(socket);
  }

  #send(message: FromViewer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToViewer): void {
    if (message.type === "snapshot") this.#begin(message);
    else if (message.type === "change") this.#change(message);
    else if (message.type === "advice") this.advised(message);
    else void this.#answered(message);
  }

  #begin(snapshot: Snapshot): void {
    this.#number = 0;
    this.#show(snapshot);
  }

  /** A change that does not follow the last one fits nothing that is here. */
  #change({ number, parts }: Change): void {
    if (this.snapshot && number === this.#number + 1) this.#show(changed(this.snapshot, parts));
    else this.#send({ type: "whole", id: ++this.#lastId });
    this.#number = number;
  }

  async #answered(message: Done | Reasons | Refused): Promise<void> {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type !== "refused") return waiting?.resolve(message);
    if (waiting?.again) return waiting.resolve({ type: "done", id: message.id, invite: "", table: "" });
    const problem = await refusal(0, message.message, message.said);
    if (waiting) waiting.reject(problem);
    else this.problem = problem;
  }

  #show(snapshot: Snapshot): void {
    const back = this.line !== "live";
    this.snapshot = snapshot;
    this.heard(snapshot);
    this.line = "live";
    this.problem = null;
    this.#pause = FIRST_PAUSE;
    if (back) this.#repeat();
  }

  /** What was under way when the line broke is asked again; its position or its name keeps it harmless. */
  #repeat(): void {
    for (const waiting of this.#waiting.values()) {
      waiting.again = true;
      this.#send(waiting.message);
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
      this.problem = error;
      this.close();
    }
  }

  /** A line that is cut says nothing any more, not even that it is closed. */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket);
    socket.close();
  };

  #hurry = (): void => {
    if (this.#socket || this.#closed || document.hidden || this.line === "refused") return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}

/** A name that no other request has; without a safe connection browsers have no `randomUUID`. */
function ownName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
