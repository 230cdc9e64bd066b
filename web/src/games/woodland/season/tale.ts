/** What a change of one's own season brought, read from the log: workers at home, then card by card. */

import type { LogLine, TextInfo } from "../../../lib/protocol";
import type { Season } from "../draw/dial";

/** What one card brought. */
export interface Yield {
  readonly card: string;
  readonly line: TextInfo;
  /** All that the log says of it, the card first. */
  readonly text: TextInfo;
}

export interface Tale {
  readonly season: Season;
  /** How many workers are at home, in words of the log; null if it does not say. */
  readonly home: TextInfo | null;
  readonly yields: readonly Yield[];
}

const SEASON = "everdell-log-season";
const HOME = "everdell-log-workers";
const BECAUSE = "woodland-log-because";

const inner = (text: TextInfo, gap: string): TextInfo | null => {
  const said = text.args[gap];
  return typeof said === "object" ? said : null;
};

/** The last season that a seat has prepared for since that line of the log; null if there was none. */
export function taleOf(log: readonly LogLine[], since: number, seat: number, labels: ReadonlyMap<string, string>): Tale | null {
  const texts = log.slice(since).filter((line) => line.seat === seat).flatMap((line) => line.texts);
  const begun = texts.findLastIndex((text) => text.id === SEASON && inner(text, "seat")?.args["number"] === seat + 1);
  const first = texts[begun];
  if (!first) return null;
  const brought = texts.slice(begun + 1);
  return {
    season: String(first.args["season"]) as Season,
    home: brought.find(({ id }) => id === HOME) ?? null,
    yields: brought.flatMap((text) => {
      const [cause, line] = [inner(text, "cause"), inner(text, "line")];
      const card = text.id === BECAUSE && cause ? labels.get(JSON.stringify(cause)) : undefined;
      return card !== undefined && line ? [{ card, line, text }] : [];
    }),
  };
}

/** What was gained, without who gained it, where that is all a line says. */
export const gainOf = (line: TextInfo): TextInfo => (line.id === "everdell-log-gains" ? (inner(line, "what") ?? line) : line);
