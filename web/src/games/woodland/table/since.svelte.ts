/** What has changed since the seat in front last had its turn. */

import type { SeatView, Snapshot } from "../../../lib/protocol";
import { counterOf } from "../../../lib/sight";
import type { Scene } from "./scene";

/** The table at one moment. */
export interface Moment {
  readonly scene: Scene;
  readonly snapshot: Snapshot;
  readonly eyes: SeatView;
}

const turnOf = ({ eyes }: Moment): number => counterOf(eyes, "turn");

export class Since {
  /** The table as the seat in front left it; null before it has ever done so. */
  left = $state.raw<Moment | null>(null);
  #last: Moment | null = null;

  /** See the table anew. A turn may pass to a rival and come back in one moment, so turns are told by their number. */
  see(now: Moment): void {
    const last = this.#last;
    const mine = now.scene.me.awaited;
    if (last && (!mine || turnOf(last) !== turnOf(now))) this.left = last;
    else if (!mine) this.left ??= now;
    if (mine) this.#last = now;
  }
}

/** By seat, -1 for the rival: where in its city cards lie that were not there; of equal ones the last are new. */
export function freshIn(now: Scene, before: Scene): Map<number, Set<number>> {
  const old = citiesOf(before);
  return new Map([...citiesOf(now)].filter(([seat]) => seat !== now.me.seat).map(([seat, cards]) => [seat, newIn(cards, old.get(seat) ?? [])]));
}

function citiesOf({ me, others, rival }: Scene): Map<number, string[]> {
  const owners = [...[me, ...others].map(({ seat, city }) => ({ seat, city })), ...(rival ? [{ seat: -1, city: rival.city }] : [])];
  return new Map(owners.map(({ seat, city }) => [seat, city.map(({ card }) => card)]));
}

function newIn(cards: readonly string[], before: readonly string[]): Set<number> {
  const old = [...before];
  const fresh = new Set<number>();
  cards.forEach((card, at) => {
    const there = old.indexOf(card);
    if (there < 0) fresh.add(at);
    else old.splice(there, 1);
  });
  return fresh;
}
