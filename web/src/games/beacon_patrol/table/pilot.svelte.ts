/** Keeps the ship and what it can do in sight; never under a pointer. */

import { untrack } from "svelte";
import type { Helm } from "./helm.svelte";
import { placeOf, type Place } from "./scene";
import { boxRound, boxRoundBoth, SMALLEST } from "../../../table/chart/view.svelte";

/** Cells are no smaller than this unless somebody zooms, and no larger. */
const DESK = { smallest: 54, largest: 96 };
const HAND_HELD = { smallest: 62, largest: 78 };

export class Pilot {
  readonly #table: Helm;
  readonly #narrow: () => boolean;
  #laidOut = false;
  #turn = -1;

  constructor(table: Helm, narrow: () => boolean) {
    this.#table = table;
    this.#narrow = narrow;
    const { view } = table;
    $effect(() => {
      const { scene } = table;
      const ready = view.width > 0 && view.height > 0;
      if (ready && !view.touched) untrack(() => this.#settle(scene.turn));
    });
  }

  /** See the whole chart. */
  whole(): void {
    this.#table.view.own = false;
    this.#fit(SMALLEST);
  }

  #limits(): { smallest: number; largest: number } {
    return this.#narrow() ? HAND_HELD : DESK;
  }

  #settle(turn: number): void {
    const { view } = this.#table;
    if (!view.own) this.#fit();
    else if (turn !== this.#turn) view.reveal(boxRound(this.#near(), 0.1));
    this.#turn = turn;
  }

  #fit(least = 0): void {
    const { view, scene } = this.#table;
    const { smallest, largest } = this.#limits();
    const near = boxRound(this.#near(), 0.15);
    const box = boxRoundBoth(boxRound(scene.laid, 0.5), near);
    const ship = placeOf(scene.me.spot, scene.breadth);
    view.fit(box, scene.over ? SMALLEST : least || smallest, largest, { jump: !this.#laidOut, ship, near });
    this.#laidOut = true;
  }

  /** The ship, and where its tiles can be laid in this turn. */
  #near(): Place[] {
    const { scene } = this.#table;
    const ship = placeOf(scene.me.spot, scene.breadth);
    const open = scene.ways.filter((way) => way.picks.length > 0 && way.card !== scene.me.ship);
    return [ship, ...open.map((way) => placeOf(way.spot, scene.breadth))];
  }
}
