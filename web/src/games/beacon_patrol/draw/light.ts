/** What shines from an explored tile: turning beams, lamps of buoys and piers, warm windows. */

import { lampOf, measure } from "./buildings";
import { f, seeded, type Point } from "../../../art/pen";
import type { Shape } from "./shape";
import type { Thing } from "./standing";

/** The lights of a tile within its 100 by 100; "" if it has none. */
export const lightOf = (shape: Shape, small: boolean): string =>
  shape.things.map((thing) => glow(shape, thing, small)).join("");

function glow(shape: Shape, thing: Thing, small: boolean): string {
  const { scale, foot } = measure(thing, small);
  const at = ([x, y]: Point) => `${f(thing.x + x * scale)} ${f(foot + y * scale)}`;
  if (thing.kind === "house") return `<circle class="bp-warm" r="11" transform="translate(${at([0, -4])})"/>`;
  const lamp = lampOf(thing);
  if (!lamp) return "";
  if (thing.kind === "buoy" || thing.kind === "pier") return `<circle class="bp-glim" r="13" transform="translate(${at(lamp)})"/>`;
  return `<g transform="translate(${at(lamp)})">${beam(shape.tile.name, small)}</g>`;
}

const RAYS =
  '<path class="bp-ray soft" d="M0 0 150-44Q166 0 150 44z"/><path class="bp-ray" d="M0 0 150-25Q160 0 150 25z"/>';

/** A lamp with two rays that turn; each light begins elsewhere on its round. */
const beam = (name: string, small: boolean): string => {
  const angle = Math.floor(seeded(`${name}/beam`)() * 360);
  return (
    `<circle class="bp-halo" r="42"/><g transform="rotate(${angle})"><g class="bp-beam">${RAYS}<g transform="rotate(180) scale(.66)">${RAYS}</g></g></g>` +
    `<circle class="bp-spark" r="${small ? 6 : 5}"/>`
  );
};
