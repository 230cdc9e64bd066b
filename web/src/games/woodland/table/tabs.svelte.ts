/** The tabs of a small screen: which is open, and on which something can be chosen. */

import type { OptionState } from "../../../lib/protocol";
import type { Desk } from "./desk.svelte";

export const TABS = ["table", "city", "hand", "others"] as const;
export type Tab = (typeof TABS)[number];

export class Turning {
  open = $state<Tab>("table");
  readonly #table: Desk;

  constructor(table: Desk) {
    this.#table = table;
  }

  /** Where an option lies; null if it is in sight on every tab. */
  #of({ zone, seat }: OptionState): Tab | null {
    if (zone === "") return null;
    const { annex } = this.#table.prints;
    if (seat >= 0 && seat !== this.#table.scene.me.seat) return "others";
    if (annex?.tabs[zone]) return annex.tabs[zone];
    if (zone === "hand") return "hand";
    if (zone === this.#table.zone("rival")) return "others";
    if (seat < 0) return "table";
    return zone === "city" || zone === "achieved" ? "city" : null;
  }

  /** How many things can be chosen on a tab. */
  count(tab: Tab): number {
    const things = this.#table.options.filter((option) => this.#of(option) === tab);
    return new Set(things.map(({ zone, seat, card }) => `${zone}/${seat}/${card}`)).size;
  }

  /** Turn to where something can be chosen, unless it can be here. */
  follow(): void {
    if (this.count(this.open)) return;
    const next = TABS.find((tab) => this.count(tab));
    if (next) this.open = next;
  }
}
