/** A finished game while it is looked back at: what is judged so far, where we are, the slips of a seat. */

import * as api from "../lib/api";
import type { JudgedStep, Replay, Review } from "../lib/protocol";

const PAUSE = 3000;

export class Looking {
  review = $state.raw<Review>({ total: 0, steps: [] });
  /** How many answers have been given where we are. */
  at = $state(0);
  seat = $state(0);
  /** The analysis has stopped before its end. */
  stopped = $state(false);
  #closed = false;

  constructor(
    readonly table: string,
    readonly replay: Replay,
    seat: number,
    start: number,
  ) {
    this.seat = seat;
    this.at = start >= 0 ? Math.min(start, this.last) : 0;
    void this.#fill();
  }

  /** The number of the last frame. */
  get last(): number {
    return this.replay.frames.length - 1;
  }

  get steps(): readonly JudgedStep[] {
    return this.review.steps;
  }

  get isDone(): boolean {
    return this.review.total > 0 && this.steps.length === this.review.total;
  }

  /** The answer that was given where we are, if it was a real choice and is judged. */
  get step(): JudgedStep | undefined {
    return this.steps.find((step) => step.number === this.at);
  }

  /** The slips of the chosen seat, in the order in which they were made. */
  get slips(): readonly JudgedStep[] {
    return this.steps.filter((step) => step.seat === this.seat && step.loss > 0);
  }

  /** Which of them we are at, from 1; 0 if at none. */
  get slip(): number {
    return this.slips.findIndex((step) => step.number === this.at) + 1;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Go to the next slip, or to the one before. */
  jump(by: 1 | -1): void {
    const found = by > 0 ? this.slips.find((step) => step.number > this.at) : this.slips.findLast((step) => step.number < this.at);
    if (found) this.at = found.number;
  }

  close(): void {
    this.#closed = true;
  }

  /** Ask for more until all is judged; who leaves meanwhile finds it when they return. */
  async #fill(): Promise<void> {
    let failures = 0;
    while (!this.#closed && !this.isDone && failures < 3) {
      const before = this.steps.length;
      try {
        const found = await api.review(this.table, this.review.total ? before : 0);
        const none = found.total === 0;
        this.review = found;
        if (none) return;
        failures = found.steps.length > before ? 0 : failures + 1;
      } catch {
        failures += 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
    this.stopped = !this.isDone && !this.#closed;
  }
}
