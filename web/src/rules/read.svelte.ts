/** Which pages of which rulebook were read to their end, kept on the device. */

import { keep, recall } from "../lib/storage";

const KEY = "read";

class Ticks {
  #read = $state.raw<ReadonlySet<string>>(new Set(recall<string[]>(KEY) ?? []));

  has(game: string, page: string): boolean {
    return this.#read.has(`${game}/${page}`);
  }

  add(game: string, page: string): void {
    if (this.has(game, page)) return;
    this.#read = new Set([...this.#read, `${game}/${page}`]);
    keep(KEY, [...this.#read]);
  }
}

export const ticks = new Ticks();
