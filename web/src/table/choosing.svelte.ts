/** What can be chosen now, thing by thing; what has been gathered; what is said about a thing. */

import { createContext, type Snippet } from "svelte";
import type { CardInfo, SeatView, GatheringState, OptionState, Refusal, SourceState, TextInfo, ZoneState } from "../lib/protocol";
import { rowsOf, type Row } from "./rows";
import { distinct, fitting, isWhole, leadsOn, timesIn } from "./sets";

/** A thing on the table: a card in a zone, with card "" the zone itself, or a cell of a chart. */
export interface Thing {
  zone: string;
  seat: number;
  card: string;
  /** The cell, if it is one; it then belongs to no zone. */
  spot?: number;
  /** Which card of its zone it is: tells equal ones apart. */
  at?: number;
  /** Among equal cards of a zone: the picks that mean just this one; all of the card's unless told. */
  picks?: readonly string[] | undefined;
  /** A card that lies on it, and is told of and shown with it. */
  bears?: string | undefined;
}

export type Standing = "idle" | "can" | "chosen" | "refused";

/** What the frame tells: read anew whenever it changes. */
export interface Sight {
  eyes: SeatView;
  /** Why things in sight cannot be chosen, once that is known. */
  refusals: readonly Refusal[];
  cards: Record<string, CardInfo>;
  pending: boolean;
  act: (picks: string[], taken?: string[]) => void;
  look: (card: string) => void;
}

/** Several options lie on one thing: they open as a menu beside it. */
export interface Menu {
  anchor: HTMLElement;
  options: OptionState[];
}

/** A thing, and where it lies on the screen. */
export interface Pointed {
  thing: Thing;
  anchor: HTMLElement;
}

const LINGER = 250;

const isSame = (one: Thing, other: Thing): boolean =>
  one.zone === other.zone && one.seat === other.seat && one.card === other.card && one.at === other.at;

export class Choosing {
  /** What waits until the set is whole: picks, each with its thing if it lies on the table. */
  gathered = $state.raw<{ thing: Thing | null; pick: string }[]>([]);
  /** What is taken for it, where things are given for others. */
  taken = $state.raw<string[]>([]);
  /** The number or the way to pay that is meant, "" for the first of them. */
  meant = $state.raw("");
  menu = $state.raw<Menu | null>(null);
  /** The thing that is pointed at or focused. */
  pointed = $state.raw<Pointed | null>(null);
  /** The thing that is told of: a pointer has rested on it for a while, or it was pressed in vain. */
  told = $state.raw<Pointed | null>(null);

  /** Options without a zone that the game's own table shows somewhere; they need no button. */
  shown = $state.raw<(option: OptionState) => boolean>(() => false);

  /** How a game draws a piece that a pick means, and a card that asks; by words if it does not. */
  piece = $state.raw<Snippet<[string]> | null>(null);
  mini = $state.raw<Snippet<[SourceState]> | null>(null);
  /** Something lies open that no hint may cover. */
  hushed = $state(false);

  #sight: () => Sight;
  #timer = 0;

  constructor(sight: () => Sight) {
    this.#sight = sight;
  }

  get choice() {
    const { eyes, pending } = this.#sight();
    return pending ? null : eyes.choice;
  }

  /** The set that is asked for, if it is one. */
  get gathering(): GatheringState | null {
    return this.choice?.gathering ?? null;
  }

  /** What can be chosen: all that may be among the set, in any order, or the options there are. */
  get options(): OptionState[] {
    const pool = this.gathering?.pool;
    return pool ? distinct(pool) : (this.choice?.options ?? []);
  }

  /** The card or place that asks. */
  get source(): SourceState | null {
    return this.choice?.source ?? null;
  }

  /** Options that have no place on the table; sets, numbers and ways to pay are chosen otherwise. */
  get buttons(): OptionState[] {
    if (this.gathering || this.numbers.length) return [];
    return this.options.filter((option) => option.zone === "" && !this.shown(option));
  }

  /** The numbers to choose from, if a number is asked, the highest first; declining is none of them. */
  get numbers(): OptionState[] {
    const options = this.gathering ? [] : this.options;
    const plain = options.every(({ role, zone }) => role === "number" && zone === "");
    if (!plain || !options.some(({ number }) => number === 0)) return [];
    return options.filter(({ number }) => number > 0).toSorted((a, b) => b.number - a.number);
  }

  /** The option that is meant among several, the first unless told. */
  among(options: readonly OptionState[]): OptionState | undefined {
    return options.find(({ pick }) => pick === this.meant) ?? options[0];
  }

  /** What is counted: things without a place on the table, what is taken for them, or a number. */
  get rows(): Row[] {
    return rowsOf(this);
  }

  /** What is in the set. */
  get picks(): string[] {
    return this.gathered.map(({ pick }) => pick);
  }

  /** What was gathered makes a whole set, with what is taken for it. */
  get whole(): boolean {
    const { gathering } = this;
    if (!gathering || !isWhole(gathering, this.picks)) return false;
    return !gathering.bargain || this.taken.length === this.gathered.length;
  }

  /** Whether a thing is what asks. */
  isSource({ zone, seat, card, spot }: Thing): boolean {
    const { source } = this;
    return source !== null && spot === undefined && source.zone === zone && source.seat === seat && source.card === card;
  }

  /** The options that a thing collects. */
  optionsAt({ zone, seat, card, spot, picks }: Thing): OptionState[] {
    const options = this.options;
    if (spot !== undefined) return options.filter((one) => one.spot === spot);
    const here = options.filter((one) => one.zone === zone && one.seat === seat && one.card === card);
    return picks ? here.filter((one) => picks.includes(one.pick)) : here;
  }

  standing(thing: Thing): Standing {
    if (this.isGathered(thing)) return "chosen";
    if (this.gathering ? this.#free(thing) : this.optionsAt(thing).length) return "can";
    return this.refusal(thing) ? "refused" : "idle";
  }

  /** Why a thing cannot be chosen. */
  refusal(thing: Thing): TextInfo | null {
    const [option] = this.gathering ? this.optionsAt(thing) : [];
    if (option) return this.against(option.pick);
    const { zone, seat, card } = thing;
    const here = this.#sight().refusals.find((one) => one.zone === zone && one.seat === seat && one.card === card);
    return here?.reason ?? null;
  }

  /** Why a card cannot be chosen, wherever it lies. */
  refusalOf(card: string): TextInfo | null {
    return this.#sight().refusals.find((one) => one.card === card)?.reason ?? null;
  }

  isGathered(thing: Thing): boolean {
    return this.gathered.some((one) => one.thing && isSame(one.thing, thing));
  }

  /** Press a thing: it joins or leaves the set, or tells why not at first; one option is chosen, several open a menu, none shows it enlarged. */
  press(thing: Thing, anchor: HTMLElement): void {
    const options = this.optionsAt(thing);
    const [only] = options;
    const free = this.gathering && this.#free(thing);
    if (this.isGathered(thing)) this.gathered = this.gathered.filter((one) => !one.thing || !isSame(one.thing, thing));
    else if (free) this.gathered = [...this.gathered, { thing, pick: free }];
    else if (only && options.length === 1 && !this.gathering) this.#sight().act([only.pick]);
    else if (options.length && !this.gathering) this.menu = { anchor, options };
    else if (options.length && this.told?.anchor !== anchor) this.told = { thing, anchor };
    else if (thing.card) this.#sight().look(thing.bears ?? thing.card);
  }

  /** Point at a thing; it is told of at once where the focus is, and where a pointer rests. */
  point(thing: Thing, anchor: HTMLElement, by: "pointer" | "finger" | "focus"): void {
    const pointed = (this.pointed = { thing, anchor });
    clearTimeout(this.#timer);
    if (by === "focus") this.told = pointed;
    else if (by === "pointer") this.#timer = setTimeout(() => (this.told = pointed), LINGER);
  }

  /** Point there no more, or nowhere. */
  leave(anchor?: HTMLElement): void {
    if (!anchor || this.pointed?.anchor === anchor) {
      clearTimeout(this.#timer);
      this.pointed = null;
    }
    if (!anchor || this.told?.anchor === anchor) this.told = null;
  }

  /** The table has changed: tell no more, and point at nothing that has gone. */
  settle(): void {
    clearTimeout(this.#timer);
    this.told = null;
    if (!this.pointed?.anchor.isConnected) this.pointed = null;
  }

  /** Whether a thing is pointed at. */
  isPointed(thing: Thing): boolean {
    return this.pointed !== null && isSame(this.pointed.thing, thing);
  }

  /** Put one more of what is counted into the set. */
  more(pick: string): void {
    if (!this.against(pick)) this.#gather([...this.gathered, { thing: null, pick }]);
  }

  /** Leave one of what is counted out again. */
  less(pick: string): void {
    const at = this.gathered.findLastIndex((one) => one.pick === pick);
    this.#gather(this.gathered.filter((_, place) => place !== at));
  }

  /** Send what was gathered; the server puts it in order. */
  confirm(): void {
    if (this.whole) this.#sight().act(this.picks, this.taken);
  }

  /** Begin anew, when the question has changed. */
  clear(): void {
    this.gathered = [];
    this.taken = [];
    this.meant = "";
    this.menu = null;
  }

  /** The pick of a thing that may still join the set. */
  #free(thing: Thing): string | null {
    return this.optionsAt(thing).find(({ pick }) => !this.against(pick))?.pick ?? null;
  }

  #gather(gathered: Choosing["gathered"]): void {
    this.gathered = gathered;
    const bargain = this.gathering?.bargain;
    if (bargain) this.taken = fitting(bargain, this.picks, this.taken);
  }

  /** Why a pick may not join the set. */
  against(pick: string): TextInfo | null {
    if (!this.gathering) return null;
    const count = this.gathered.length;
    if (!leadsOn(this.gathering, [...this.picks, pick])) return { id: "browser-set-full", args: { count } };
    if (count >= this.gathering.most) return { id: "browser-set-full", args: { count } };
    const there = this.gathering.pool.filter((one) => one.pick === pick).length;
    if (timesIn(this.picks, pick) >= there) return { id: "browser-set-no-more", args: { count: there } };
    const alike = this.#relative(pick);
    return alike && { id: "browser-set-kind", args: { other: alike.label } };
  }

  /** What is in the set already and of the same family, where only one of each may be. */
  #relative(pick: string): OptionState | null {
    const { pool, families } = this.gathering ?? { pool: [], families: [] };
    const family = (one: string): number | undefined => families[pool.findIndex((option) => option.pick === one)];
    if (!families.length) return null;
    const found = this.gathered.find((one) => family(one.pick) === family(pick));
    return pool.find((option) => option.pick === found?.pick) ?? null;
  }
}

/** The one `Choosing` of the table round a component. */
export const [choosingHere, setChoosing] = createContext<Choosing>();

/** A card of a zone as a thing. */
export const thingIn = (zone: ZoneState, card: string, at: number): Thing => ({
  zone: zone.name,
  seat: zone.seat,
  card,
  at,
});

/** A cell of a chart as a thing. */
export const thingAt = (spot: number): Thing => ({ zone: "", seat: -1, card: "", spot });
