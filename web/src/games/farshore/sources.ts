/** Which source a line of a score sheet belongs to. */

import type { CardInfo, SheetLine } from "../../lib/protocol";
import type { Emblem, SourceLook } from "../look";
import { emblemOf as emblem, sourceLook, type SourceKey } from "../woodland/sources";
import { printed } from "./printed";

const BY_LABEL: Readonly<Record<string, SourceKey>> = {
  "woodland-score-bonus": "bonuses",
  "woodland-score-tokens": "shells",
  "woodland-score-on-card": "shells",
  "farshore-score-treasures": "treasures",
  "farshore-score-map": "maps",
  "farshore-score-ship": "ship",
};

/** The source of a line. */
export const sourceOf = (line: SheetLine, _card: CardInfo | undefined): SourceLook =>
  sourceLook(BY_LABEL[line.label.id] ?? "cards");

/** A card in a stack. */
export const emblemOf = (info: CardInfo): Emblem | null =>
  emblem(info, (one) => {
    const face = printed(one);
    return face.sort === "card" ? face.card : null;
  });
