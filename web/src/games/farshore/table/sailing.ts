/** What a card that is pointed at would do to the own ship, as its preview tells it. */

import type { Desk } from "../../woodland/table/desk.svelte";
import type { TrackInfo } from "../../../lib/protocol";

const SAILS = "farshore-preview-ship";

/** So many spaces would the own ship sail; none where nothing is told of it. */
export function spacesAhead(table: Desk): number {
  const thing = table.choosing.pointed?.thing;
  const [option] = thing ? table.choosing.optionsAt(thing) : [];
  const told = option?.preview.find(({ id }) => id === SAILS);
  return Number(told?.args["count"] ?? 0);
}

/** How many treasures lie on the way. */
export const treasuresBetween = ({ marks }: TrackInfo, from: number, to: number): number => marks.filter((mark) => mark > from && mark <= to).length;
