/** What the parts of a woodland table share: the scene, the choice and what is opened. */

import { getContext, setContext, type Component } from "svelte";
import type { CardInfo, SeatView, OptionState, Role, TextInfo } from "../../../lib/protocol";
import { choosingHere, type Choosing, type Thing } from "../../../table/choosing.svelte";
import type { TableProps } from "../../look";
import type { PieceName } from "../draw/art";
import type { Herd } from "../draw/peg";
import type { Marks, PrintedCard, PrintedEvent, PrintedPlace } from "../kinds";
import { copyMeant, marksOn } from "./marks";
import { readScene, type Dweller, type Lying, type Rival, type ZoneNames } from "./scene";
import { freshIn, Since } from "./since.svelte";
import { within } from "./spaces";
import type { Tab } from "./tabs.svelte";
import { word } from "./words";

/** What is printed on the things of one game. */
export interface Prints {
  card: (info: CardInfo) => PrintedCard | null;
  place: (info: CardInfo) => PrintedPlace | null;
  event: (info: CardInfo) => PrintedEvent | null;
  /** What a seat has a stock of, in the order in which it lies. */
  stock: readonly PieceName[];
  /** What else is of this game; without it the table is the valley's. */
  setting?: Setting;
  /** What an expansion lays out beside all this. */
  annex?: Annex | undefined;
}

/** What an expansion lays out: where it goes, and what is drawn there. */
export interface Annex {
  /** Along the right side of the board; on a narrow screen among the places. */
  Side: Component;
  /** Instead of the basic events. */
  Events: Component;
  /** At the right of the hand, on a narrow screen below it. */
  Treasures: Component;
  /** What a seat has beside its stock and workers. */
  Belongings: Component<{ dweller: Dweller }>;
  /** What belongs to a city but is neither a card of it nor an event. */
  Worn: Component<{ dweller: Dweller }>;
  /** What the opponent without a seat has beside a city. */
  Spoils: Component<{ rival: Rival }>;
  /** The tab of a narrow screen on which something of these zones is chosen. */
  tabs: Readonly<Record<string, Tab>>;
  /** How many cards a hand may have. */
  limit: (dweller: Dweller) => number;
}

/** What makes a table another one than the valley's. */
export interface Setting {
  herd: Herd;
  zones: ZoneNames;
  /** Constructions that have brought a critter in have an anchor, not a door. */
  anchored: boolean;
  /** What lies in the middle, on a wide screen and on a narrow one. */
  Board: Component;
  PhoneBoard: Component;
  /** What a seat has beside its stock and workers. */
  Belongings: Component<{ dweller: Dweller }>;
  /** The opponent that sits nowhere, and what she is called. */
  Rival: Component<{ rival: Rival; small?: boolean }>;
  rivalName: () => string;
  /** Whether she is at the table. */
  rivalled: (eyes: SeatView) => boolean;
  /** By message: the tab that a question is about whose answers are buttons. */
  about: Readonly<Record<string, Tab>>;
}

/** The owner of a city that lies open over the board: a seat, or the rival. */
export type Owner = number | "rival";

export const HAND_LIMIT = 8;
const DESK = Symbol("woodland desk");
/** Options of these roles lie on seats, cards or the tray, and need no button. */
const SHOWN: readonly Role[] = ["copy", "place", "seat"];
/** So many answers stand beside the banner; more lie on the tray. */
const FEW = 2;

export class Desk {
  readonly props: () => TableProps;
  readonly prints: Prints;
  readonly choosing: Choosing = choosingHere();
  readonly scene = $derived.by(() => {
    const { snapshot, eyes } = this.props();
    const { zones = {}, rivalled = () => snapshot.seats.length === 1 } = this.prints.setting ?? {};
    return readScene(snapshot, eyes, zones, rivalled(eyes));
  });
  opened = $state<Owner | null>(null);
  readonly since = new Since();
  /** By seat, -1 for the rival: which cards of its city are new since the own turn. */
  readonly fresh = $derived(this.since.left ? freshIn(this.scene, this.since.left.scene) : new Map<number, Set<number>>());
  /** Where something was last chosen: what it brings flies from there. */
  source: DOMRect | null = null;

  /** What a seat has beside its stock and workers, in this game. */
  readonly Belongings: Component<{ dweller: Dweller }> | undefined;

  readonly #copies = $derived.by(() => this.#readCopies());

  constructor(props: () => TableProps, prints: Prints) {
    this.props = props;
    this.prints = prints;
    this.Belongings = prints.setting?.Belongings ?? prints.annex?.Belongings;
    this.choosing.shown = (option) => this.#hasPlace(option);
    setContext(DESK, this);
  }

  say = (said: TextInfo): string => this.props().say(said);
  look = (card: string): void => this.props().look(card);
  info = (card: string): CardInfo | undefined => this.props().cards[card];

  card = (name: string): PrintedCard | null => this.#printed(name, this.prints.card);
  place = (name: string): PrintedPlace | null => this.#printed(name, this.prints.place);
  event = (name: string): PrintedEvent | null => this.#printed(name, this.prints.event);

  /** What lies on a card of a city. */
  marks(lying: Lying): Marks {
    const { occupied = false, ...marks } = marksOn(lying);
    return this.prints.setting?.anchored ? { ...marks, anchor: occupied } : { ...marks, occupied };
  }

  /** What the opponent that sits nowhere is called. */
  get rivalName(): string {
    return this.prints.setting?.rivalName() ?? word("rugwort");
  }

  /** The card that asks is the one being paid for; an equal one in the city does not. */
  get asksFromStage(): boolean {
    const { source } = this.choosing;
    return source !== null && this.scene.me.stage.some(({ card }) => card === source.card);
  }

  /** What this game calls a zone. */
  zone = (name: string): string => this.prints.setting?.zones[name] ?? name;

  get options(): readonly OptionState[] {
    return this.choosing.options;
  }

  /** The option of that name, if it is offered by itself and not among a set. */
  offered(pick: string): OptionState | undefined {
    if (this.choosing.gathering) return undefined;
    return this.options.find((option) => option.pick === pick);
  }

  act(pick: string, from?: Element | null): void {
    this.source = from?.getBoundingClientRect() ?? null;
    this.props().act([pick]);
  }

  /** A card as a thing to press; where equal cards lie, with the picks that mean just this one. */
  thing({ zone, card, at }: Lying): Thing {
    const base = { zone: zone.name, seat: zone.seat, card, at };
    const picks = this.#copies.get(`${zone.name}/${zone.seat}/${card}`)?.get(at);
    return picks ? { ...base, picks } : base;
  }

  /** The pieces that are missing to play a card, by the reason given against it. */
  lacks(thing: Thing): string[] {
    const { told } = this.choosing;
    if (told && (told.thing.zone !== thing.zone || told.thing.card !== thing.card)) return [];
    const reason = this.choosing.standing(thing) === "refused" ? this.choosing.refusal(thing) : null;
    return reason ? [...within(reason)].flatMap(({ args }) => (args["resource"] ? [String(args["resource"])] : [])) : [];
  }

  /** The pick that chooses a seat, if that is asked. */
  seatPick(owner: Owner): OptionState | undefined {
    if (this.choosing.gathering) return undefined;
    const wanted = owner === "rival" ? -1 : owner;
    return this.options.find(({ role, number }) => role === "seat" && number === wanted);
  }

  /** Answers that are too many to stand beside the banner. */
  get choices(): OptionState[] {
    if (this.choosing.gathering || this.choosing.numbers.length) return [];
    const found = this.options.filter((option) => option.zone === "" && option.role !== "stop" && !this.#lies(option));
    return found.length > FEW ? found : [];
  }

  /** Cards to choose from that lie nowhere in particular. */
  get loose(): OptionState[] {
    return this.options.filter(({ pick, zone }) => zone === "" && this.info(pick));
  }

  /** The ways to pay for the card on the stage. */
  get payments(): OptionState[] {
    return this.options.filter(({ group }) => group === "payment");
  }

  /** How many cards the hand in front may have. */
  get handLimit(): number {
    return this.prints.annex?.limit(this.scene.me) ?? HAND_LIMIT;
  }

  /** Cards of the hand are being chosen, to be discarded or given. */
  get settingAside(): boolean {
    const { me } = this.scene;
    return me.aside.length > 0 || this.options.some(({ zone, role }) => zone === "hand" && role === "card");
  }

  /** Something is under way that lies on the tray. */
  get trayed(): boolean {
    const { me, mine } = this.scene;
    if (!mine) return false;
    const lies = me.stage.length + me.revealed.length + me.drawn.length > 0;
    const asked = this.choosing.rows.length + this.choices.length + this.loose.length > 0;
    return lies || asked || me.aside.length > 0;
  }

  /** Open the city of somebody else, or close it. */
  toggle(owner: Owner | null): void {
    this.opened = this.opened === owner ? null : owner;
  }

  get opening(): Dweller | null {
    return this.scene.others.find((one) => one.seat === this.opened) ?? null;
  }

  /** Whether something can be chosen in a city. */
  usable(owner: Owner): boolean {
    return this.options.some(({ zone, seat }) => (owner === "rival" ? zone === this.zone("rival") : zone !== "" && seat === owner));
  }

  /** If all that can be chosen lies in one city of somebody else, that city. */
  get needed(): Owner | null {
    const placed = this.options.filter(({ zone }) => zone !== "");
    const [first] = placed;
    if (!first || !placed.every(({ zone, seat }) => zone === first.zone && seat === first.seat)) return null;
    if (first.zone === this.zone("rival")) return "rival";
    return first.seat >= 0 && first.seat !== this.scene.me.seat ? first.seat : null;
  }

  #printed<T>(name: string, read: (info: CardInfo) => T | null): T | null {
    const info = this.info(name);
    return info ? read(info) : null;
  }

  /** Options that need no button in the banner, for they are shown on seats, cards or tray. */
  #hasPlace(option: OptionState): boolean {
    return this.#lies(option) || this.choices.includes(option);
  }

  #lies({ pick, zone, role, group }: OptionState): boolean {
    return zone !== "" || group === "payment" || SHOWN.includes(role) || !!this.info(pick);
  }

  /** By zone and card: which of equal cards may be meant by which picks. */
  #readCopies(): Map<string, Map<number, string[]>> {
    const found = new Map<string, Map<number, string[]>>();
    const asked = this.options.filter(({ role, zone }) => zone !== "" && (role === "copy" || role === "place"));
    for (const { zone, seat, card } of asked) {
      const key = `${zone}/${seat}/${card}`;
      const lying = this.#lying(zone, seat).filter((one) => one.card === card);
      if (found.has(key) || !lying.length) continue;
      const here = asked.filter((one) => `${one.zone}/${one.seat}/${one.card}` === key);
      const meant = zone === this.zone("meadow") ? byPlace(lying, here) : copyMeant(lying, here);
      if (!meant) continue;
      const each = new Map<number, string[]>(lying.map(({ at }) => [at, []]));
      for (const [pick, { at }] of meant) each.get(at)?.push(pick);
      found.set(key, each);
    }
    return found;
  }

  #lying(zone: string, seat: number): readonly Lying[] {
    const { me, others, meadow, rival } = this.scene;
    if (zone === this.zone("meadow")) return meadow;
    if (zone === this.zone("rival")) return rival?.city ?? [];
    return [me, ...others].find((one) => one.seat === seat)?.city ?? [];
  }
}

function byPlace(lying: readonly Lying[], options: readonly OptionState[]): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const { pick, number } of options) {
    const meant = lying.find(({ marks }) => marks["place"] === number);
    if (meant) found.set(pick, meant);
  }
  return found;
}

/** The desk of the table that a part lies on. */
export const desk = (): Desk => getContext<Desk>(DESK);
