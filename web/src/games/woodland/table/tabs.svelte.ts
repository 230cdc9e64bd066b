/** The tabs of a small screen: which is open, where something can be chosen, and which card of the hand lies in front. */

import type { OptionState } from "../../../lib/protocol";
import { Pages } from "../../../table/pages";
import type { Desk } from "./desk.svelte";
import type { Lying } from "./scene";

export const TABS = ["table", "city", "hand", "others"] as const;
export type Tab = (typeof TABS)[number];

export class Turning {
  open = $state<Tab>("table");
  readonly pages = new Pages();
  /** The card of the hand that was touched last. */
  #touched = $state.raw<Lying | null>(null);
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

  /** How many things lie on a tab. */
  lying(tab: Tab): number {
    const { me, others, rival } = this.#table.scene;
    const lying: Record<Tab, number> = { table: 0, city: me.city.length, hand: me.handCount, others: others.length + (rival ? 1 : 0) };
    return lying[tab];
  }

  /** Turn to where something can be chosen, unless it can be here, or to what the question is about. */
  follow(): void {
    const about = this.#table.prints.setting?.about[this.#table.choosing.choice?.prompt.id ?? ""];
    if (about) this.open = about;
    if (about || this.count(this.open)) return;
    const next = TABS.find((tab) => this.count(tab));
    if (next) this.open = next;
  }

  /** The card of the hand that lies in front: the one touched last, else the first that can be chosen. */
  get front(): Lying | undefined {
    const { hand } = this.#table.scene.me;
    const touched = hand.find(({ card, at }) => card === this.#touched?.card && at === this.#touched.at);
    return touched ?? hand.find((lying) => this.standing(lying) === "can") ?? hand[0];
  }

  standing(lying: Lying): "idle" | "can" | "chosen" | "refused" {
    return this.#table.choosing.standing(this.#table.thing(lying));
  }

  /** Lay a card of the hand in front. */
  bring(lying: Lying): void {
    this.#touched = lying;
    this.open = "hand";
  }
}
