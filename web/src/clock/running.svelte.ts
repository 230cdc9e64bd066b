/** Time that runs: the server tells how much was left, and we count on from there. */

import type { ClockState } from "../lib/protocol";

const SECOND = 1000;
/** The last part of a turn, in which people are warned, and the least and most seconds that it has. */
const LAST = 1 / 6;
const SOON = 15;

class Running {
  #now = $state(Date.now());
  #until = $state.raw<(number | null)[]>([]);
  #told: ClockState | null = null;
  #turn = $state(0);

  /** Hear what the server tells; the same is heard once. */
  hear(clock: ClockState): void {
    if (clock === this.#told) return;
    this.#told = clock;
    this.#now = Date.now();
    this.#turn = clock.turn;
    this.#until = clock.left.map((left) => (left === null ? null : this.#now + left * SECOND));
  }

  /** Let time run as long as somebody looks. */
  run(): () => void {
    const timer = setInterval(() => (this.#now = Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }

  /** The seconds that a seat has left; null if none are counted. */
  left(seat: number): number | null {
    const until = this.#until[seat] ?? null;
    return until === null ? null : Math.max(0, (until - this.#now) / SECOND);
  }

  /** Whether a seat should hurry. */
  warns(seat: number): boolean {
    const left = this.left(seat);
    return left !== null && left <= Math.max(SOON, this.#turn * LAST);
  }
}

export const running = new Running();
