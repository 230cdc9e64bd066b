/** Where we are: four kinds of pages, and how to go from one to another. */

export type Route =
  | { page: "front" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; seat: number; invite: string }
  | { page: "watch"; table: string };

/** Read an address; what is unknown leads to the front page. */
export function routeOf(path: string, hash: string): Route {
  const [, page, table, seat] = path.split("/");
  if (page === "t" && table) return { page: "table", table };
  if (page === "join" && table && seat !== undefined && /^\d+$/.test(seat)) {
    return { page: "join", table, seat: Number(seat), invite: hash.replace(/^#/, "") };
  }
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

/** The link that invites somebody to a seat. Its secret stands after #, which no server ever sees. */
export function invitation(table: string, seat: number, secret: string): string {
  return `${location.origin}/join/${table}/${seat}#${secret}`;
}
