/** How a woodland game draws what is said in a line of the log. */

import type { GameLook } from "../look";
import type { Deed } from "../../table/follow/deeds";
import { SEASONS } from "./draw/dial";
import { isType, TYPE } from "./kinds";
import Amount from "./parts/Amount.svelte";

const PREPARES = ["everdell-log-season", "farshore-log-captain-season"];

/** The season that somebody prepares for in a deed. */
function seasonOf({ texts }: Deed): number | undefined {
  const found = texts.find(({ id }) => PREPARES.includes(id));
  return found && SEASONS.findIndex((season) => season === found.args["season"]);
}

export const inLog: Pick<GameLook, "draws" | "Drawn" | "tint" | "chapters"> = {
  draws: ({ id }) => id === "woodland-amount",
  Drawn: Amount,
  tint: ({ face }) => (isType(face["type"]) ? TYPE[face["type"]].colour : undefined),
  chapters: { kind: "season", first: 0, begun: seasonOf },
};
