/** The end of a game is kept back until its score has been told: nobody sees before who won. */

import type { Snapshot } from "../lib/protocol";

/** Long enough to see the last deed on the table. */
const PAUSE = 900;

export class Outcome {
  readonly #snapshot: () => Snapshot;
  /** The last position of the game that was still going on. */
  #before = $state.raw<Snapshot | null>(null);
  /** The page of the end lies over the table. */
  open = $state(false);
  told = $state(false);

  /** For a component that is being set up. */
  constructor(snapshot: () => Snapshot) {
    this.#snapshot = snapshot;
    // Whoever comes when all is over is told nothing: the result is there.
    this.told = snapshot().over;
    $effect(() => {
      const now = snapshot();
      if (!now.over) {
        this.#before = now;
        this.told = false;
        this.open = false;
      }
    });
    $effect(() => {
      if (!this.over) return;
      const timer = setTimeout(() => (this.open = true), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  readonly over = $derived.by(() => this.#snapshot().over);

  /** What the table may show: of an end that is not told yet everything but what it amounts to. */
  readonly shown: Snapshot = $derived.by(() => {
    const now = this.#snapshot();
    return now.over && !this.told ? hush(now, this.#before ?? now) : now;
  });
}

function hush(now: Snapshot, before: Snapshot): Snapshot {
  const { scores, sheets, rival } = before;
  return { ...now, over: false, winners: [], verdict: null, scores, sheets, rival, seed: null };
}
