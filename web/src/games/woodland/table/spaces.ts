/** The spaces of a city: which cards share one, and which take none. The cards' own words tell it. */

import type { CardInfo, Said } from "../../../lib/protocol";
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
export function* within(said: Said): Generator<Said> {
  yield said;
  for (const gap of Object.values(said.args)) if (typeof gap === "object") yield* within(gap);
}

const says = (info: CardInfo | undefined, id: string): Said | undefined =>
  info && [...within(info.text)].find((one) => one.id === id);

function partnerOf(info: CardInfo | undefined): string {
  const gap = says(info, "woodland-shares-space")?.args["card"];
  return typeof gap === "object" ? String(gap.args["name"] ?? "") : "";
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
  const beside = city.filter(({ card }) => says(cards[card], "woodland-no-space"));
  const rest = city.filter((one) => !beside.includes(one));
  const taken: Space[] = [];
  const joined = guestsOf(rest);
  const used = new Set<Lying>(joined.values());
  for (const host of rest) {
    if (used.has(host)) continue;
    const partner = partnerOf(cards[host.card]);
    const spouse = partner ? rest.find((one) => one.card === partner && !used.has(one)) : undefined;
    const guest = joined.get(host) ?? spouse ?? null;
    used.add(host);
    if (guest) used.add(guest);
    taken.push({ host, guest });
  }
  return { taken, beside };
}
