/** What can be chosen now, thing by thing; what has been gathered; what is said about a thing. */

import { createContext } from "svelte";
import type { CardInfo, Eyes, OptionState, Said, ZoneState } from "../lib/protocol";

/** A thing on the table: a card in a zone, with card "" the zone itself, or a cell of a chart. */
export interface Thing {
  zone: string;
  seat: number;
  card: string;
  /** The cell, if it is one; it then belongs to no zone. */
  spot?: number;
  /** Among equal cards of a zone: the picks that mean just this one; all of the card's unless told. */
  picks?: readonly string[] | undefined;
  /** A card that lies on it, and is told of and shown with it. */
  bears?: string | undefined;
}

export type Standing = "idle" | "can" | "chosen" | "refused";

/** What the frame tells: read anew whenever it changes. */
export interface Sight {
  eyes: Eyes;
  cards: Record<string, CardInfo>;
  pending: boolean;
  act: (picks: string[]) => void;
  look: (card: string) => void;
}

/** Several options lie on one thing: they open as a menu beside it. */
export interface Menu {
  anchor: HTMLElement;
  options: OptionState[];
}

export class Choosing {
  /** Picks that wait until there are enough of them, in the order of the game's cards. */
  gathered = $state.raw<string[]>([]);
  menu = $state.raw<Menu | null>(null);
  /** The thing that is pointed at or focused, and where it lies on the screen. */
  pointed = $state.raw<{ thing: Thing; anchor: HTMLElement } | null>(null);

  /** Options without a zone that the game's own table shows somewhere; they need no button. */
  shown = $state.raw<(option: OptionState) => boolean>(() => false);

  #sight: () => Sight;
  #order = $derived.by(() => new Map(Object.keys(this.#sight().cards).map((card, at) => [card, at])));

  constructor(sight: () => Sight) {
    this.#sight = sight;
  }

  get choice() {
    const { eyes, pending } = this.#sight();
    return pending ? null : eyes.choice;
  }

  /** How many picks are sent together. */
  get wanted(): number {
    return this.choice?.picks ?? 0;
  }

  /** Options that have no place on the table. */
  get buttons(): OptionState[] {
    return this.choice?.options.filter((option) => option.zone === "" && !this.shown(option)) ?? [];
  }

  /** The options that a thing collects. */
  optionsAt({ zone, seat, card, spot, picks }: Thing): OptionState[] {
    const options = this.choice?.options ?? [];
    if (spot !== undefined) return options.filter((one) => one.spot === spot);
    const here = options.filter((one) => one.zone === zone && one.seat === seat && one.card === card);
    return picks ? here.filter((one) => picks.includes(one.pick)) : here;
  }

  standing(thing: Thing): Standing {
    if (thing.card && this.gathered.includes(thing.card)) return "chosen";
    if (this.canGather(thing) || this.optionsAt(thing).length) return "can";
    return this.refusal(thing) ? "refused" : "idle";
  }

  /** Why a thing cannot be chosen. */
  refusal({ zone, seat, card }: Thing): Said | null {
    const refusals = this.#sight().eyes.refusals;
    const here = refusals.find((one) => one.zone === zone && one.seat === seat && one.card === card);
    return here?.reason ?? null;
  }

  /**
   * Several cards are picked in ascending order, so some are not offered at first; any card that
   * lies where others are offered may be gathered, and the order is put right when they are sent.
   */
  canGather({ zone, seat, card }: Thing): boolean {
    if (this.wanted < 2 || !card) return false;
    return this.choice?.options.some((one) => one.zone === zone && one.seat === seat) ?? false;
  }

  /** Press a thing: one option is chosen, several open a menu, none shows it enlarged. */
  press(thing: Thing, anchor: HTMLElement): void {
    if (this.gathered.includes(thing.card) || this.canGather(thing)) return this.gather(thing.card);
    const options = this.optionsAt(thing);
    const [only] = options;
    if (only && options.length === 1) return this.#sight().act([only.pick]);
    if (options.length) this.menu = { anchor, options };
    else if (thing.card) this.#sight().look(thing.bears ?? thing.card);
  }

  gather(card: string): void {
    const rest = this.gathered.filter((one) => one !== card);
    if (rest.length < this.gathered.length) this.gathered = rest;
    else if (rest.length < this.wanted) this.gathered = [...rest, card].sort(this.#before);
  }

  /** Send what was gathered. */
  confirm(): void {
    if (this.gathered.length === this.wanted) this.#sight().act(this.gathered);
  }

  /** Begin anew, when the question has changed. */
  clear(): void {
    this.gathered = [];
    this.menu = null;
  }

  #before = (a: string, b: string): number =>
    (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0);
}

/** The one `Choosing` of the table round a component. */
export const [choosingHere, setChoosing] = createContext<Choosing>();

/** A card of a zone as a thing. */
export const thingIn = (zone: ZoneState, card: string): Thing => ({
  zone: zone.name,
  seat: zone.seat,
  card,
});

/** A cell of a chart as a thing. */
export const thingAt = (spot: number): Thing => ({ zone: "", seat: -1, card: "", spot });
