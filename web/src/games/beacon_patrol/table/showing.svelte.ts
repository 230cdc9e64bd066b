/** What the chart shows: it follows the table, a moment late where something moves there first. */

import type { Laid, Scene } from "./scene";

export interface Shown {
  readonly laid: readonly Laid[];
  /** By spot of an explored tile: its points. */
  readonly worth: ReadonlyMap<number, number | null>;
  readonly score: number;
}

const shownOf = ({ laid, worth, score }: Scene): Shown => ({ laid, worth, score });

export class Showing {
  now = $state.raw<Shown>({ laid: [], worth: new Map(), score: 0 });
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scene: Scene) {
    this.now = shownOf(scene);
  }

  /** Show the table as it is, after so many milliseconds. */
  follow(scene: Scene, later = 0): void {
    clearTimeout(this.#timer);
    if (later) this.#timer = setTimeout(() => (this.now = shownOf(scene)), later);
    else this.now = shownOf(scene);
  }

  /** Only so many tiles are lit, in this order, with the score that they make. */
  tell(scene: Scene, lit: readonly (readonly [spot: number, points: number])[]): void {
    clearTimeout(this.#timer);
    const score = lit.reduce((sum, [, points]) => sum + points, 0);
    this.now = { laid: scene.laid, worth: new Map(lit), score };
  }
}
