/** Pieces, signs and icons that all drawings point at, hung in the page once. */

import "../woodland.css";
import { PATHS } from "../icons.gen";
import { PIECES } from "./pieces";
import { SEALS } from "./seals";
import { SIGNS } from "./signs";

const ART = { ...PIECES, ...SIGNS, ...SEALS };

/** Whatever is drawn on a square of 24: a piece, a sign or a seal. */
export type PieceName = keyof typeof ART;

export const isPiece = (name: string): name is PieceName => Object.hasOwn(ART, name);

/** Where a piece hangs, and where an icon. */
export const pieceHook = (name: PieceName): string => `woodland-${name}`;
export const iconHook = (name: string): string => `woodland-icon-${name}`;

const known = new Set<string>();

/** Whether an icon hangs in the page. */
export const hasIcon = (name: string): boolean => known.has(name);

function hang(id: string, symbols: string): void {
  if (document.getElementById(id)) return;
  const sprite = `<svg id="${id}" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols}</defs></svg>`;
  document.body.insertAdjacentHTML("afterbegin", sprite);
}

/** Hang a game's icons up, unless they hang already. */
export function hangIcons(game: string, paths: Readonly<Record<string, string>>): void {
  const symbols = Object.entries(paths).map(([name, path]) => {
    known.add(name);
    return `<symbol id="${iconHook(name)}" viewBox="0 0 512 512" overflow="visible"><path d="${path}"/></symbol>`;
  });
  hang(`woodland-icons-${game}`, symbols.join(""));
}

/** Hang the pieces and the animals up, unless they hang already. */
export function hangPieces(): void {
  const symbols = Object.entries(ART).map(
    ([name, art]) => `<symbol id="${pieceHook(name as PieceName)}" viewBox="0 0 24 24" overflow="visible">${art}</symbol>`,
  );
  hang("woodland-pieces", symbols.join(""));
  hangIcons("woodland", PATHS);
}

/** A piece inside another drawing. */
export const putPiece = (name: PieceName, x: number, y: number, size: number, more = ""): string =>
  `<use href="#${pieceHook(name)}" x="${x}" y="${y}" width="${size}" height="${size}"${more}/>`;

/** An icon inside another drawing. */
export const putIcon = (name: string, x: number, y: number, size: number, more = ""): string =>
  `<use href="#${iconHook(name)}" x="${x}" y="${y}" width="${size}" height="${size}"${more}/>`;
