/** How the screen is held: on a desk, upright as a phone or a tablet in one hand, or lying as a phone in two. */

import { MediaQuery } from "svelte/reactivity";

const LYING = new MediaQuery("(max-height: 499px) and (orientation: landscape)");
const UPRIGHT = new MediaQuery("(max-width: 760px) and (min-height: 500px), (max-width: 1000px) and (orientation: portrait)");

export const held = {
  /** Too low for more than one row of the table. */
  get lying(): boolean {
    return LYING.current;
  },
  /** Too small for the whole table at once. */
  get small(): boolean {
    return LYING.current || UPRIGHT.current;
  },
};
