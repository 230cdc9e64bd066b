/** What the chart shows: the table as it is; at the end lights come on kind by kind while the score is told. */

import type { Helm } from "./helm.svelte";
import { KINDS, kindOf, type Kind } from "./ranks";
import type { Laid } from "./scene";

const DARKNESS = 900;
const WHOLE = 6500;
const SHORTEST = 90;
const LONGEST = 260;

export interface Shown {
  readonly laid: readonly Laid[];
  /** By spot of an explored tile: its points. */
  readonly worth: ReadonlyMap<number, number | null>;
  readonly score: number;
}

interface Light {
  readonly spot: number;
  readonly points: number;
  readonly kind: Kind;
}

/** Its timers only count the lights: what is shown follows from the table and from that count alone. */
export class Telling {
  readonly #table: Helm;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many lights burn already; -1 when nothing is being told. */
  #step = $state(-1);
  /** Kind by kind, the nearest to headquarters first. */
  readonly #lights: readonly Light[] = $derived.by(() => this.#order());

  readonly shown: Shown = $derived.by(() => {
    const { laid, worth, score } = this.#table.scene;
    if (!this.on) return { laid, worth, score };
    const lit = this.#lights.slice(0, this.#step);
    return {
      laid,
      worth: new Map(lit.map(({ spot, points }) => [spot, points])),
      score: lit.reduce((sum, { points }) => sum + points, 0),
    };
  });

  constructor(table: Helm) {
    this.#table = table;
  }

  /** The score of a game that is over is being told. */
  get on(): boolean {
    return this.#step >= 0 && this.#table.scene.over;
  }

  /** What is being counted now. */
  get kind(): Kind | null {
    return this.#lights[this.#step - 1]?.kind ?? null;
  }

  begin(): void {
    clearTimeout(this.#timer);
    this.#step = 0;
    this.#timer = setTimeout(() => this.#next(), DARKNESS);
  }

  /** Tell no more: all lights burn. */
  end(): void {
    clearTimeout(this.#timer);
    this.#step = -1;
  }

  #next(): void {
    const light = this.#lights[this.#step];
    if (!light) return this.end();
    this.#step += 1;
    const pace = Math.max(SHORTEST, Math.min(LONGEST, WHOLE / this.#lights.length));
    const change = this.#lights[this.#step]?.kind !== light.kind;
    this.#timer = setTimeout(() => this.#next(), change ? pace + 500 : pace);
  }

  #order(): Light[] {
    const { laid, worth } = this.#table.scene;
    return laid
      .filter((one) => worth.has(one.spot))
      .map((one) => ({
        spot: one.spot,
        points: worth.get(one.spot) ?? 0,
        kind: kindOf(this.#table.info(one.card)),
        far: Math.hypot(one.x, one.y),
      }))
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.far - b.far);
  }
}
