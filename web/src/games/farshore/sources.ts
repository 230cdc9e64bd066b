/** Where points come from: the lines of a score sheet, source by source. */

import type { CardInfo, SheetLine } from "../../lib/protocol";
import { word } from "./words";

const SOURCE: Readonly<Record<string, string>> = {
  "woodland-score-bonus": "source-bonuses",
  "woodland-score-tokens": "source-tokens",
  "woodland-score-on-card": "source-tokens",
  "farshore-score-treasures": "source-treasures",
  "farshore-score-map": "source-maps",
  "farshore-score-ship": "source-ship",
};

/** The source of a line, in words. */
export const sourceOf = (line: SheetLine, _card: CardInfo | undefined): string => word(SOURCE[line.label.id] ?? "source-cards");
