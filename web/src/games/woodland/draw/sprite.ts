/** Pieces, signs and icons that all drawings point at, hung in the page once. */

import "../woodland.css";
import { animals } from "../../../art/animals";
import { hang } from "../../../art/hang";
import { PATHS } from "../icons.gen";
import { ART, iconHook, pieceHook, type PieceName } from "./art";

/** Hang a game's icons up, unless they hang already. */
export function hangIcons(game: string, paths: Readonly<Record<string, string>>): void {
  hang(`woodland-icons-${game}`, () =>
    Object.entries(paths)
      .map(([name, path]) => `<symbol id="${iconHook(name)}" viewBox="0 0 512 512" overflow="visible"><path d="${path}"/></symbol>`)
      .join(""),
  );
}

/** Hang the pieces and the animals up, unless they hang already. */
export function hangPieces(): void {
  hang("woodland-pieces", () =>
    Object.entries(ART)
      .map(([name, art]) => `<symbol id="${pieceHook(name as PieceName)}" viewBox="0 0 24 24" overflow="visible">${art}</symbol>`)
      .join(""),
  );
  hangIcons("animals", animals);
  hangIcons("woodland", PATHS);
}
