/** Which icon and which effect line belongs to which card, place or event. */

import { parse, type Glyph } from "../woodland/draw/notation";
import icons from "./icons.json";
import { ADORNMENT_LINES, CARD_LINES, EVENT_LINES, PLACE_LINES, RIVER_LINES } from "./lines";

/** No two things of any group have the same name. */
export const ICONS: Readonly<Record<string, string>> = {
  ...icons.adornments,
  ...icons.river,
  ...icons.events,
  ...icons.places,
  ...icons.cards,
};
export const LINES: Readonly<Record<string, string>> = {
  ...ADORNMENT_LINES,
  ...RIVER_LINES,
  ...EVENT_LINES,
  ...PLACE_LINES,
  ...CARD_LINES,
};

/** The icon of a card, place or event by its name. */
export const iconOf = (name: string): string | undefined => ICONS[name];

/** The effect of a card, place or event by its name, as signs; none if we do not know it. */
export const lineOf = (name: string): Glyph[] => parse(LINES[name] ?? "", iconOf);
