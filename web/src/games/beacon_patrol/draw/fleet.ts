/** Ships and movement tokens. */

import { f } from "../../../art/pen";

/** What each seat's pennant bears, so that nobody needs the colour: stripe, dot, cross, halves. */
const BADGES = [
  '<path class="bp-mark" d="M-2-26l-2 .6v4.6l2 .8z"/>',
  '<circle class="bp-mark" cx="-3.6" cy="-23.2" r="1.6"/>',
  '<path class="bp-mark" d="M-.2-23.8h-3.4v-1.6H-5v2H-8v1.2h3v1.7l1.4.4v-2.2h3.4z"/>',
  '<path class="bp-mark" d="M.8-27v4l-13.6-.4z"/>',
] as const;

const HULL =
  '<path class="bp-key" d="M-18-5l4 11h26q6-3 8-12l-11 .6V-12H4L2.6-26H-1v14h-7v6.6z"/>' +
  '<path class="bp-hull bp-o" d="M-18-5l4 11h26q6-3 8-12-8 2.6-20 2.4-12 0-18-1.4z"/><path class="bp-stripe" d="M-17-2l.6 1.8Q0 1 17.8-1l1-2Q8-.8 0-1q-10 0-17-1z"/>' +
  '<path class="bp-white bp-o" d="M-9-3.8V-10H8l2 6.4z"/><path class="bp-dark" d="M3-8.6h4l1 3H3zM-2.6-8.4H.8v2.8h-3.4zM-7.4-8.4h3.2v2.8h-3.2z"/>' +
  '<path class="bp-hull bp-o" d="M-5-10v-4h8.6l1.4 4z"/><path class="bp-spar" d="M.4-14v-13"/><path class="bp-hull bp-o" d="M.8-27l-13.8 3.6L.8-19z"/>';

/** The box that a ship fills, its waterline at 0, 0. */
export const SHIP_BOX = "-24 -31 50 44";

/** The ship of a seat; `active` puts a ring of what can be done under it. */
export function ship(seat: number, { active = false } = {}): string {
  const ring = active ? '<ellipse class="bp-aura" cy="-3" rx="25" ry="19"/>' : "";
  return `<g class="bp-ship bp-seat${seat % BADGES.length}">${ring}<ellipse class="bp-wake" cy="5.6" rx="21" ry="4.6"/>${HULL}${BADGES[seat % BADGES.length] ?? ""}</g>`;
}

/** The box that a token fills. */
export const TOKEN_BOX = "0 0 40 40";

const ANCHOR =
  '<path class="sign" d="M20 10.4a2.2 2.2 0 1 1 0 .01M20 13v16M15.4 17h9.2M11.8 22.6q1.2 6.4 8.2 6.8 7-.4 8.2-6.8M11.8 22.6l-1.4 3.6M11.8 22.6l3 2.6M28.2 22.6l1.4 3.6M28.2 22.6l-3 2.6"/>';
const WHEEL = `<circle class="sign" cx="20" cy="19.4" r="6"/><path class="sign" d="${[0, 45, 90, 135, 180, 225, 270, 315].map(spoke).join("")}"/>`;

function spoke(angle: number): string {
  const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return `M${f(20 + x * 1.6)} ${f(19.4 + y * 1.6)}L${f(20 + x * 11)} ${f(19.4 + y * 11)}`;
}

/** A movement token: a wheel on blue while it is ready, an anchor on red when it is spent. */
export const token = (spent = false): string =>
  `<g class="bp-token${spent ? " spent" : ""}"><circle class="edge" cx="20" cy="21.6" r="17.4"/><circle class="front" cx="20" cy="19.4" r="17.4"/><circle class="ring" cx="20" cy="19.4" r="14"/>${spent ? ANCHOR : WHEEL}</g>`;

/** A blue token with a number: what a course costs. Its middle is at 0, 0. */
export const cost = (steps: number, radius = 10.5): string =>
  `<g class="bp-cost"><circle class="edge" cy="1.6" r="${radius}"/><circle class="front" r="${radius}"/><circle class="ring" r="${radius - 2}"/><text y="${f(radius * 0.47)}" font-size="${f(radius * 1.35)}">${steps}</text></g>`;

/** A brass pip with points. Its middle is at 0, 0, its radius 8.4. */
export const pip = (points: number): string => `<g class="bp-pip"><circle r="8.4"/><text y="3.7">${points}</text></g>`;
