/**
 * What is drawn, while others play: their deeds wait in a queue and are told one after the other.
 * What is shown is always one whole snapshot; timers only say when the next one's turn has come.
 */

import type { Snapshot } from "../../lib/protocol";
import { deedsOf, type Deed } from "./deeds";
import { HURRIED, MANY, manner, TIMES } from "./pace.svelte";

/** What is being told: the deed, as far as it has come, and whether it is told a second time. */
export interface Telling {
  readonly deed: Deed;
  readonly again: boolean;
}

/** Whether one snapshot leads on from another: nothing of it was taken back. */
const leadsOn = (from: Snapshot, to: Snapshot): boolean =>
  to.table === from.table && to.version >= from.version && to.log.length >= from.log.length && to.position >= from.position;

export class Follow {
  /** What is drawn. */
  shown = $state.raw<Snapshot | null>(null);
  telling = $state.raw<Telling | null>(null);
  paused = $state(false);
  /** What is known already, and will be shown in its turn. */
  latest = $state.raw<Snapshot | null>(null);

  #queue: Snapshot[] = [];
  /** What was shown since the person's own last deed, that deed first: it can be told again. */
  #round: Snapshot[] = [];
  #timer = 0;
  #since = 0;

  /** How many deeds have still to be told. */
  get waiting(): number {
    const { shown, latest } = this;
    return shown && latest ? deedsOf(latest.log, shown.log.length).length : 0;
  }

  /** The last round can be told again. */
  get canRepeat(): boolean {
    return this.telling === null && this.shown !== null && this.#round.length > 1;
  }

  /** The server has spoken. */
  take(snapshot: Snapshot): void {
    const before = this.latest;
    this.latest = snapshot;
    if (before && this.#isMine(before, snapshot)) this.#round = [before];
    if (!before || !leadsOn(before, snapshot) || manner.pace === "instant" || document.hidden) this.#jump(snapshot);
    else if (snapshot.position === before.position && snapshot.log.length === before.log.length) this.#refresh(snapshot);
    else if (this.#queue.length || this.telling || this.#isNews(before, snapshot)) this.#put(snapshot);
    else this.#jump(snapshot);
  }

  /** Show what is now, at once. */
  skip = (): void => {
    if (this.latest) this.#show(this.latest);
    this.#rest();
  };

  pause = (): void => {
    this.paused = !this.paused;
    clearTimeout(this.#timer);
    if (!this.paused) this.#next();
  };

  /** Tell the last round again, or one deed of it. */
  repeat = (deed?: Deed): void => {
    if (!this.latest) return;
    const steps = this.#round.filter(({ log }) => !deed || (log.length >= deed.from && log.length <= deed.to));
    const [first, ...rest] = steps;
    if (!first || !rest.length) return;
    clearTimeout(this.#timer);
    this.shown = first;
    this.#queue = rest;
    this.#next(true);
  };

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Somebody else has done something that is told. */
  #isNews(before: Snapshot, { log, eyes }: Snapshot): boolean {
    return deedsOf(log, before.log.length).some(({ seat, turn }) => turn > 0 && !eyes.some((one) => one.seat === seat));
  }

  #isMine(before: Snapshot, { log, eyes }: Snapshot): boolean {
    return log.slice(before.log.length).some(({ seat }) => eyes.some((one) => one.seat === seat));
  }

  #put(snapshot: Snapshot): void {
    this.#queue.push(snapshot);
    this.#round.push(snapshot);
    if (!this.telling) this.#next();
    else if (!this.paused && snapshot.log.at(-1)?.turn === this.telling.deed.turn) this.#wait(TIMES[manner.pace].step);
  }

  /** The same position, told anew: somebody came, spoke or left. */
  #refresh(snapshot: Snapshot): void {
    if (this.#queue.length) this.#queue[this.#queue.length - 1] = snapshot;
    else this.shown = snapshot;
    if (this.#round.length) this.#round[this.#round.length - 1] = snapshot;
  }

  /** Show it without telling; from here on the round is remembered. */
  #jump(snapshot: Snapshot): void {
    this.#rest();
    this.#round = [snapshot];
    this.#show(snapshot);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.telling = null;
    this.paused = false;
  }

  #show(snapshot: Snapshot): void {
    this.shown = snapshot;
  }

  #next(again = this.telling?.again ?? false): void {
    const next = this.#queue.shift();
    if (!next || !this.shown) return this.skip();
    const deed = deedsOf(next.log, this.shown.log.length).at(-1);
    const turn = deed && deedsOf(next.log).find((one) => one.turn === deed.turn && one.seat === deed.seat && one.to >= deed.to);
    this.#show(next);
    this.telling = turn ? { deed: turn, again } : this.telling;
    const { step, deed: whole } = TIMES[manner.pace];
    const goesOn = this.#queue[0]?.log.at(-1)?.turn === deed?.turn;
    const hurried = manner.pace === "normal" && this.waiting > MANY;
    this.#since = Date.now();
    this.#wait(turn ? (goesOn ? step : hurried ? HURRIED : whole) : 0);
  }

  /** Go on when what is shown has been seen for so long. */
  #wait(time: number): void {
    clearTimeout(this.#timer);
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#since + time - Date.now()));
  }
}
