/** Which icon belongs to which card, place or event. */

import icons from "./icons.json";

/** No two things of any group have the same name. */
export const ICONS: Readonly<Record<string, string>> = {
  ...icons.adornments,
  ...icons.river,
  ...icons.events,
  ...icons.places,
  ...icons.cards,
};

/** The icon of a card, place or event by its name. */
export const iconOf = (name: string): string | undefined => ICONS[name];
