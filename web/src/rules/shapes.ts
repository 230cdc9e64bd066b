/** How large faces are drawn where cards of all shapes lie side by side: about the same area each. */

import type { GameLook } from "../games";
import type { CardInfo } from "../lib/protocol";

const UPRIGHT = 1.4;
const WIDEST = 1.7;

/** Height of a face divided by its width. */
export const shapeOf = (look: GameLook, card: CardInfo): number => look.shape?.[card.back] ?? UPRIGHT;

/** How wide a face is, where an upright card is so wide. */
export const widthOf = (look: GameLook, card: CardInfo, upright: number): number =>
  Math.max(look.least?.[card.back] ?? 0, Math.round(Math.min(WIDEST * upright, upright * Math.sqrt(UPRIGHT / shapeOf(look, card)))));
