/** A meteorite in the sky of its card, and the light that it casts. */

import { each, f, type Dice } from "../../../art/pen";

/** The glow round a meteorite, hung in the page once. */
export const GLOW =
  '<radialGradient id="faraway-meteor"><stop stop-color="#fff3c4" stop-opacity=".95"/><stop offset=".35" stop-color="#ffc46b" stop-opacity=".55"/><stop offset="1" stop-color="#ff9a4a" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="faraway-trail" x1="1" x2="0"><stop stop-color="#fff3c4" stop-opacity="0"/><stop offset="1" stop-color="#ffd98c" stop-opacity=".95"/></linearGradient>';

/** A burning stone that falls from the right, above everything but the number. */
export function meteor(roll: Dice): string {
  const [x, y, scale] = [roll(88, 108), roll(74, 92), roll(0.9, 1.1)];
  const sparks = each(6, () => {
    const [along, off] = [roll(26, 92), roll(-7, 7)];
    return `<circle cx="${f(along)}" cy="${f(off)}" r="${f(roll(0.8, 1.9))}" fill="#ffe9b0"/>`;
  });
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(-34) scale(${f(scale)})"><circle r="34" fill="url(#faraway-meteor)"/>` +
    `<path d="M-4-13C30-12 70-6 118 0 70 6 30 12-4 13z" fill="url(#faraway-trail)"/><path d="M0-6C30-5 60-2 92 0 60 2 30 5 0 6z" fill="#fff7dc" opacity=".8"/>${sparks}` +
    `<path d="M-14-5-7-13 5-12 12-4 10 8 1 14-10 10z" fill="#5b4a52"/><path d="M-14-5-7-13 5-12-2-3z" fill="#8d7680"/><path d="M-14-5-2-3 1 14-10 10z" fill="#6e5a63"/>` +
    `<path d="M-9 1l4 2-1 5-4-2zM3-7l4 1-1 4-4-1z" fill="#ffb347" opacity=".85"/></g>`
  );
}
