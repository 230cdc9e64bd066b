/** How a woodland game draws what is said in a line of the log. */

import type { GameLook } from "../look";
import { isType, TYPE } from "./kinds";
import Amount from "./parts/Amount.svelte";

export const inLog: Pick<GameLook, "draws" | "Drawn" | "tint"> = {
  draws: ({ id }) => id === "woodland-amount",
  Drawn: Amount,
  tint: ({ face }) => (isType(face["type"]) ? TYPE[face["type"]].colour : undefined),
};
