/** Symbols, skies and outlines that all faces point at, hung in the page once. */

import { hang } from "../../../art/hang";
import { CUTS } from "./face";
import { GLOW } from "./meteor";
import { WATERS } from "./river";
import { SHRINE_SKIES } from "./sanctuary";
import { SKIES } from "./sky";
import { SYMBOLS } from "./symbols";
import { LAMP } from "./wonders";

export const hangSprite = (): void =>
  hang("faraway-sprite", () => SYMBOLS + SKIES + SHRINE_SKIES + WATERS + LAMP + GLOW + CUTS);
