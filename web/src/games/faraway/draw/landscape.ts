/** The landscape of a region: seeded by its number, so it is the same for all and for ever. */

import { city } from "./city";
import { forest } from "./forest";
import { haven } from "./haven";
import { landmarkOf } from "./landmarks";
import { meteor } from "./meteor";
import type { Hour } from "./palette";
import { dice, f, type Dice } from "../../../art/pen";
import type { Printed } from "./printed";
import { river } from "./river";
import { rocks } from "./rocks";
import { sky } from "./sky";
import type { Biome } from "./symbols";
import { chimera, stones, thistles } from "./wonders";

type Scenery = (roll: Dice, hour: Hour, floor: number) => string;

const SCENERY: Readonly<Record<Biome, Scenery>> = {
  red: forest,
  green: river,
  blue: rocks,
  yellow: city,
  grey: haven,
};

/** Draw the land of a card on 200 × 280 down to its floor; a card without foot is seen closer. */
export function landscape(card: Printed, floor = 196): string {
  if (floor > 240)
    return `<g transform="translate(-22 0) scale(1.22)">${landscape(card, f(floor / 1.22))}</g>`;
  const { number, hour } = card;
  const biome = card.biome ?? "grey";
  const has = (wonder: string): boolean => card.gives.some((given) => given === wonder);
  const roll = dice(number * 7 + (card.meteorite ? 1003 : 3));
  let drawn = sky(roll, biome, hour);
  const floating = stones(roll, card.gives.filter((given) => given === "stone").length, hour);
  drawn += SCENERY[biome](roll, hour, floor) + floating;
  const crowded = has("stone") && has("chimera");
  if (card.meteorite) drawn += meteor(roll);
  else if (!crowded) drawn += landmarkOf(number, has("chimera") || has("thistle"))(roll, hour, floor);
  if (has("chimera")) drawn += chimera(roll, biome, hour, floor);
  if (has("thistle")) drawn += thistles(roll, floor, hour);
  return drawn;
}
