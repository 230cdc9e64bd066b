/** A table that is being wished for: who sits where, which variants, which deal. */

import { usualAgent } from "../lib/levels";
import type { Trouble } from "../lib/problems";
import type { BoxInfo, FaultInfo, LadderInfo, NewTable, SeatWish, SettingInfo, Value } from "../lib/protocol";
import { keep, recall } from "../lib/storage";
import { dealOfDay } from "./day";

export type Company = "alone" | "bots" | "friends" | "screen";
const KIND = { alone: "bot", bots: "bot", friends: "friend", screen: "screen" } as const;

/** What was wished for last time, so that the next table is one click away. */
interface Kept {
  company: Company;
  seats: SeatWish[];
  options: Record<string, Value>;
}

/** How many can sit at a game where these of its settings are not the default. */
export function mostSeats(game: BoxInfo, chosen: (setting: SettingInfo) => boolean): number {
  return Math.max(game.most, ...game.settings.filter(chosen).map((setting) => setting.seats));
}

export class Wishes {
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, Value>>({});
  company = $state<Company>("bots");
  deal = $state<"new" | "day" | "number">("new");
  number = $state("");
  /** Several people play, and hints may be asked for all the same. */
  hints = $state(false);
  /** Everybody on this server may sit down on the seats of friends. */
  open = $state(false);
  /** Seconds that each has for a turn; 0: as long as they like. */
  clock = $state(0);
  /** The deck file that somebody chose; null for the game's own. */
  deck = $state.raw<{ name: string; text: string } | null>(null);
  /** What the server found wrong with it. */
  faults = $state.raw<FaultInfo[]>([]);
  /** Why the table was not opened. */
  problem = $state.raw<Trouble>(null);

  constructor(readonly game: BoxInfo) {
    const kept = recall<Partial<Kept>>(`wish.${game.name}`);
    const name = recall<string>("name") ?? "";
    this.seats = [{ kind: "me", agent: "", name }];
    this.options = Object.fromEntries(game.settings.map((one) => [one.name, allowed(one, kept?.options?.[one.name])]));
    this.company = companyOf(kept?.company, game);
    for (const seat of kept?.seats?.slice(1, this.most) ?? []) this.seats.push(this.#sound(seat));
    while (this.company !== "alone" && this.seats.length < Math.max(2, game.fewest)) this.add();
  }

  /** How many can sit with the chosen variants. */
  get most(): number {
    return mostSeats(this.game, (setting) => this.options[setting.name] !== setting.allowed[0]);
  }

  /** Whether several people play. */
  get isShared(): boolean {
    return this.seats.filter((seat) => seat.kind !== "bot").length > 1;
  }

  /** Whether somebody is expected who is not here yet. */
  get waits(): boolean {
    return this.seats.some((seat) => seat.kind === "friend");
  }

  get canAdd(): boolean {
    return this.seats.length < this.most;
  }

  get canRemove(): boolean {
    return this.seats.length > this.game.fewest;
  }

  /** The variants that make a difference at such a table. */
  get settings(): SettingInfo[] {
    return this.game.settings.filter((setting) => this.matters(setting));
  }

  matters(setting: SettingInfo): boolean {
    const above = this.game.settings.find((one) => one.name === setting.under);
    if (above && this.options[above.name] === above.allowed[0]) return false;
    return !setting.upto || this.seats.length <= setting.upto;
  }

  /** What was measured of the levels with these variants, at a table as large as possible like this one. */
  get ladder(): LadderInfo | undefined {
    const chosen = this.settings.filter((one) => this.options[one.name] !== one.allowed[0]);
    const alike = ({ options }: LadderInfo) =>
      Object.keys(options).length === chosen.length && chosen.every((one) => options[one.name] === this.options[one.name]);
    const far = ({ seats }: LadderInfo) => Math.abs(seats - this.seats.length);
    return this.game.ladders.filter(alike).sort((one, other) => far(one) - far(other))[0];
  }

  add(): void {
    if (this.company === "alone") this.company = "bots";
    this.seats.push(this.#other(KIND[this.company]));
  }

  remove(place: number): void {
    this.seats.splice(place, 1);
    if (this.seats.length < 2) this.company = "alone";
  }

  /** Let all other seats be of one kind. */
  keepCompany(company: Company): void {
    this.company = company;
    if (company === "alone") this.seats = this.seats.slice(0, 1);
    else if (this.seats.length < 2) this.add();
    this.seats = this.seats.map((seat, place) => (place ? this.#other(KIND[company]) : seat));
  }

  seat(place: number, kind: SeatWish["kind"]): void {
    this.seats[place] = this.#other(kind);
  }

  /** Play with this deck file, or with none. */
  bring(deck: { name: string; text: string } | null): void {
    this.deck = deck;
    this.faults = [];
    this.problem = null;
  }

  /** The seed, or null for a surprise, or undefined if it is no number. */
  get seed(): number | null | undefined {
    if (this.deal === "new") return null;
    if (this.deal === "day") return dealOfDay();
    const seed = Number(this.number.trim());
    return this.number.trim() && Number.isSafeInteger(seed) && seed >= 0 ? seed : undefined;
  }

  /** The wish as the server reads it, kept for the next time; null as long as the seed is no number. */
  wish(): NewTable | null {
    const seed = this.seed;
    if (seed === undefined) return null;
    const seats = $state.snapshot(this.seats);
    const chosen = $state.snapshot(this.options);
    keep("name", seats[0]?.name ?? "");
    keep(`wish.${this.game.name}`, { company: this.company, seats, options: chosen } satisfies Kept);
    const options = Object.fromEntries(
      this.game.settings.map((one) => [one.name, this.matters(one) ? chosen[one.name] : one.allowed[0]]),
    ) as Record<string, Value>;
    return { game: this.game.name, seats, options, seed, deck: this.deck?.text ?? "", deck_of: "", hints: this.hints && this.isShared, open: this.open && this.waits, clock: this.isShared ? this.clock : 0 };
  }

  #other(kind: SeatWish["kind"]): SeatWish {
    return { kind, agent: kind === "bot" ? usualAgent(this.game.agents) : "", name: "" };
  }

  /** A seat of last time, if it still can be had. */
  #sound(seat: SeatWish): SeatWish {
    const kind = KIND[this.company] === seat.kind || seat.kind !== "me" ? seat.kind : KIND[this.company];
    const known = this.game.agents.includes(seat.agent);
    return { ...this.#other(kind), ...(known && kind === "bot" && { agent: seat.agent }), name: seat.name ?? "" };
  }
}

function allowed(setting: SettingInfo, wished: Value | undefined): Value {
  return setting.allowed.find((value) => value === wished) ?? setting.allowed[0] ?? false;
}

function companyOf(kept: Company | undefined, game: BoxInfo): Company {
  const known = kept !== undefined && kept in KIND ? kept : "bots";
  return known === "alone" && game.fewest > 1 ? "bots" : known;
}
