/** An island on a box of 160 × 64: above the water with its landmark, or under it. */

import { putIcon } from "../../woodland/draw/art";

const RIM = "M7 34C3 16 40 6 80 7S158 15 154 33 112 58 78 57 11 54 7 34Z";

export const ABOVE =
  '<path d="M1 35C-3 13 38 1 80 2S164 10 159 33 114 63 78 62 5 58 1 35Z" fill="var(--foam)" opacity=".85"/>' +
  `<path d="${RIM}" fill="var(--sand)"/>` +
  '<path d="M17 31C19 15 48 11 80 12S141 17 141 27 116 33 84 31 17 45 17 31Z" fill="var(--grass)"/>';

/** What the tide leaves to be seen. */
export const BELOW =
  `<path d="${RIM}" fill="var(--deep)" opacity=".8" stroke="var(--ripple)" stroke-width="1.6" stroke-dasharray="5 5"/>` +
  '<g fill="none" stroke="var(--ripple)" stroke-width="1.6" stroke-linecap="round" opacity=".55"><path d="M16 24q6-5 12 0t12 0M112 48q6-5 12 0t12 0"/></g>';

/** The icon of an island stands at its left shore. */
export const landmark = (icon: string): string => putIcon(icon, 5, -2, 26, ' class="landmark"');
