/** The pieces of the chart with their words. */

import type { LegendLook, LegendSymbol } from "../look";
import "./draw/chart.css";
import { AXLE } from "./draw/buildings";
import { buoy, headquarters, house, lighthouse, pier, pip, sails, token, TOKEN_BOX, windmill } from "./draw/pieces";
import { word } from "./words";

const symbol = (name: string, art: string, box: string, finds: string): LegendSymbol => ({
  word: word("symbol", { symbol: name }),
  note: word("symbol-note", { symbol: name }),
  art,
  box,
  finds,
});

const PLAIN: readonly (readonly [string, string, string])[] = [
  ["headquarters", headquarters(true), "-24 -62 48 76"],
  ["lighthouse", lighthouse(true), "-14 -40 28 46"],
  ["buoy", buoy(true), "-15 -29 30 36"],
  ["house", house(true), "-10 -16 20 20"],
];
const MILL = `${windmill(true)}<g transform="translate(${AXLE.join(" ")})">${sails(false)}</g>`;
const EXPANSION: Readonly<Record<string, readonly [string, string, string]>> = {
  windmills: ["windmill", MILL, "-28 -66 56 78"],
  piers: ["pier", pier(true, [1, 0]), "-8 -18 42 40"],
};

export const legend: LegendLook = {
  groups: (options) => {
    const more = Object.entries(EXPANSION).flatMap(([option, one]) => (options[option] === true ? [one] : []));
    const standing = [...PLAIN, ...more].map(([name, art, box]) => symbol(name, art, box, `.bp-of-${name}`));
    return [
      { name: word("symbols", { group: "standing" }), symbols: standing },
      {
        name: word("symbols", { group: "marks" }),
        symbols: [
          symbol("points", pip(3), "-10 -10 20 20", ".bp-pip"),
          symbol("token", token(), TOKEN_BOX, ".bp-token:not(.spent)"),
          symbol("spent", token(true), TOKEN_BOX, ".bp-token.spent"),
        ],
      },
    ];
  },
};
