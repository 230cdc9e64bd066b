/** Deeds: what somebody did in one go, with all it caused. The log is a row of them. */

import type { CardInfo, LogLine, TextInfo } from "../../lib/protocol";

export interface Deed {
  readonly turn: number;
  /** Its number: a turn may have several. */
  readonly deed: number;
  /** Whose deed it is; the seat after the last is a rival without a seat, -1 is nobody. */
  readonly seat: number;
  readonly heading: TextInfo | null;
  readonly texts: readonly TextInfo[];
  /** The first of its answers; -1 before there is one. */
  readonly number: number;
  /** The lines of the log it is made of: from the first one up to, but without, the last. */
  readonly from: number;
  readonly to: number;
}

/** The deeds that lines of the log tell, from a line on; an answer that says nothing is none. */
export function deedsOf(log: readonly LogLine[], since = 0): Deed[] {
  const found: Deed[] = [];
  for (let at = since; at < log.length; at += 1) {
    const line = log[at];
    const last = found.at(-1);
    if (!line) break;
    const { turn, deed, seat, heading, texts, number } = line;
    if (last?.deed === deed && last.seat === seat && last.to === at) {
      const begun = last.number < 0 ? number : last.number;
      found[found.length - 1] = { ...last, texts: [...last.texts, ...texts], heading: last.heading ?? heading, number: begun, to: at + 1 };
    } else {
      // With a heading a turn begins, by the last answer of the turn before.
      found.push({ turn, deed, seat, heading, texts, number: heading ? -1 : number, from: at, to: at + 1 });
    }
  }
  return found.filter(({ texts }) => texts.length);
}

/** Where the log goes on after the last turn of these seats; the turn that is on does not count, for it has only begun. */
export function sinceTurnOf(log: readonly LogLine[], mine: readonly number[]): number {
  const now = log.at(-1)?.turn;
  return log.findLastIndex(({ seat, turn }) => turn > 0 && turn !== now && mine.includes(seat)) + 1;
}

/** All messages within one, itself first. */
export function* within(said: TextInfo): Generator<TextInfo> {
  yield said;
  for (const gap of Object.values(said.args)) if (typeof gap === "object") yield* within(gap);
}

/** By the message that names it: which card it is. */
export function cardsByLabel(cards: Record<string, CardInfo>): ReadonlyMap<string, string> {
  return new Map(Object.values(cards).map(({ name, label }) => [JSON.stringify(label), name]));
}

/** The cards and places that messages speak of. */
export function spokenOf(texts: readonly TextInfo[], labels: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const one of within(text)) {
      const card = labels.get(JSON.stringify(one));
      if (card !== undefined) found.add(card);
    }
  }
  return [...found];
}
