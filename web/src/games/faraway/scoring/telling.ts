/** How Faraway's score is told: region after region from the right, of all seats at once, then the sanctuaries. */

import { within, type Beat } from "../../../end/course.svelte";
import type { Facts } from "../../../end/facts";
import type { CardInfo } from "../../../lib/protocol";
import { nameOf } from "../../../lib/seats";
import { printed, type Printed } from "../draw/printed";
import { PLACES, readScene, type Traveller } from "../scene";
import { word } from "../words";
import { stepsOf } from "./steps";

const REGION = 1400;
const SANCTUARY = 650;
const LEAST = 12_000;
const MOST = 15_000;

/** All seats, in their order. */
export function travellersOf({ snapshot }: Facts): Traveller[] {
  const [eyes] = snapshot.eyes;
  if (!eyes) return [];
  const { me, others } = readScene(snapshot, eyes, (seat) => nameOf(seat, snapshot.seats));
  return [me, ...others].toSorted((a, b) => a.seat - b.seat);
}

/** One beat a region, and one for each sanctuary that anybody has. */
export function beatsOf(facts: Facts): Beat[] {
  const steps = stepsOf(travellersOf(facts));
  const beats = Array.from({ length: steps }, (_, at): Beat => {
    if (at >= PLACES) return { part: PLACES, stay: SANCTUARY, said: word("sanctuaries-count") };
    return { part: at, stay: REGION, said: word("from-right", { place: at + 1 }) };
  });
  return within(beats, LEAST, MOST);
}

/** A card by its name, and what is printed on it. */
export function reading(facts: Facts): { info: (card: string) => CardInfo; read: (card: string) => Printed } {
  const info = (card: string): CardInfo => {
    const found = facts.cards[card];
    if (!found) throw new Error(`There is no card ${card} in Faraway.`);
    return found;
  };
  return { info, read: (card) => printed(info(card)) };
}
