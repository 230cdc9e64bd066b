/** How cards are told apart in the card reference: by what they are, by type, form, rarity, price and box. */

import type { CardInfo } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import type { Book } from "./book";

/** What can be known of a card whatever its game. */
export interface Sorted {
  readonly card: CardInfo;
  readonly group: string;
  readonly type: string;
  readonly form: string;
  readonly rarity: string;
  /** All that it costs, or -1 if it has no price. */
  readonly cost: number;
  readonly points: number;
  readonly box: string;
}

export interface Wish {
  readonly group: string;
  readonly type: string;
  readonly form: string;
  readonly rarity: string;
  readonly box: string;
  /** It costs at most so much; -1 if it does not matter. */
  readonly most: number;
}

export const ANYTHING: Wish = { group: "", type: "", form: "", rarity: "", box: "", most: -1 };

export const ORDERS = ["type", "name", "cost", "points"] as const;
export type Order = (typeof ORDERS)[number];

const COLOURS = ["red", "green", "blue", "yellow", "grey"];
const AREAS: Readonly<Record<string, string>> = { docks: "shore", lookout: "shore", dunes: "shore", river: "spot", shoals: "spot" };
const text = (value: unknown): string => (typeof value === "string" ? value : "");

function groupOf(face: CardInfo["face"]): string {
  const sort = text(face["sort"]);
  if (sort === "place") return AREAS[text(face["area"])] ?? text(face["area"]);
  if (sort) return sort;
  if (face["kind"]) return text(face["kind"]);
  const feature = text(face["feature"]);
  if (feature) return feature === "headquarters" ? "lighthouse" : feature;
  const edges = text(face["edges"]);
  return edges ? (edges.includes("L") ? "coast" : "sea") : "other";
}

function typeOf(face: CardInfo["face"]): string {
  const shows = face["shows"];
  if (Array.isArray(shows)) return COLOURS.find((colour) => shows.includes(colour)) ?? "none";
  return text(face["sort"]) === "card" ? text(face["type"]) : "";
}

function costOf(face: CardInfo["face"]): number {
  const cost = face["cost"];
  if (typeof cost !== "object" || cost === null) return -1;
  return Object.values(cost).reduce((sum: number, one) => sum + Number(one), 0);
}

export function sorted(book: Book): Sorted[] {
  return book.game.cards.map((card) => ({
    card,
    group: groupOf(card.face),
    type: typeOf(card.face),
    form: text(card.face["form"]),
    rarity: text(card.face["sort"]) === "card" ? text(card.face["rarity"]) : "",
    cost: costOf(card.face),
    points: Number(card.face["points"] ?? card.face["number"] ?? 0),
    box: book.entries.get(card.name)?.setting ?? "",
  }));
}

export const fits = (one: Sorted, wish: Wish): boolean =>
  (!wish.group || one.group === wish.group) &&
  (!wish.type || one.type === wish.type) &&
  (!wish.form || one.form === wish.form) &&
  (!wish.rarity || one.rarity === wish.rarity) &&
  (!wish.box || one.box === (wish.box === "base" ? "" : wish.box)) &&
  (wish.most < 0 || (one.cost >= 0 && one.cost <= wish.most));

/** What occurs among them, in the order in which it does. */
export const values = (cards: readonly Sorted[], key: "group" | "type" | "form" | "rarity" | "box"): string[] => [...new Set(cards.map((one) => one[key]))];

/** In an order; equals stay as the box has them. */
export function inOrder(cards: readonly Sorted[], order: Order): Sorted[] {
  if (order === "name") return cards.toSorted((a, b) => say(a.card.label).localeCompare(say(b.card.label), document.documentElement.lang, { numeric: true }));
  if (order === "cost") return cards.toSorted((a, b) => a.cost - b.cost);
  if (order === "points") return cards.toSorted((a, b) => b.points - a.points);
  const [groups, types] = [values(cards, "group"), values(cards, "type")];
  return cards.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || types.indexOf(a.type) - types.indexOf(b.type));
}
