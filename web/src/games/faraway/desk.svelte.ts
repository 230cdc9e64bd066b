/** What the viewer points at, gathers and opens on the table, and what a click on a card does. */

import { getContext, setContext } from "svelte";
import { nameOf } from "../../lib/seats";
import type { CardInfo, OptionState, Said } from "../../lib/protocol";
import type { TableProps } from "../look";
import { printed, type Printed } from "./draw/printed";
import type { Counted } from "./draw/symbols";
import { readScene, type Traveller } from "./scene";

/** How a card lies: free to be chosen, chosen already, exchangeable for the chosen one, or idle. */
export type Stance = "" | "can" | "chosen" | "instead" | "refused";

const DESK = Symbol("faraway desk");

export class Desk {
  readonly #props: () => TableProps;
  readonly scene = $derived.by(() => {
    const { snapshot, eyes } = this.#props();
    return readScene(snapshot, eyes, (seat) => nameOf(seat, snapshot.seats));
  });
  pointed = $state<string | null>(null);
  gathered = $state<string[]>([]);
  /** The seat whose journey is opened over the table. */
  opened = $state<number | null>(null);
  /** The card to be chosen as soon as the former one is taken back. */
  #wish: { card: string; former: string } | null = null;

  constructor(props: () => TableProps) {
    this.#props = props;
    setContext(DESK, this);
  }

  say = (said: Said): string => this.#props().say(said);
  look = (card: string): void => this.#props().look(card);

  info(card: string): CardInfo {
    const info = this.#props().cards[card];
    if (!info) throw new Error(`There is no card ${card} in Faraway.`);
    return info;
  }

  printed(card: string): Printed {
    return printed(this.info(card));
  }

  get pending(): boolean {
    return this.#props().pending;
  }

  get opening(): Traveller | null {
    return this.scene.others.find((other) => other.seat === this.opened) ?? null;
  }

  /** Several cards are to be gathered and sent together. */
  get gathering(): boolean {
    return this.scene.picks > 1 || this.gathered.length > 0;
  }

  option(card: string | null): OptionState | undefined {
    return card === null ? undefined : this.scene.options.get(card);
  }

  /** The chosen region may be exchanged until all have chosen. */
  get changeable(): boolean {
    const { me, mine, source, undoable } = this.scene;
    return mine && source === "" && me.chosen.length === 1 && undoable.length > 0;
  }

  stance(card: string): Stance {
    const { me, reasons } = this.scene;
    if (this.gathered.includes(card)) return "chosen";
    if (this.gathering ? this.#gatherable(card) : this.option(card)) return "can";
    if (me.chosen.includes(card)) return "chosen";
    if (this.changeable && me.hand.includes(card)) return "instead";
    return reasons.has(card) ? "refused" : "";
  }

  /** Why a card cannot be chosen now, in words; "" if nobody says. */
  reason(card: string): string {
    const reason = this.stance(card) === "refused" ? this.scene.reasons.get(card) : undefined;
    return reason ? this.say(reason) : "";
  }

  /** The numbers that a pick's preview carries: sanctuaries drawn, fame gained. */
  promise(card: string | null, gap: "count" | "fame"): number | null {
    for (const said of this.option(card)?.preview ?? []) {
      const value = said.args[gap];
      if (typeof value === "number") return value;
    }
    return null;
  }

  /** What the card pointed at would add to the symbols in front of me. */
  get added(): readonly Counted[] {
    const zone = this.option(this.pointed)?.zone;
    if (this.gathering || this.pointed === null || (zone !== "hand" && zone !== "drawn")) return [];
    return this.printed(this.pointed).counted;
  }

  pick(card: string): void {
    if (this.pending) return;
    const stance = this.stance(card);
    if (this.gathering && (stance === "can" || stance === "chosen")) this.#gather(card);
    else if (stance === "can") this.#props().act([card]);
    else if (stance === "instead") this.#takeBack(card);
    else if (stance === "chosen" && this.changeable) this.#takeBack("");
    else this.look(card);
  }

  /** Send what was gathered, in the order of the numbers. */
  send(): void {
    if (this.gathered.length !== this.scene.picks || this.pending) return;
    const picks = [...this.gathered].sort((a, b) => this.printed(a).number - this.printed(b).number);
    this.gathered = [];
    this.#props().act(picks);
  }

  /** A new snapshot has come: forget what is gone, and carry out the wish. */
  refresh(): void {
    const { me, picks, options } = this.scene;
    if (picks < 2 || this.gathered.some((card) => !me.hand.includes(card))) this.gathered = [];
    const wish = this.#wish;
    if (!wish || me.chosen.includes(wish.former)) return;
    this.#wish = null;
    if (options.has(wish.card) && me.hand.includes(wish.former)) this.#props().act([wish.card]);
  }

  #gatherable(card: string): boolean {
    return this.scene.source === "hand" && this.scene.me.hand.includes(card);
  }

  #gather(card: string): void {
    if (this.gathered.includes(card)) this.gathered = this.gathered.filter((one) => one !== card);
    else if (this.gathered.length < this.scene.picks) this.gathered = [...this.gathered, card];
  }

  #takeBack(instead: string): void {
    const [last] = this.scene.undoable;
    const [former] = this.scene.me.chosen;
    if (last === undefined) return;
    this.#wish = instead && former ? { card: instead, former } : null;
    this.#props().undo(last);
  }
}

/** The desk of the table that a part lies on. */
export const desk = (): Desk => getContext<Desk>(DESK);
