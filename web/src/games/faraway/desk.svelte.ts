/** What the parts of a table of Faraway share: the scene, the choice, and the card that may be taken back. */

import { getContext, setContext } from "svelte";
import { nameOf } from "../../lib/seats";
import type { CardInfo, OptionState, TextInfo } from "../../lib/protocol";
import { choosingHere, type Standing, type Thing } from "../../table/choosing.svelte";
import type { TableProps } from "../look";
import { printed, type Printed } from "./draw/printed";
import type { Counted } from "./draw/symbols";
import { readScene, type Traveller } from "./scene";

/** How a card lies; besides what is usual it may be exchanged for the chosen one. */
export type Stance = Standing | "instead";

const DESK = Symbol("faraway desk");

export class Desk {
  readonly #props: () => TableProps;
  readonly choosing = choosingHere();
  readonly scene = $derived.by(() => {
    const { snapshot, eyes } = this.#props();
    return readScene(snapshot, eyes, (seat) => nameOf(seat, snapshot.seats));
  });
  /** The seat whose journey is opened over the table. */
  opened = $state<number | null>(null);
  /** The card to be chosen as soon as the former one is taken back. */
  #wish: { card: string; former: string } | null = null;

  constructor(props: () => TableProps) {
    this.#props = props;
    setContext(DESK, this);
  }

  say = (said: TextInfo): string => this.#props().say(said);
  look = (card: string): void => this.#props().look(card);

  info(card: string): CardInfo {
    const info = this.#props().cards[card];
    if (!info) throw new Error(`There is no card ${card} in Faraway.`);
    return info;
  }

  printed(card: string): Printed {
    return printed(this.info(card));
  }

  get opening(): Traveller | null {
    return this.scene.others.find((other) => other.seat === this.opened) ?? null;
  }

  /** The card that is pointed at, if it can be chosen by itself. */
  get pointed(): string | null {
    const card = this.choosing.pointed?.thing.card ?? null;
    return this.option(card) ? card : null;
  }

  /** The option to choose a card by itself. */
  option(card: string | null): OptionState | undefined {
    return this.choosing.gathering ? undefined : this.choosing.options.find((one) => one.card === card);
  }

  /** A card before the seat that looks, or of the market. */
  thing(zone: string, card: string): Thing {
    return { zone, seat: zone === "market" ? -1 : this.scene.me.seat, card };
  }

  /** The chosen region may be exchanged until all have chosen. */
  get changeable(): boolean {
    const { me, mine, source, undoable } = this.scene;
    return mine && source === "" && me.chosen.length === 1 && undoable.length > 0;
  }

  stance(thing: Thing): Stance {
    const { me } = this.scene;
    if (me.chosen.includes(thing.card)) return "chosen";
    const instead = this.changeable && me.hand.includes(thing.card);
    return instead ? "instead" : this.choosing.standing(thing);
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
    const { pointed } = this;
    const zone = this.option(pointed)?.zone;
    return pointed !== null && (zone === "hand" || zone === "drawn") ? this.printed(pointed).counted : [];
  }

  press(thing: Thing, anchor: HTMLElement): void {
    const stance = this.stance(thing);
    if (stance === "instead") this.#takeBack(thing.card);
    else if (stance === "chosen" && this.changeable) this.#takeBack("");
    else this.choosing.press(thing, anchor);
  }

  /** A new snapshot has come: carry out the wish. */
  refresh(): void {
    const { me } = this.scene;
    const wish = this.#wish;
    if (!wish || me.chosen.includes(wish.former)) return;
    this.#wish = null;
    if (this.option(wish.card) && me.hand.includes(wish.former)) this.#props().act([wish.card]);
  }

  #takeBack(instead: string): void {
    const [last] = this.scene.undoable;
    const [former] = this.scene.me.chosen;
    if (last === undefined || this.#props().pending) return;
    this.#wish = instead && former ? { card: instead, former } : null;
    this.#props().undo(last);
  }
}

/** The desk of the table that a part lies on. */
export const desk = (): Desk => getContext<Desk>(DESK);
