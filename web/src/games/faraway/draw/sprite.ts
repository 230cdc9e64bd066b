/** Symbols, skies and outlines that all faces point at, hung in the page once. */

import { CUTS } from "./face";
import { GLOW } from "./meteor";
import { WATERS } from "./river";
import { SHRINE_SKIES } from "./sanctuary";
import { SKIES } from "./sky";
import { SYMBOLS } from "./symbols";
import { LAMP } from "./wonders";

const HOOK = "faraway-sprite";

/** Hang the sprite up, unless it hangs already. */
export function hangSprite(): void {
  if (document.getElementById(HOOK)) return;
  const sprite = `<svg id="${HOOK}" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${SYMBOLS}${SKIES}${SHRINE_SKIES}${WATERS}${LAMP}${GLOW}${CUTS}</defs></svg>`;
  document.body.insertAdjacentHTML("afterbegin", sprite);
}
