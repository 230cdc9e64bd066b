/** What can be done on each cell of the chart now, and what is said about it. */

import type { OptionState, TextInfo, WayState } from "../../../lib/protocol";
import { placeOf, sideOf, type Place, type Scene } from "./scene";

/**
 * now: the chosen tile can be laid there; later: after sailing; barred: it does not fit; reach: a laid tile
 * to sail to; tile: a laid tile and no more.
 */
export type Mark = "now" | "later" | "barred" | "reach" | "tile";

export interface Cell extends Place {
  readonly spot: number;
  readonly mark: Mark;
  /** The laid tile, "" on an empty cell. */
  readonly card: string;
  /** To be sent together; none if there is no way by token. */
  readonly picks: readonly string[];
  /** Steps by token before the tile is laid, or to sail there. */
  readonly cost: number;
  /** Points more, for a tile that can be laid. */
  readonly points: number;
  readonly reason: TextInfo | null;
  /** The side of the chosen tile that clashes, clockwise from north; -1 if none does. */
  readonly clash: number;
  /** The ship's course there. */
  readonly course: readonly Place[];
  /** Tiles that can be discarded to sail there. */
  readonly spends: readonly OptionState[];
}

const NO_CELL = { picks: [], cost: 0, points: 0, reason: null, clash: -1, course: [], spends: [] };

/** The cells of the chart with all that is offered on them; `chosen` is the tile held, "" for none. */
export function cellsOf(scene: Scene, options: readonly OptionState[], chosen: string): Cell[] {
  const laid = scene.laid.map((one) => laidCell(scene, options, one.spot, one.card));
  const ways = chosen ? scene.ways.filter((way) => way.card === chosen) : [];
  return [...laid, ...ways.map((way) => rimCell(scene, way))];
}

function laidCell(scene: Scene, options: readonly OptionState[], spot: number, card: string): Cell {
  const place = { spot, card, ...placeOf(spot, scene.breadth) };
  const way = scene.ways.find((one) => one.card === scene.me.ship && one.spot === spot);
  const spends = options.filter((one) => one.spot === spot && one.role === "spend");
  if (!way && !spends.length) return { ...NO_CELL, ...place, mark: "tile" };
  const picks = way?.picks ?? [];
  const course = (way?.course ?? []).map((passed) => placeOf(passed, scene.breadth));
  return { ...NO_CELL, ...place, mark: "reach", picks, cost: picks.length, course, spends };
}

function rimCell(scene: Scene, way: WayState): Cell {
  const cost = Math.max(0, way.picks.length - 1);
  const points = way.preview[0]?.args["points"];
  return {
    ...NO_CELL,
    ...placeOf(way.spot, scene.breadth),
    spot: way.spot,
    card: "",
    mark: way.reason ? "barred" : cost ? "later" : "now",
    picks: way.picks,
    cost,
    points: typeof points === "number" ? points : 0,
    reason: way.reason,
    clash: sideOf(way.reason?.args["side"]),
    course: way.course.map((passed) => placeOf(passed, scene.breadth)),
  };
}
