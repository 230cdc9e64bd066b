/** The symbols of Faraway with their words. */

import { hung } from "../../legend/legend.svelte";
import { tell } from "../../lib/words.svelte";
import type { LegendLook, LegendSymbol } from "../look";
import { hangSprite } from "./draw/sprite";
import { hook, type SymbolName } from "./draw/symbols";
import Lines from "./LegendLines.svelte";
import { word } from "./words";

const symbol = (name: SymbolName): LegendSymbol => ({
  word: word("symbol", { symbol: name }),
  art: `<use href="#${hook(name)}"/>`,
  box: "0 0 32 32",
  finds: hung(hook(name)),
});

const GROUPS: readonly (readonly [string, readonly SymbolName[]])[] = [
  ["wonders", ["stone", "chimera", "thistle"]],
  ["counted", ["clue", "night", "day", "fame", "sanctuary"]],
  ["biomes", ["red", "green", "blue", "yellow"]],
];

/** What an expansion brings. */
const MORE: Readonly<Record<string, readonly SymbolName[]>> = { starry_skies: ["meteorite", "offering"], people_below: ["grey"] };

export const legend: LegendLook = {
  Lines,
  groups: (options) => {
    hangSprite();
    const more = Object.entries(MORE).flatMap(([option, symbols]) => (options[option] === true ? symbols : []));
    const groups = GROUPS.map(([name, symbols]) => ({ name: word("symbols", { group: name }), symbols: symbols.map(symbol) }));
    return more.length ? [...groups, { name: tell("browser-legend-more"), symbols: more.map(symbol) }] : groups;
  },
};
