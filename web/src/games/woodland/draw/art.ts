/** All that is drawn on a square of 24, and where it and the icons hang in the page. */

import { PIECES } from "./pieces";
import { SEALS } from "./seals";
import { SIGNS } from "./signs";

export const ART = { ...PIECES, ...SIGNS, ...SEALS };

/** A piece, a sign or a seal. */
export type PieceName = keyof typeof ART;

export const isPiece = (name: string): name is PieceName => Object.hasOwn(ART, name);

/** Where a piece hangs, and where an icon. */
export const pieceHook = (name: PieceName): string => `woodland-${name}`;
export const iconHook = (name: string): string => `woodland-icon-${name}`;

/** A piece inside another drawing. */
export const putPiece = (name: PieceName, x: number, y: number, size: number, more = ""): string =>
  `<use href="#${pieceHook(name)}" x="${x}" y="${y}" width="${size}" height="${size}"${more}/>`;

/** An icon inside another drawing. */
export const putIcon = (name: string, x: number, y: number, size: number, more = ""): string =>
  `<use href="#${iconHook(name)}" x="${x}" y="${y}" width="${size}" height="${size}"${more}/>`;
