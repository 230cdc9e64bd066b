/** One search over rules, cards and rulings. */

import type { TextInfo } from "../lib/protocol";
import { say, titled } from "../lib/words.svelte";
import type { At, Book } from "./book";

export interface Hit {
  readonly kind: "page" | "card" | "ruling";
  readonly title: string;
  /** Words round what was found, in three parts; the middle one is what was found. */
  readonly words: readonly [string, string, string];
  readonly at: At;
}

interface Line {
  readonly kind: Hit["kind"];
  readonly title: string;
  readonly words: string;
  readonly at: At;
}

const MOST = 14;
const ROUND = 38;

/** All that can be found, in the language of now. */
export function linesOf(book: Book): Line[] {
  const lines: Line[] = [];
  for (const page of book.rules.pages) {
    const at = { page: page.key };
    const title = say(page.title);
    lines.push({ kind: "page", title, words: say(page.lead), at });
    for (const section of page.sections) {
      const name = section.title ? say(section.title) : title;
      const texts: TextInfo[] = [...section.texts, ...section.items];
      lines.push(...texts.map((text): Line => ({ kind: "page", title: name, words: say(text), at })));
    }
  }
  for (const card of book.game.cards) lines.push({ kind: "card", title: titled(say(card.label)), words: say(card.text), at: { card: card.name } });
  for (const one of book.rules.rulings) {
    const [first] = one.cards;
    const at: At = one.page || !first ? { page: one.page } : { card: first };
    lines.push({ kind: "ruling", title: say(one.question), words: say(one.answer), at });
  }
  return lines;
}

const plain = (words: string): string => words.toLocaleLowerCase().replaceAll("ё", "е");

/** What has all the words: in its title first, then anywhere; each place once. */
export function find(lines: readonly Line[], asked: string): Hit[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const has = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const found = [...lines.filter(({ title }) => has(title)), ...lines.filter((line) => !has(line.title) && has(`${line.title} ${line.words}`))];
  const seen = new Set<string>();
  return found
    .filter(({ title, at }) => {
      const key = `${title} ${JSON.stringify(at)}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST)
    .map(({ kind, title, words: said, at }) => ({ kind, title, at, words: round(said, words) }));
}

/** The words round the first that was asked for. */
function round(said: string, words: readonly string[]): [string, string, string] {
  const places = words.map((word) => ({ word, at: plain(said).indexOf(word) })).filter(({ at }) => at >= 0);
  const [first] = places.toSorted((a, b) => a.at - b.at);
  if (!first) return [said.length > 2 * ROUND ? `${said.slice(0, 2 * ROUND).trimEnd()}…` : said, "", ""];
  const end = first.at + first.word.length;
  const from = first.at > ROUND ? said.indexOf(" ", first.at - ROUND) + 1 : 0;
  const to = said.length > end + ROUND ? said.lastIndexOf(" ", end + ROUND) : said.length;
  return [(from ? "…" : "") + said.slice(from, first.at), said.slice(first.at, end), said.slice(end, Math.max(end, to)) + (to < said.length ? "…" : "")];
}
