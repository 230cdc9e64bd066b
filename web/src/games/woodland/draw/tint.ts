/** Every place is tinted by what it gives first. */

import type { Glyph } from "./notation";
import type { PieceName } from "./art";

const TINT: Partial<Record<PieceName, string>> = {
  twig: "#a9743f",
  resin: "#f0a51f",
  pebble: "#8d999e",
  berry: "#c53a5e",
  any: "#b08020",
  driftwood: "#a58a62",
  seaweed: "#4c9a68",
  seastone: "#3fa7bd",
  mushroom: "#cf6a3c",
};

export function tintOf(line: readonly Glyph[]): string {
  for (const glyph of line) {
    const tint = glyph.is === "piece" ? TINT[glyph.name] : undefined;
    if (tint) return tint;
  }
  return "#2f7f93";
}
