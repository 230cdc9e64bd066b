/** The gradients of lamps and beams, hung in the page once. */

import { hang } from "../../../art/hang";

export const GLOWS =
  '<radialGradient id="bp-rays" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="150"><stop offset="0" class="bp-ray0"/><stop offset=".35" class="bp-ray1"/><stop offset="1" class="bp-ray2"/></radialGradient>' +
  '<radialGradient id="bp-lamps"><stop offset="0" class="bp-glow0"/><stop offset=".4" class="bp-glow1"/><stop offset="1" class="bp-ray2"/></radialGradient>' +
  '<radialGradient id="bp-sparks"><stop offset="0" stop-color="#fffdf0"/><stop offset=".45" stop-color="#ffe9a0"/><stop offset="1" stop-color="#ffd45e" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="bp-hearths"><stop offset="0" stop-color="#ffd767" stop-opacity=".62"/><stop offset="1" stop-color="#ffb84a" stop-opacity="0"/></radialGradient>';

export const hangGlows = (): void => hang("bp-glows", () => GLOWS);
