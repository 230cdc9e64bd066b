/** The symbols of the woodland games with their words. */

import type { Component } from "svelte";
import { hung } from "../../legend/legend.svelte";
import type { LegendLook, LegendSymbol } from "../look";
import { pieceHook, type PieceName } from "./draw/art";
import { hangPieces } from "./draw/sprite";
import { TYPE, TYPES } from "./kinds";
import WoodlandLines from "./LegendLines.svelte";
import { word } from "./table/words";

/** What one game has of its own, group by group. */
export interface Symbols {
  pieces: readonly PieceName[];
  cards: readonly PieceName[];
  where: readonly PieceName[];
}

const KINDS: readonly PieceName[] = ["critter", "construction", "unique", "common", "door"];
const SEASONS: readonly PieceName[] = ["winter", "spring", "summer", "autumn"];

const symbol = (name: PieceName, more: Partial<LegendSymbol> = {}): LegendSymbol => ({
  word: word("symbol", { symbol: name }),
  art: `<use href="#${pieceHook(name)}"/>`,
  box: "0 0 24 24",
  finds: hung(pieceHook(name)),
  ...more,
});

const group = (name: string, symbols: readonly PieceName[]): { name: string; symbols: LegendSymbol[] } => ({
  name: word("symbols", { group: name }),
  symbols: symbols.map((one) => symbol(one)),
});

/** The legend of a game, by the symbols it has; the options may bring more. */
export const legendOf = (has: (options: Readonly<Record<string, unknown>>) => Symbols, Lines: Component = WoodlandLines): LegendLook => ({
  Lines,
  groups: (options) => {
    hangPieces();
    const { pieces, cards, where } = has(options);
    const types = TYPES.map((type) =>
      symbol(TYPE[type].seal, { word: word("type", { type }), note: word("type-habit", { type }), colour: TYPE[type].colour }),
    );
    return [
      group("pieces", pieces),
      { name: word("symbols", { group: "types" }), symbols: types },
      group("cards", cards),
      group("kinds", KINDS),
      group("where", where),
      group("seasons", SEASONS),
    ];
  },
});
