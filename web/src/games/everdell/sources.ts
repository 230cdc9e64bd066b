/** Which source a line of a score sheet belongs to. */

import type { CardInfo, SheetLine } from "../../lib/protocol";
import type { Emblem, SourceLook } from "../look";
import { emblemOf as emblem, sourceLook, type SourceKey } from "../woodland/sources";
import { printed } from "./printed";

const BY_LABEL: Readonly<Record<string, SourceKey>> = {
  "woodland-score-bonus": "bonuses",
  "woodland-score-tokens": "tokens",
  "woodland-score-on-card": "tokens",
  "woodland-score-journey": "journey",
  "woodland-score-wild": "pearls",
};

/** Rugwort's sheet names its sources itself. */
const BY_RIVAL: Readonly<Record<string, SourceKey>> = {
  unachieved: "events",
  journey: "journey",
  visits: "tokens",
  pearls: "pearls",
};

const BY_SORT: Readonly<Record<string, SourceKey>> = { event: "events", wonder: "wonders", adornment: "adornments" };

/** The source of a line. */
export function sourceOf(line: SheetLine, card: CardInfo | undefined): SourceLook {
  const { id, args } = line.label;
  return sourceLook(BY_LABEL[id] ?? BY_RIVAL[String(args["source"])] ?? BY_SORT[String(card?.face["sort"])] ?? "cards");
}

/** A card in a stack. */
export const emblemOf = (info: CardInfo): Emblem | null =>
  emblem(info, (one) => {
    const face = printed(one);
    return face.sort === "card" ? face.card : null;
  });
