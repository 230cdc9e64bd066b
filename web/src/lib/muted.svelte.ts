/** Whom this browser does not hear: their chat is not shown here, and nobody else notices. */

import type { ChatLine } from "./protocol";
import { keep, recall } from "./storage";

const SHELF = "muted";
const MOST = 200;

class Muted {
  #seats = $state.raw<string[]>(recall<string[]>(SHELF) ?? []);

  /** Whether a seat of a table is muted: another name does not help who sits there. */
  has(table: string, seat: number): boolean {
    return this.#seats.includes(seatAt(table, seat));
  }

  toggle(table: string, seat: number): void {
    const one = seatAt(table, seat);
    const others = this.#seats.filter((other) => other !== one);
    this.#seats = (others.length < this.#seats.length ? others : [one, ...others]).slice(0, MOST);
    keep(SHELF, this.#seats);
  }

  /** The lines that are heard. */
  heard(table: string, lines: ChatLine[]): ChatLine[] {
    return lines.filter((line) => line.news || !this.has(table, line.seat));
  }
}

const seatAt = (table: string, seat: number): string => `${table} ${seat}`;

export const muted = new Muted();
