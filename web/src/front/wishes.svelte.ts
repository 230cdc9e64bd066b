/** A table that is being wished for: who sits where, which variants, which deal. */

import type { FaultInfo, GameInfo, NewTable, SeatWish, SettingInfo, Value } from "../lib/protocol";
import { keep, recall } from "../lib/storage";

export type Company = "friends" | "screen" | "bots" | "alone";
const KIND = { friends: "friend", screen: "screen", bots: "bot", alone: "bot" } as const;

/** How many can sit at a game where these of its settings are not the default. */
export function mostSeats(game: GameInfo, chosen: (setting: SettingInfo) => boolean): number {
  return Math.max(game.most, ...game.settings.filter(chosen).map((setting) => setting.seats));
}

export class Wishes {
  seats = $state<SeatWish[]>([]);
  options = $state<Record<string, Value>>({});
  company = $state<Company>("bots");
  deal = $state<"new" | "number">("new");
  number = $state("");
  /** The deck file that somebody chose; null for the game's own. */
  deck = $state.raw<{ name: string; text: string } | null>(null);
  /** What the server found wrong with it. */
  faults = $state.raw<FaultInfo[]>([]);
  /** Why the table was not opened. */
  problem = $state("");

  constructor(readonly game: GameInfo) {
    const name = recall<string>("name") ?? "";
    this.seats = [{ kind: "me", agent: "", name }];
    this.options = Object.fromEntries(
      game.settings.map((setting) => [setting.name, setting.allowed[0] ?? false]),
    );
    while (this.seats.length < Math.max(2, game.fewest)) this.add();
  }

  /** How many can sit with the chosen variants. */
  get most(): number {
    return mostSeats(this.game, (setting) => this.options[setting.name] !== setting.allowed[0]);
  }

  get canAdd(): boolean {
    return this.seats.length < this.most;
  }

  get canRemove(): boolean {
    return this.seats.length > this.game.fewest;
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
    this.problem = "";
  }

  /** The seed, or null for a surprise, or undefined if it is no number. */
  get seed(): number | null | undefined {
    if (this.deal === "new") return null;
    const seed = Number(this.number.trim());
    return this.number.trim() && Number.isSafeInteger(seed) && seed >= 0 ? seed : undefined;
  }

  /** The wish as the server reads it; null as long as the seed is no number. */
  wish(): NewTable | null {
    const seed = this.seed;
    if (seed === undefined) return null;
    keep("name", this.seats[0]?.name ?? "");
    return {
      game: this.game.name,
      seats: $state.snapshot(this.seats),
      options: $state.snapshot(this.options),
      seed,
      deck: this.deck?.text ?? "",
      deck_of: "",
    };
  }

  #other(kind: SeatWish["kind"]): SeatWish {
    return { kind, agent: kind === "bot" ? (this.game.agents.at(-1) ?? "") : "", name: "" };
  }
}
