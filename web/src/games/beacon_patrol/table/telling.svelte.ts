/** The end: all lights go out and come on again, kind by kind, while the score is told. */

import type { Helm } from "./helm.svelte";
import { KINDS, kindOf, type Kind } from "./ranks";
import type { Showing } from "./showing.svelte";

const DARKNESS = 900;
const WHOLE = 6500;
const SHORTEST = 90;
const LONGEST = 260;

interface Light {
  readonly spot: number;
  readonly points: number;
  readonly kind: Kind;
}

export class Telling {
  readonly #table: Helm;
  readonly #showing: Showing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lights: Light[] = [];
  /** How many lights burn already; -1 when nothing is being told. */
  step = $state(-1);
  /** What is being counted now. */
  kind = $state<Kind | null>(null);

  constructor(table: Helm, showing: Showing) {
    this.#table = table;
    this.#showing = showing;
  }

  get on(): boolean {
    return this.step >= 0;
  }

  begin(): void {
    clearTimeout(this.#timer);
    this.#lights = this.#order();
    this.step = 0;
    this.kind = null;
    this.#show();
    this.#timer = setTimeout(() => this.#next(), DARKNESS);
  }

  /** Tell no more: all lights burn. */
  end(): void {
    clearTimeout(this.#timer);
    this.step = -1;
    this.kind = null;
    this.#showing.follow(this.#table.scene);
  }

  #next(): void {
    const light = this.#lights[this.step];
    if (!light) return this.end();
    this.kind = light.kind;
    this.step += 1;
    this.#show();
    const pace = Math.max(SHORTEST, Math.min(LONGEST, WHOLE / this.#lights.length));
    const change = this.#lights[this.step]?.kind !== light.kind;
    this.#timer = setTimeout(() => this.#next(), change ? pace + 500 : pace);
  }

  #show(): void {
    const lit = this.#lights.slice(0, this.step).map(({ spot, points }) => [spot, points] as const);
    this.#showing.tell(this.#table.scene, lit);
  }

  /** Kind by kind, the nearest to headquarters first. */
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
