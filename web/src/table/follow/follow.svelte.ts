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
  /** Deeds that have happened in what is shown, and are told after the one that is. */
  #later = $state.raw<readonly Deed[]>([]);
  /** The one deed that is told again; undefined: all of them. */
  #only: Deed | undefined;
  /** What was shown since the person's own last deed, that deed first: it can be told again. */
  #round: Snapshot[] = [];
  #timer = 0;
  #since = 0;

  /** How many deeds have still to be told. */
  get waiting(): number {
    const { shown, latest } = this;
    return shown && latest ? deedsOf(latest.log, shown.log.length).length + this.#later.length : 0;
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
    const from = deed ? this.#round.findLastIndex(({ log }) => log.length <= deed.from) : 0;
    const to = deed ? this.#round.findIndex(({ log }) => log.length >= deed.to) : this.#round.length - 1;
    const [first, ...rest] = from < 0 ? [] : this.#round.slice(from, to + 1);
    if (!first || !rest.length) return;
    this.#rest();
    this.#only = deed;
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
    else if (!this.paused && !this.#later.length && snapshot.log.at(-1)?.deed === this.telling.deed.deed) this.#wait(TIMES[manner.pace].step);
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
    this.#later = [];
    this.#only = undefined;
    this.telling = null;
    this.paused = false;
  }

  #show(snapshot: Snapshot): void {
    this.shown = snapshot;
  }

  #next(again = this.telling?.again ?? false): void {
    const [deed, ...later] = this.#later;
    if (deed) {
      this.#later = later;
      return this.#tell(deed, again);
    }
    const next = this.#queue.shift();
    if (!next || !this.shown) return this.skip();
    const [first, ...more] = this.#newIn(next, this.shown);
    this.#show(next);
    this.#later = more;
    if (first) this.#tell(first, again);
    else this.#wait(0);
  }

  /** The deeds that a snapshot adds: those of others, or one's own last one. */
  #newIn({ log, eyes }: Snapshot, shown: Snapshot): Deed[] {
    const all = deedsOf(log, shown.log.length).filter(({ deed }) => !this.#only || deed === this.#only.deed);
    const others = all.filter(({ seat, turn }) => turn > 0 && !eyes.some((one) => one.seat === seat));
    return others.length ? others : all.slice(-1);
  }

  /** Tell a deed of what is shown, as far as it has come. */
  #tell(part: Deed, again: boolean): void {
    const deed = deedsOf(this.shown?.log ?? []).find((one) => one.deed === part.deed && one.seat === part.seat && one.to >= part.to);
    this.telling = { deed: deed ?? part, again };
    const { step, deed: whole } = TIMES[manner.pace];
    const goesOn = !this.#later.length && this.#queue[0]?.log.at(-1)?.deed === part.deed;
    const hurried = manner.pace === "normal" && this.waiting > MANY;
    this.#since = Date.now();
    this.#wait(goesOn ? step : hurried ? HURRIED : whole);
  }

  /** Go on when what is shown has been seen for so long. */
  #wait(time: number): void {
    clearTimeout(this.#timer);
    if (!this.paused) this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#since + time - Date.now()));
  }
}
