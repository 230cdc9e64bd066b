/** Where points come from: the lines of a score sheet, source by source. */

import type { CardInfo, SheetLine } from "../../lib/protocol";
import { word } from "../woodland/table/words";
import { word as brookWord } from "./table/words";

const SOURCE: Readonly<Record<string, string>> = {
  "woodland-score-bonus": "source-bonuses",
  "woodland-score-tokens": "source-tokens",
  "woodland-score-on-card": "source-tokens",
  "woodland-score-journey": "source-journey",
};

const BY_LABEL_AT_THE_BROOK: Readonly<Record<string, string>> = { "woodland-score-wild": "source-pearls" };
const BY_SORT_AT_THE_BROOK: Readonly<Record<string, string>> = { wonder: "source-wonders", adornment: "source-adornments" };

/** The source of a line, in words. */
export function sourceOf(line: SheetLine, card: CardInfo | undefined): string {
  const sort = String(card?.face["sort"]);
  const brook = BY_LABEL_AT_THE_BROOK[line.label.id] ?? BY_SORT_AT_THE_BROOK[sort];
  if (brook) return brookWord(brook);
  return word(SOURCE[line.label.id] ?? (sort === "event" ? "source-events" : "source-cards"));
}
