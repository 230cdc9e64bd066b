/** A game's rulebook opened: its pages and rulings, its cards with their faces, and its look. */

import { createContext } from "svelte";
import { lookOf, type GameLook } from "../games";
import * as api from "../lib/api";
import type { CardInfo, EntryInfo, GameInfo, PageInfo, RulebookInfo, RulingInfo } from "../lib/protocol";
import { learnAll, learnRules } from "../lib/words.svelte";

export interface Book {
  readonly name: string;
  readonly game: GameInfo;
  readonly rules: RulebookInfo;
  readonly look: GameLook;
  readonly cards: Readonly<Record<string, CardInfo>>;
  readonly entries: ReadonlyMap<string, EntryInfo>;
}

/** Where one reads: a page, a card, or all cards. */
export type At = { readonly page: string } | { readonly card: string } | { readonly cards: true };

/** Fetch all that a rulebook needs; a table that brought its deck has cards and rules of its own. */
export async function openBook(name: string, own?: { game: GameInfo; table: string }): Promise<Book> {
  const coming = own?.game.deck?.brought ? api.rulebookAt(own.table) : api.rulebook(name);
  const [game, rules, look] = await Promise.all([own?.game ?? api.game(name), coming, lookOf(name), learnAll(name), learnRules(name)]);
  return {
    name,
    game,
    rules,
    look,
    cards: Object.fromEntries(game.cards.map((card) => [card.name, card])),
    entries: new Map(rules.entries.map((entry) => [entry.card, entry])),
  };
}

/** The address of a place in a rulebook. */
export function addressOf(game: string, at: At): string {
  if ("page" in at) return `/rules/${game}/${at.page}`;
  return "card" in at ? `/cards/${game}/${encodeURIComponent(at.card)}` : `/cards/${game}`;
}

export const rulingsOfPage = (book: Book, page: string): RulingInfo[] => book.rules.rulings.filter((one) => one.page === page);

export const rulingsOfCard = (book: Book, card: string): RulingInfo[] => book.rules.rulings.filter((one) => one.cards.includes(card));

/** The pages that show a card. */
export const pagesAbout = (book: Book, card: string): PageInfo[] => book.rules.pages.filter(({ sections }) => sections.some(({ cards }) => cards.includes(card)));

/** The page that fits a question of the table. */
export const pageFor = (rules: RulebookInfo, prompt: string): string | undefined => rules.pages.find(({ prompts }) => prompts.includes(prompt))?.key;

/** What reading components share: the book, and how one goes elsewhere in it. */
export interface Reading {
  readonly book: Book;
  /** Go there without leaving the table; null where addresses are followed. */
  readonly go: ((at: At) => void) | null;
}

export const [readingHere, setReading] = createContext<() => Reading>();
