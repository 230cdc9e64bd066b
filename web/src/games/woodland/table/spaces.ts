/** The spaces of a city: which cards share one, and which take none. */

import type { CardFace } from "../../../lib/faces";
import type { CardInfo, TextInfo } from "../../../lib/protocol";
import { faceOf } from "../../look";
import type { Lying } from "./scene";

export const SPACES = 15;

/** A space with the card on it, and the one that shares it. */
export interface Space {
  readonly host: Lying;
  readonly guest: Lying | null;
}

export interface Spaces {
  readonly taken: readonly Space[];
  /** Cards that take no space. */
  readonly beside: readonly Lying[];
}

/** All messages inside a message, itself first. */
export function* within(said: TextInfo): Generator<TextInfo> {
  yield said;
  for (const gap of Object.values(said.args)) if (typeof gap === "object") yield* within(gap);
}

/** Who shares whose space: a mark that is called like a card of the city says that this card does. */
function guestsOf(city: readonly Lying[]): Map<Lying, Lying> {
  const guests = new Map<Lying, Lying>();
  const used = new Set<Lying>();
  for (const host of city) {
    const guest = city.find((one) => host.marks[one.card] && one !== host && !used.has(one));
    if (!guest) continue;
    used.add(guest);
    guests.set(host, guest);
  }
  return guests;
}

/** Share a city out over its spaces, in the order in which it was built. */
export function spacesOf(city: readonly Lying[], cards: Record<string, CardInfo>): Spaces {
  const faceAt = (card: string): CardFace | undefined => cards[card] && faceOf<CardFace>(cards[card]);
  const beside = city.filter(({ card }) => faceAt(card)?.space === 0);
  const rest = city.filter((one) => !beside.includes(one));
  const taken: Space[] = [];
  const joined = guestsOf(rest);
  const used = new Set<Lying>(joined.values());
  for (const host of rest) {
    if (used.has(host)) continue;
    const partner = faceAt(host.card)?.partner;
    const spouse = partner ? rest.find((one) => one.card === partner && !used.has(one)) : undefined;
    const guest = joined.get(host) ?? spouse ?? null;
    used.add(host);
    if (guest) used.add(guest);
    taken.push({ host, guest });
  }
  return { taken, beside };
}
