/** Who looks at the screen. Where one screen serves several seats, a curtain falls between them. */

import { SPECTATOR, type SeatView, type Snapshot } from "../lib/protocol";

export class Facing {
  #opened = $state<number | null>(null);
  #snapshot: () => Snapshot;

  constructor(snapshot: () => Snapshot) {
    this.#snapshot = snapshot;
    $effect(() => {
      const awaited = this.open ? this.mine.find((one) => one.choice) : undefined;
      if (awaited) this.#opened = awaited.seat; // Stays there when somebody else is awaited.
    });
  }

  /** All hands lie open: there is nothing to cover, and the screen serves whoever is awaited. */
  get open(): boolean {
    return this.mine.every((one) => one.zones.every((zone) => zone.seat < 0 || zone.cards !== null));
  }

  /** The seats that people play from this screen. */
  get mine(): SeatView[] {
    const { eyes, seats } = this.#snapshot();
    return eyes.filter((one) => seats.some((seat) => seat.seat === one.seat && seat.kind === "human"));
  }

  /** The eyes to look through. */
  get eyes(): SeatView {
    const { eyes } = this.#snapshot();
    const mine = this.mine;
    const awaited = this.open ? mine.find((one) => one.choice) : undefined;
    const found = awaited ?? mine.find((one) => one.seat === this.#opened) ?? mine[0] ?? eyes[0];
    if (!found) throw new Error("The server sent no eyes.");
    return found;
  }

  /** The seat to which the screen must be handed over before anything is shown; null if none. */
  get next(): number | null {
    const mine = this.mine;
    if (mine.length < 2 || this.open || this.#snapshot().over) return null;
    const opened = mine.find((one) => one.seat === this.#opened);
    if (opened?.choice) return null;
    const awaited = mine.find((one) => one.choice);
    if (!awaited) return opened ? null : (mine[0]?.seat ?? null);
    return awaited.seat;
  }

  /** The seat that looked before the curtain fell. */
  get before(): SeatView | null {
    return this.mine.find((one) => one.seat === this.#opened) ?? null;
  }

  /** Lift the curtain for a seat. */
  lift(seat: number): void {
    this.#opened = seat;
  }

  /** The seat that speaks for this screen; null for somebody who only watches. */
  get speaker(): number | null {
    const seat = this.#snapshot().eyes[0]?.seat ?? SPECTATOR;
    if (seat === SPECTATOR) return null;
    return this.mine.length ? this.eyes.seat : seat;
  }
}
