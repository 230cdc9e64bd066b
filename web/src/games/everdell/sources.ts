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

/** The source of a line, in words. */
export const sourceOf = (line: SheetLine, card: CardInfo | undefined): string =>
  word(SOURCE[line.label.id] ?? (card?.face["sort"] === "event" ? "source-events" : "source-cards"));
