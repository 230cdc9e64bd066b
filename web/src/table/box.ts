/** The game's box, open beside the table: its cards, its look, and a way to see a card enlarged. */

import { createContext } from "svelte";
import type { GameLook } from "../games";
import type { CardInfo } from "../lib/protocol";

export interface OpenBox {
  cards: Record<string, CardInfo>;
  look: GameLook;
  enlarge: (card: string) => void;
}

/** The open box round a component; a function, because it changes. */
export const [boxHere, setBox] = createContext<() => OpenBox>();
