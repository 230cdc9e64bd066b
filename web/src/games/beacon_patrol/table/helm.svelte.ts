/** What the viewer holds, points at and presses on the table, and what then happens. */

import { createContext } from "svelte";
import type { CardInfo, OptionState } from "../../../lib/protocol";
import type { Choosing, Thing } from "../../../table/choosing.svelte";
import type { Drag } from "../../../table/pressing";
import { nameOf } from "../../../lib/seats";
import type { TableProps } from "../../look";
import { cellsOf, type Cell } from "./cells";
import { placeOf, readScene, spotAt, type Place } from "./scene";
import { saveMap, type Kind as PictureKind } from "./saving";
import type { View } from "../../../table/chart/view.svelte";

/** A sail that is under way: the ship follows it. */
export interface Sailing {
  readonly seat: number;
  readonly course: readonly Place[];
}

export class Helm {
  readonly #props: () => TableProps;
  readonly scene = $derived.by(() => {
    const { snapshot, eyes } = this.#props();
    return readScene(snapshot, eyes, (seat) => nameOf(seat, snapshot.seats));
  });
  /** The hand tile that is held, "" for none. */
  #held = $state("");
  /** The cell under the pointer or the focus. */
  pointed = $state<number | null>(null);
  /** The cell whose reason was asked for by a press; it stays until something else is done. */
  asked = $state<number | null>(null);
  /** The hand tile that is being dragged, and where it is on the screen. */
  dragged = $state("");
  drag = $state.raw({ x: 0, y: 0 });
  /** The tile that was dropped on its cell last: it need not glide there. */
  dropped = "";
  /** Where the ship was sent; read when it is found elsewhere. */
  sailing: Sailing | null = null;

  readonly chosen = $derived.by(() => {
    const { hand } = this.scene.me;
    if (!this.turn) return "";
    if (this.dragged) return this.dragged;
    if (hand.includes(this.#held)) return this.#held;
    return hand.length === 1 ? (hand[0] ?? "") : "";
  });
  readonly cells = $derived.by(() => cellsOf(this.scene, this.choosing.options, this.chosen));
  readonly byspot = $derived(new Map(this.cells.map((cell) => [cell.spot, cell])));
  /** The cell that is told about now. */
  readonly told = $derived(this.byspot.get(this.pointed ?? this.asked ?? -1) ?? null);

  constructor(
    props: () => TableProps,
    readonly choosing: Choosing,
    readonly view: View,
  ) {
    this.#props = props;
  }

  /** The spot under a point of the screen; null beside the chart. */
  spotUnder(x: number, y: number): number | null {
    const place = this.view.under(x, y);
    return place && spotAt(place, this.scene.breadth);
  }

  get pending(): boolean {
    return this.#props().pending;
  }

  /** A turn is being taken by whoever looks. */
  get turn(): boolean {
    return this.scene.ways.length > 0;
  }

  info(card: string): CardInfo {
    const info = this.#props().cards[card];
    if (!info) throw new Error(`There is no tile ${card} in Beacon Patrol.`);
    return info;
  }

  /** What a tile is called, with a capital letter. */
  label(card: string): string {
    const said = this.#props().say(this.info(card).label);
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  say: TableProps["say"] = (said) => this.#props().say(said);
  look = (card: string): void => this.#props().look(card);

  /** The option to take a tile out of a hand, to give it or to keep it. */
  offer(card: string): OptionState | undefined {
    return this.choosing.options.find((one) => one.role === "card" && one.card === card);
  }

  /** Press a hand tile: it answers what is asked, or is held from now on. */
  take(card: string): void {
    this.asked = null;
    if (this.pending) return;
    if (this.offer(card)) this.#act([card]);
    else if (this.turn) this.#held = this.#held === card ? "" : card;
    else this.look(card);
  }

  /** Press a tile of another hand: it is taken if it may be. */
  swap(thing: Thing, anchor: HTMLElement): void {
    this.asked = null;
    this.choosing.press(thing, anchor);
  }

  hold(card: string): void {
    this.#held = card;
  }

  letGo(): void {
    this.#held = "";
    this.asked = null;
    this.pointed = null;
  }

  /** Press a cell: lay there, sail there, or be told why not. */
  press(spot: number, anchor: HTMLElement): void {
    const cell = this.byspot.get(spot);
    this.asked = null;
    if (!cell) return this.letGo();
    if (this.pending) return;
    if (cell.mark === "barred") this.asked = spot;
    else if (cell.mark === "tile") this.asked = spot;
    else if (cell.mark === "reach") this.#sail(cell, anchor);
    else this.#go(cell);
  }

  /** A hand tile is dragged onto the chart. */
  drags(card: string): Drag {
    return {
      ready: () => this.turn && !this.pending,
      move: (to) => {
        this.asked = null;
        this.dragged = card;
        this.drag = to;
        this.pointed = this.spotUnder(to.x, to.y);
      },
      drop: (at) => this.drop(at && this.spotUnder(at.x, at.y)),
    };
  }

  /** Drop the dragged tile: on a free cell it is laid, on a tile nearby it pays the step. */
  drop(spot: number | null): void {
    const cell = this.byspot.get(spot ?? -1);
    const card = this.dragged;
    this.dragged = "";
    this.pointed = null;
    if (!cell || this.pending) return;
    this.#held = card;
    this.dropped = card;
    const spend = cell.spends.find((one) => one.card === card);
    if (cell.mark === "reach" && spend) this.#act([spend.pick]);
    else if (cell.mark === "barred") this.asked = cell.spot;
    else if (cell.mark !== "tile" && cell.mark !== "reach") this.#go(cell);
  }

  /** Keep the chart as a picture. */
  saveMap(kind: PictureKind): Promise<void> {
    return saveMap(this.scene, (card) => this.info(card), kind);
  }

  endTurn(): void {
    const end = this.choosing.options.find((one) => one.role === "stop");
    if (end && !this.pending) this.#act([end.pick]);
  }

  /** A step is paid by token, unless a tile is held that could pay it as well: then it is asked. */
  #sail(cell: Cell, anchor: HTMLElement): void {
    const held = cell.spends.filter((one) => one.card === this.chosen);
    const spends = held.length ? held : cell.picks.length ? [] : cell.spends;
    if (!spends.length) return this.#go(cell);
    const byToken = this.choosing.options.find((one) => one.pick === cell.picks[0]);
    this.choosing.menu = { anchor, options: byToken ? [byToken, ...spends] : [...spends] };
  }

  #go(cell: Cell): void {
    if (!cell.picks.length) return;
    const end = cell.mark === "reach" ? [] : [cell];
    const course = cell.course.length ? cell.course : [placeOf(this.scene.me.spot, this.scene.breadth)];
    this.sailing = { seat: this.scene.me.seat, course: [...course, ...end] };
    if (end.length) this.#held = "";
    this.#act([...cell.picks]);
  }

  #act(picks: string[]): void {
    this.pointed = null;
    this.#props().act(picks);
  }
}

/** The helm of the table round a part. */
export const [helm, setHelm] = createContext<Helm>();
