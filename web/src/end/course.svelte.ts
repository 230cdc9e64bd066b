/** How far the telling of a score has come, and what leads through it. */

import { manner, type Pace } from "../table/follow/pace.svelte";

/** One beat of a telling. */
export interface Beat {
  /** Which part of the score it belongs to: a source, a region, a kind of light. */
  readonly part: number;
  /** How long it stays at normal pace, in milliseconds. */
  readonly stay: number;
  /** What it tells, in words. */
  readonly said: string;
}

const SLOWER = 1.75;
const OPENING = 700;

/** Its timer only counts beats: all that is shown follows from that count. */
export class Course {
  readonly #beats: () => readonly Beat[];
  /** How many beats have been begun; beyond the last one all is told. */
  step = $state(0);
  playing = $state(true);

  readonly beats = $derived.by(() => this.#beats());
  /** All is told. */
  readonly told = $derived(this.step > this.beats.length);
  /** The beat being told; none before the first and after the last. */
  readonly beat = $derived(this.beats[this.step - 1]);
  readonly part = $derived(this.told ? Infinity : (this.beat?.part ?? -1));
  readonly parts = $derived((this.beats.at(-1)?.part ?? -1) + 1);

  /** For a component that is being set up: the timer ends with it. */
  constructor(beats: () => readonly Beat[], told = false) {
    this.#beats = beats;
    if (told || manner.pace === "instant") this.step = Infinity;
    $effect(() => {
      if (!this.playing || this.told) return;
      const stay = (this.beat?.stay ?? OPENING) * (manner.pace === "slow" ? SLOWER : 1);
      const timer = setTimeout(() => (this.step += 1), stay);
      return () => clearTimeout(timer);
    });
  }

  /** To the beginning of the next part; beyond the last one all is told. */
  next(): void {
    const to = this.beats.findIndex(({ part }) => part > this.part);
    this.step = to < 0 ? Infinity : to + 1;
  }

  /** To the beginning of this part, or of the one before if this has just begun. */
  back(): void {
    const first = this.beats.findIndex(({ part }) => part === this.part);
    const wanted = this.step - 1 > first ? this.part : this.part - 1;
    this.step = 1 + Math.max(0, this.beats.findIndex(({ part }) => part === wanted));
  }

  skip(): void {
    this.step = Infinity;
  }

  again(): void {
    this.step = 0;
    this.playing = true;
  }

  /** Who holds it before the first beat sees that one: nothing to look at is no pause. */
  toggle(): void {
    if (this.playing && this.step === 0) this.step = 1;
    this.playing = !this.playing;
  }

  go(pace: Pace): void {
    manner.setPace(pace);
    if (pace === "instant") this.skip();
  }
}

/** Stretch or press beats together, so that the whole takes between so long and so long. */
export function within(beats: readonly Beat[], least: number, most: number): Beat[] {
  const whole = beats.reduce((all, { stay }) => all + stay, 0);
  const factor = whole ? Math.min(most, Math.max(least, whole)) / whole : 1;
  return beats.map((beat) => ({ ...beat, stay: Math.round(beat.stay * factor) }));
}
