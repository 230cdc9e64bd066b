/** The backs of Everdell's cards: the Ever Tree for the deck, and what each of the rest is about. */

import type { Backing } from "../woodland/draw/back";

export const BACKS: Readonly<Record<string, Backing>> = {
  forest: { width: 172, height: 82, ground: "#3f6b4a", icon: "birch-trees" },
  place: { width: 127, height: 70, ground: "#7a6a3c", icon: "pine-tree" },
  event: { width: 104, height: 76, ground: "#8a5a2c", icon: "laurels-trophy" },
  wonder: { width: 104, height: 76, ground: "#2f7f93", icon: "arch-bridge" },
  river: { width: 188, height: 112, ground: "#1f5f74", icon: "oyster-pearl" },
  adornment: { width: 104, height: 146, ground: "#5b3f6e", icon: "gem-pendant" },
};
export const DECK: Backing = { width: 104, height: 146, ground: "#2f5d46", icon: "tree-face" };
