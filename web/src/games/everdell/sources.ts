/** Where points come from: the lines of a score sheet, source by source. */

import type { CardInfo, SheetLine } from "../../lib/protocol";
import { word } from "../woodland/table/words";

const SOURCE: Readonly<Record<string, string>> = {
  "woodland-score-bonus": "source-bonuses",
  "woodland-score-tokens": "source-tokens",
  "woodland-score-on-card": "source-tokens",
  "woodland-score-wild": "source-tokens",
  "woodland-score-journey": "source-journey",
};

/** Rugwort's sheet names its sources itself. */
const RIVAL_SOURCE: Readonly<Record<string, string>> = {
  unachieved: "source-events",
  journey: "source-journey",
  visits: "source-tokens",
};

/** The source of a line, in words. */
export const sourceOf = (line: SheetLine, card: CardInfo | undefined): string =>
  word(SOURCE[line.label.id] ?? RIVAL_SOURCE[String(line.label.args["source"])] ?? (card?.face["sort"] === "event" ? "source-events" : "source-cards"));
