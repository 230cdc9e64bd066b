/** What stands on tiles, drawn upwards from its foot at 0, 0: lights, buoys, houses, piers. */

import { f, type Point } from "../../../art/pen";
import type { Thing } from "./standing";

const on = (lit: boolean): string => (lit ? " lit" : "");

/** A striped tower on a rock. */
export const lighthouse = (lit = false): string =>
  '<ellipse class="bp-shade" cx="3" cy=".6" rx="11" ry="3.2"/><path class="bp-rock" d="M-10 1.5q1-5 5-5 5-3 10 0 4 .5 5 5-10 3-20 0z"/>' +
  '<path class="bp-white bp-o" d="M-5.8-1-4-24H4L5.8-1Q0 1.4-5.8-1z"/><path class="bp-red" d="M-5.45-5.5-5.02-11H5.02l.43 5.5Q0-4-5.45-5.5zM-4.6-16.5l.4-5.1H4.2l.4 5.1Q0-15.3-4.6-16.5z"/>' +
  '<path class="bp-cast" d="M1.6-24H4L5.8-1Q4-.2 2.4 0z"/><path class="bp-dark" d="M-1.5-.2v-3.2a1.5 1.6 0 0 1 3 0v3.2zM-6-25.6H6v1.8H-6z"/>' +
  `<rect class="bp-lamp${on(lit)}" x="-3.2" y="-31.4" width="6.4" height="5.8"/>` +
  '<path class="bp-hair" d="M-1-31.4v5.8M1-31.4v5.8M-5.6-25.6V-28M5.6-25.6V-28M-5.6-28h2.4M5.6-28H3.2"/>' +
  '<path class="bp-red bp-o" d="M-4.4-31.3Q-3.6-35.4 0-36q3.6.6 4.4 4.7z"/><circle class="bp-dark" cy="-36.8" r="1.1"/>';

/** Headquarters: a tower and a house on a quay in the open sea, with a flag and a mast of signals. */
export const headquarters = (lit = false): string =>
  '<ellipse class="bp-ripple" cy="8" rx="31" ry="9"/><ellipse class="bp-ripple" cy="7" rx="26" ry="7"/><path class="bp-stone bp-o" d="M-21-4v9Q0 14 21 5v-9z"/>' +
  '<path class="bp-hair" d="M-21 1Q0 9.5 21 1M-13 2.5V-1M-4 4.6V1M6 4.6V1M14 2.4V-1M-9 9V5M1 10V6M11 8.6V5"/><ellipse class="bp-quay bp-o" cy="-4" rx="21" ry="6.4"/>' +
  '<path class="bp-white bp-o" d="M-19-6v-9h13v11.6Q-14-3.6-19-6z"/><path class="bp-roof bp-o" d="M-21-14.4-16.5-21h9l2.9 6.6z"/>' +
  `<path class="bp-win${on(lit)}" d="M-16.5-12h3v3.4h-3zM-11.5-12h3v3.4h-3z"/>` +
  '<path class="bp-white bp-o" d="M-6-2-4.6-32H7.6L9-2Q1.5 1-6-2z"/><path class="bp-teal" d="M-5.55-11l.35-7H8.2l.35 7Q1.5-9.4-5.55-11z"/>' +
  '<path class="bp-cast" d="M4-32h3.6L9-2Q6.6-.8 4.6-.8z"/><path class="bp-dark" d="M0-.6V-5a1.9 2 0 0 1 3.8 0v4.4zM-8-34h19v2.4H-8z"/>' +
  `<rect class="bp-win${on(lit)}" x=".2" y="-26.5" width="3" height="4"/><path class="bp-lamp bp-o${on(lit)}" d="M-6.4-34-8-43h19l-1.6 9z"/>` +
  '<path class="bp-hair" d="M-2.8-34l-.8-9M1.5-34v-9M5.8-34l.8-9M1.5-49.6V-60M16-3v-21M16-22l-6 10M16-22l4 16"/><path class="bp-roof bp-o" d="M-10-43q4-6 11.5-6.6Q9-49 13-43z"/>' +
  '<path class="bp-flag bp-o" d="M1.5-60q5-2 9 .4 2 1 4 0l-1.4 3 1.4 3.2q-3 .8-5 0-4-1.6-8-.2z"/><path class="bp-flag2" d="M13-18l4 1.4-3.6 2.4z"/><path class="bp-flag" d="M16-14l4 1.6-4 1.8z"/>';

/** A windmill on a stage of posts; its sails are a drawing of their own. */
export const windmill = (lit = false, look = 0): string =>
  '<ellipse class="bp-ripple" cy="4" rx="25" ry="6.4"/><ellipse class="bp-ripple" cy="3.6" rx="19" ry="4.6"/>' +
  '<path class="bp-post" d="M-13-7V4M-5-6V6M5-6V6M13-7V4M-13-5-5 4M13-5 5 4"/><path class="bp-wood bp-o" d="M-19-10h38l-3 4h-32z"/>' +
  '<path class="bp-hair" d="M-18-8h36M-11-10l1 4M-3-10v4M5-10v4M12-10l-1 4M-18.4-10v-4M-13-10v-4M13-10v-4M18.4-10v-4M-18.4-13.4h5.8M12.6-13.4h5.8"/>' +
  '<path class="bp-white bp-o" d="M-10-10-6-35H6l4 25z"/>' +
  `<path class="bp-band${look}" d="M-9.2-15l.55-3.4h17.3l.55 3.4z"/><path class="bp-cast" d="M2-35h4l4 25H3.6z"/>` +
  '<path class="bp-dark" d="M-2-10v-5a2 2 0 0 1 4 0v5z"/>' +
  `<path class="bp-win${on(lit)}" d="M-1.6-28h3.2v3.6h-3.2zM-5-22h2.4v2.8H-5z"/>` +
  `<path class="bp-cap${look} bp-o" d="M-7.4-34.6Q-7-42.6 0-43.6q7 1 7.4 9z"/><path class="bp-spar" d="M0-43.6v-4"/>`;

/** Where the sails' axle is. */
export const AXLE: Point = [0, -37];

const VANE =
  '<path class="bp-sail bp-o" d="M.9-5h5.5v-20H.9z"/><path class="bp-hair" d="M.9-9h5.5M.9-13h5.5M.9-17h5.5M.9-21h5.5M3.6-5v-20"/><path class="bp-spar" d="M0 0v-26.5"/>';

/** Four sails round their axle at 0, 0; they turn if `turning`. */
export const sails = (turning = false, tilt = 20): string =>
  `<g transform="rotate(${tilt})"><g class="bp-sails${turning ? " turn" : ""}">${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a})">${VANE}</g>`).join("")}<circle class="bp-dark" r="2.2"/></g></g>`;

export const buoy = (lit = false): string =>
  '<ellipse class="bp-ripple" cy="1.4" rx="15" ry="4.6"/><ellipse class="bp-ripple" cy="1" rx="10.6" ry="3.2"/>' +
  '<path class="bp-buoy bp-o" d="M-8.6-3q0 5.8 8.6 6 8.6-.2 8.6-6Q0-.4-8.6-3z"/><ellipse class="bp-buoy bp-o" cy="-3" rx="8.6" ry="2.4"/>' +
  '<path class="bp-buoy bp-o" d="M-5.6-3.4l3-12.6h5.2l3 12.6Q0-1.6-5.6-3.4z"/><path class="bp-white" d="M-4.6-7.6l.8-3.6h7.6l.8 3.6Q0-6.4-4.6-7.6z"/>' +
  '<path class="bp-cast" d="M.8-16h1.8l3 12.6Q3-2.4 1.4-2.4z"/><path class="bp-hair" d="M0-16v-8"/>' +
  `<circle class="bp-lamp bp-o${on(lit)}" cy="-18.4" r="2.2"/><path class="bp-dark" d="M-3.4-22h6.8L0-27.6z"/>`;

/** A house in one of three colours. */
export const house = (lit = false, look = 0, flip = false): string =>
  `<g class="bp-house"${flip ? ' transform="scale(-1 1)"' : ""}><ellipse class="bp-shade" cx="2" cy=".4" rx="9" ry="2"/>` +
  `<path class="bp-wall${look} bp-o" d="M-7 0v-6.4l3.8-4.8L.6-6.4V0z"/><path class="bp-wall${look} bp-o" d="M.6 0v-6.4h7V0z"/><path class="bp-cast" d="M.6 0v-6.4h7V0z"/>` +
  `<path class="bp-roof${look} bp-o" d="M-3.2-11.6H4l4.8 5.8H1.5z"/><path class="bp-eave" d="M-8-5.2-3.2-11.4l4.6 5.8"/><path class="bp-dark" d="M2.8-11.6v-2.8H5v2.8z"/>` +
  `<path class="bp-win${on(lit)}" d="M-4.4-6.4H-2v2.6h-2.4zM3.2-4.6h2.4v2.4H3.2z"/></g>`;

/** Where the lamp of a pier hangs, along its course and across it. */
const PIER_LAMP: Point = [28.5, 1];

/** A pier of planks that runs out to sea, with a boat beside it, a crate and a lamp at its head. */
export function pier(lit: boolean, course: Point): string {
  const [dx, dy] = course;
  const at = (along: number, across: number): Point => [dx * along - dy * across, dy * along + dx * across];
  const say = (along: number, across: number) => at(along, across).map(f).join(" ");
  const line = (...corners: Point[]) => `M${corners.map(([u, v]) => say(u, v)).join("L")}z`;
  let planks = "";
  for (let u = -3; u < 30; u += 3.2) planks += `M${say(u, u > 21.5 ? -10 : -4)}L${say(u, 4)}`;
  let piles = "";
  for (const [u, v] of [[6, -4.6], [16, -4.6], [23, -10.4], [30, -10.4], [6, 4.6], [16, 4.6], [27, 4.6]] as const) {
    const [x, y] = at(u, v);
    piles += `<circle class="bp-pile" cx="${f(x)}" cy="${f(y)}" r="1.5"/>`;
  }
  const turn = f(Math.atan2(dy, dx) * 57.3);
  return (
    `<path class="bp-shade" d="${line([2, -4], [22, -4], [22, -10], [31, -10], [31, 4], [2, 4])}" transform="translate(1.6 2.6)"/>` +
    `<path class="bp-wood bp-o" d="${line([-6, -4], [22, -4], [22, -10], [31, -10], [31, 4], [-6, 4])}"/><path class="bp-hair" d="${planks}"/>${piles}` +
    `<path class="bp-rope" d="M${say(16, 4.6)}Q${say(15, 9)} ${say(14, 11)}"/><g transform="translate(${say(20, 12)}) rotate(${turn})">${BOAT}</g>` +
    `<g transform="translate(${say(26, -6)})">${CRATE}</g><g transform="translate(${say(...PIER_LAMP)})"><path class="bp-spar" d="M0 0v-9"/><circle class="bp-lamp bp-o${on(lit)}" cy="-10" r="2.2"/><path class="bp-dark" d="M-2.6-11.6h5.2L0-14.4z"/></g>`
  );
}

const BOAT =
  '<path class="bp-boat bp-o" d="M-8 0q1-4 8-4 6 0 9 4-3 4-9 4-7 0-8-4z"/><path class="bp-boatin" d="M-5.6 0q.6-2.3 5.6-2.3 4 0 6 2.3-2 2.3-6 2.3-5 0-5.6-2.3z"/><path class="bp-hair" d="M-1.8-2.2v4.4M2.4-2v4"/>';
const CRATE = '<rect class="bp-crate bp-o" x="-3" y="-4.6" width="6" height="5"/><path class="bp-hair" d="M-3-4.6 3 .4M3-4.6-3 .4"/>';

/** A thing of a tile, its lamp and windows lit or not; a windmill without its sails. */
export function building(thing: Thing, lit: boolean): string {
  if (thing.kind === "house") return house(lit, thing.look, thing.flip);
  if (thing.kind === "pier") return pier(lit, thing.course);
  if (thing.kind === "windmill") return windmill(lit, thing.look);
  return { headquarters, lighthouse, buoy }[thing.kind](lit);
}

/** Where the lamp of a thing burns, seen from its foot; null if it has none. */
export function lampOf({ kind, course: [dx, dy] }: Thing): Point | null {
  if (kind === "lighthouse") return [0, -28.5];
  if (kind === "headquarters") return [1.5, -38.6];
  if (kind === "buoy") return [0, -18.4];
  const [along, across] = PIER_LAMP;
  return kind === "pier" ? [dx * along - dy * across, dy * along + dx * across - 10] : null;
}

/** How large a thing is drawn, and where its foot is: no lantern leaves its tile. */
export function measure(thing: Thing, small: boolean): { scale: number; foot: number } {
  const grown = small ? 1.26 : 1.04;
  if (thing.kind === "house") return { scale: f(grown * 1.12 * 10) / 10, foot: thing.y };
  if (thing.kind === "buoy") return { scale: grown, foot: thing.y };
  if (thing.kind !== "lighthouse") return { scale: 1, foot: thing.y };
  const scale = Math.min(grown, 1.16);
  return { scale, foot: Math.max(thing.y, 38.4 * scale) };
}
