/** What other cards are called, if the game's box stands open near by. */

import type { CardInfo } from "../../../lib/protocol";
import { say, titled } from "../../../lib/words.svelte";
import { boxHere } from "../../../table/box";

/** A way to look cards up by their names; to be asked for while a component is set up. */
export function cardsHere(): (name: string) => CardInfo | undefined {
  try {
    const box = boxHere();
    return (name) => box().cards[name];
  } catch {
    return () => undefined;
  }
}

/** A card's label as a title. */
export const labelOf = (card: Pick<CardInfo, "label">): string => titled(say(card.label));

/** The sentence of a card: what it does, without its name and what else its face shows. */
export function sentenceOf(card: Pick<CardInfo, "label" | "text">): string {
  const deed = card.text.args["text"];
  if (typeof deed === "object") return titled(say(deed));
  const label = say(card.label);
  const text = say(card.text);
  return titled(text.startsWith(label) ? text.slice(label.length).replace(/^[:.,]?\s*/, "") : text);
}
