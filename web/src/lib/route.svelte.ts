/** Where we are: the kinds of pages, and how to go from one to another. */

import type { SeatKey } from "./protocol";

export type Route =
  | { page: "front" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; seat: number; invite: string }
  | { page: "words"; words: string }
  | { page: "own"; table: string; seat: number; secret: string }
  | { page: "watch"; table: string }
  | { page: "review"; table: string; at: number }
  | { page: "rules"; game: string; part: string }
  | { page: "cards"; game: string; card: string };

/** Read an address; what is unknown leads to the front page. */
export function routeOf(path: string, hash: string): Route {
  const [, page, table, seat] = path.split("/");
  const secret = hash.replace(/^#/, "");
  if (page === "t" && table) return { page: "table", table };
  if (page === "j" && table) return { page: "words", words: decodeURIComponent(table) };
  if (table && seat !== undefined && /^\d+$/.test(seat)) {
    if (page === "join") return { page, table, seat: Number(seat), invite: secret };
    if (page === "seat") return { page: "own", table, seat: Number(seat), secret };
  }
  if (page === "rules" && table) return { page, game: table, part: seat ?? "" };
  if (page === "cards" && table) return { page, game: table, card: decodeURIComponent(seat ?? "") };
  if (page === "review" && table) return { page, table, at: /^\d+$/.test(secret) ? Number(secret) : -1 };
  if (page === "watch") return { page: "watch", table: table ?? "" };
  return { page: "front" };
}

class Place {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to an address of ours. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin) return;
    event.preventDefault();
    this.go(url.pathname + url.hash);
  }
}

export const place = new Place();

/** The address that two words lead to. */
export const wordsPath = (words: string): string => `/j/${words}`;

/** The address of one's own seat, for another device. Its secret stands after #, which no server ever sees. */
export const seatPath = (table: string, key: SeatKey): string => `/seat/${table}/${key.seat}#${key.secret}`;
