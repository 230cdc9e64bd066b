/** An island on a box of 236 × 132: above the water with a palm or a pine, or under it. */

import { putIcon } from "../../woodland/draw/art";

const RIM = "M22 74C14 40 60 14 112 18S222 34 216 72 168 120 116 118 30 110 22 74Z";

export const ABOVE =
  '<path d="M12 76C4 38 56 8 112 12S232 30 226 72 172 128 116 126 20 116 12 76Z" fill="var(--foam)" opacity=".8"/>' +
  `<path d="${RIM}" fill="var(--sand)"/>` +
  '<path d="M44 62C48 34 84 28 116 30S190 40 190 62 160 74 122 70 44 90 44 62Z" fill="var(--grass)"/>' +
  '<path d="M60 100c8-4 16-4 24 0M150 104c8-4 14-3 20 0" fill="none" stroke="var(--grass-blade)" stroke-width="2" stroke-linecap="round" opacity=".5"/>';

/** What the tide leaves to be seen. */
export const BELOW =
  `<path d="${RIM}" fill="var(--deep)" opacity=".75" stroke="var(--ripple)" stroke-width="2" stroke-dasharray="5 6"/>` +
  '<g fill="none" stroke="var(--ripple)" stroke-width="2.4" stroke-linecap="round"><path d="M60 46q8-7 16 0t16 0t16 0M128 96q8-7 16 0t16 0t16 0M46 94q8-7 16 0t16 0"/></g>';

/** The icon of an island stands at its left shore. */
export const landmark = (icon: string): string => putIcon(icon, 22, 12, 50, ' class="landmark"');
