/** The symbols of Faraway, 32 × 32, each with its own outline so that colour is never alone. */

import { cog } from "./cog";
import { f } from "../../../art/pen";

export const BIOMES = ["red", "green", "blue", "yellow", "grey"] as const;
const WONDERS = ["stone", "chimera", "thistle"] as const;
/** In the order in which they are counted on the table. */
export const COUNTED = [...WONDERS, "clue", "night", ...BIOMES] as const;

export type Biome = (typeof BIOMES)[number];
/** What a card may show, need or count; an offering is a sanctuary given up. */
export type Counted = (typeof COUNTED)[number] | "offering";
export type SymbolName = Counted | "day" | "fame" | "sanctuary" | "meteorite";

const EMBLEM: Readonly<Record<Biome, string>> = {
  red: '<path d="M5.5 17C5.5 10 10 6 16 6s10.5 4 10.5 11c0 1.2-4 2-7.3 2 .2 3.5 1 5.5 1.8 7.5H11c.8-2 1.6-4 1.8-7.5-3.3 0-7.3-.8-7.3-2z"/>',
  green:
    '<path d="M5 11c3-3.6 6-3.6 8.5-1.2s5 2.4 7.5 0 4.5-2.3 6-1M5 17.5c3-3.6 6-3.6 8.5-1.2s5 2.4 7.5 0 4.5-2.3 6-1M5 24c3-3.6 6-3.6 8.5-1.2s5 2.4 7.5 0 4.5-2.3 6-1" fill="none" stroke="#fff" stroke-width="2.9" stroke-linecap="round"/>',
  blue: '<path d="M4.5 25.5 13 7l4.2 8.5L20 11l7.5 14.5z"/><path d="M13 7l2.7 5.5-2.7 2-2.5-2z" fill="#385a82" opacity=".55"/>',
  yellow:
    '<path d="M5.5 26V17a3 3 0 0 1 6 0v9zM13 26V10.5a3.2 3.2 0 0 1 6.4 0V26zM20.9 26v-6.5a2.9 2.9 0 0 1 5.8 0V26z"/>',
  grey: `<path d="${cog(16, 16, 11, 8)}"/><circle cx="16" cy="16" r="4" fill="#655f53"/>`,
};

const chip = (biome: Biome, ground: string, ink: string): string =>
  `<rect x="2" y="2" width="28" height="28" rx="7" fill="${ground}"/>` +
  `<rect x="2" y="2" width="28" height="28" rx="7" fill="none" stroke="#0003"/><g fill="${ink}">${EMBLEM[biome]}</g>`;

const ART: Readonly<Record<SymbolName, string>> = {
  stone:
    '<path d="M16 .8 29.2 8.4v15.2L16 31.2 2.8 23.6V8.4z" fill="#43536f"/><path d="m12.2 5.5 7.6-1.3 3.9 8.3-3 9-8.4 1.2L8.5 14z" fill="#f4f1e8"/><path d="m19.8 4.2 3.9 8.3-3 9-4.4-8.3z" fill="#b5c2d0"/><path d="m10.3 25 3.4-.4-1.2 2.7zM16.5 25.2l4-.7-1.9 3.6z" fill="#d6dee5"/>',
  chimera:
    '<circle cx="16" cy="16" r="15.2" fill="#0f7674"/><path d="M11.8 11.8C7 11 4.7 7.3 6.3 3.3c1.3 3 3.6 4.6 8 6zM20.2 11.8c4.8-.8 7.1-4.5 5.5-8.5-1.3 3-3.6 4.6-8 6z" fill="#ffd9a0"/><path d="m8.6 15.2-4.8-1.8 4.3 6.3zM23.4 15.2l4.8-1.8-4.3 6.3z" fill="#fdf3df"/><path d="M16 9c5 0 8.4 3.3 7.9 8-.5 4.6-4.7 8.2-7.9 11.8-3.2-3.6-7.4-7.2-7.9-11.8C7.6 12.3 11 9 16 9z" fill="#fdf3df"/><path d="m10.6 16 4.3 1.9c-.6 2-3.6 1.8-4.3-1.9zM21.4 16l-4.3 1.9c.6 2 3.6 1.8 4.3-1.9zM16 10.8l1.5 2.5L16 15.8l-1.5-2.5zM14.2 24h3.6L16 26.4z" fill="#0f5a5a"/>',
  thistle:
    '<rect x="5.2" y="5.2" width="21.6" height="21.6" rx="5" transform="rotate(45 16 16)" fill="#a12c6d"/><path d="m8.6 7.2 4 3.4.4-6 2.4 4.7L16 3l.6 6.3L19 4.6l.4 6 4-3.4-2.3 7H10.9z" fill="#ffd0e6"/><path d="M10.9 14.2h10.2c1.2 5-1.4 8-5.1 8s-6.3-3-5.1-8z" fill="#f7f5df"/><path d="m12.3 16 2.3 2.3L16 16l1.4 2.3L19.7 16M14 20l2-1.8L18 20" fill="none" stroke="#8aa05b" stroke-width="1.3"/><path d="M16 22v6.8M16 26.5c-1.5-2.2-3-2.6-4.6-2.5M16 26.5c1.5-2.2 3-2.6 4.6-2.5" stroke="#dff0c4" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  clue: '<path d="m2.5 7 9-3.2 9 3.2 9-3.2v21.4l-9 3.2-9-3.2-9 3.2z" fill="#f8e8bd" stroke="#6f4d1d" stroke-width="1.6" stroke-linejoin="round"/><path d="m11.5 3.8 9 3.2v21.4l-9-3.2z" fill="#e3c988"/><path d="M6 22.5c1.5-4.5 4.5-5.5 7-5s4.5-1 5-3.5" fill="none" stroke="#6f4d1d" stroke-width="1.9" stroke-dasharray="2.6 2.2"/><path d="m21.5 9.5 5 5.5M26.5 9l-5 6.5" stroke="#b5332a" stroke-width="2.7" stroke-linecap="round"/>',
  night:
    '<circle cx="16" cy="16" r="15.2" fill="#262c66"/><path d="M20.5 23.8A9.6 9.6 0 1 1 17 5.6a7.7 7.7 0 0 0 3.5 18.2z" fill="#fbeec0"/><path d="m22.8 8.3.9 2.5 2.6.8-2.6.9-.9 2.5-.9-2.5-2.5-.9 2.5-.8z" fill="#fbeec0"/>',
  day: '<circle cx="16" cy="16" r="15.2" fill="#fdf3d0"/><g fill="#e08a1e"><circle cx="16" cy="16" r="6.6"/><path d="m16 2.5 1.8 5h-3.6zM16 29.5l1.8-5h-3.6zM2.5 16l5-1.8v3.6zM29.5 16l-5-1.8v3.6zM6.5 6.5l4.8 2.2-2.6 2.6zM25.5 25.5l-4.8-2.2 2.6-2.6zM25.5 6.5l-4.8 2.2 2.6 2.6zM6.5 25.5l4.8-2.2-2.6-2.6z"/></g>',
  fame: '<path d="m16 .6 3.3 3.1 4.4-1.1 1.3 4.3 4.3 1.3-1.1 4.4 3.2 3.4-3.2 3.4 1.1 4.4-4.3 1.3-1.3 4.3-4.4-1.1L16 31.4l-3.3-3.1-4.4 1.1L7 25.1l-4.3-1.3 1.1-4.4L.6 16l3.2-3.4-1.1-4.4L7 6.9l1.3-4.3 4.4 1.1z" fill="#f2c14b" stroke="#9a6a10" stroke-width="1.1"/><circle cx="16" cy="16" r="11.3" fill="#ffe9ae"/>',
  sanctuary:
    '<path d="M4 28V15.5C4 8 9 3 16 3s12 5 12 12.5V28h-6.5V16.5c0-3.5-2.3-6-5.5-6s-5.5 2.5-5.5 6V28z" fill="currentColor"/><path d="m16 14 2.2 4.8-2.2 5-2.2-5z" fill="currentColor"/>',
  red: chip("red", "#b5532f", "#fff"),
  green: chip("green", "#5b8f5a", "#fff"),
  blue: chip("blue", "#5a7fa6", "#fff"),
  yellow: chip("yellow", "#d1a033", "#4a2f05"),
  grey: chip("grey", "#8d8778", "#fff"),
  offering:
    '<rect x="1.5" y="6" width="29" height="20" rx="4" fill="#5d6b78" stroke="#39444e" stroke-width="1.2"/><path d="M7 23.5V16c0-4.2 2.4-7 6-7s6 2.8 6 7v7.5h-3.2V17c0-2-1.1-3.4-2.8-3.4S10.2 15 10.2 17v6.500z" fill="#f3e6c4"/><circle cx="24.5" cy="22.5" r="6.7" fill="#b5332a" stroke="#fffaf0" stroke-width="1.5"/><path d="M21.3 22.500h6.4" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>',
  meteorite:
    '<path d="M30.5 1.500C24 4 16 8 11 13.500l7.5 7.500C24 16 28 8 30.5 1.500z" fill="#ffb347"/><path d="M27 5c-4.5 2.5-9 6-12 9.500l3 3C21.5 14.5 24.5 9.5 27 5z" fill="#fff1c9"/><path d="m2.5 19.5 4.5-6 7-.8 5.3 4.8.2 7-5 5.3-7.5.2-4-4.500z" fill="#5b4a52" stroke="#fff1c9" stroke-width="1.3"/><path d="m7 18.5 3.5 1-.5 3.5-3.5-1zM13 23l3 .5-1 3-2.5-.5z" fill="#ffb347"/>',
};

export const isBiome = (name: string): name is Biome => (BIOMES as readonly string[]).includes(name);
export const isCounted = (name: string): name is Counted =>
  name === "offering" || (COUNTED as readonly string[]).includes(name);

/** Where a symbol hangs in the sprite. */
export const hook = (name: SymbolName): string => `faraway-${name}`;

/** All symbols, to hang in the page once. */
export const SYMBOLS = Object.entries(ART)
  .map(([name, art]) => `<symbol id="${hook(name as SymbolName)}" viewBox="0 0 32 32">${art}</symbol>`)
  .join("");

/** A symbol inside another drawing. */
export const put = (name: SymbolName, x: number, y: number, size: number, more = ""): string =>
  `<use href="#${hook(name)}" x="${f(x)}" y="${f(y)}" width="${f(size)}" height="${f(size)}"${more}/>`;
