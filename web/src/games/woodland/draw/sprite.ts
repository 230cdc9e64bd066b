/** Pieces, signs and icons that all drawings point at, hung in the page once. */

import "../woodland.css";
import { PATHS } from "../icons.gen";
import { ART, iconHook, pieceHook, type PieceName } from "./art";

function hang(id: string, symbols: () => string[]): void {
  if (document.getElementById(id)) return;
  const sprite = `<svg id="${id}" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols().join("")}</defs></svg>`;
  document.body.insertAdjacentHTML("afterbegin", sprite);
}

/** Hang a game's icons up, unless they hang already. */
export function hangIcons(game: string, paths: Readonly<Record<string, string>>): void {
  hang(`woodland-icons-${game}`, () =>
    Object.entries(paths).map(
      ([name, path]) => `<symbol id="${iconHook(name)}" viewBox="0 0 512 512" overflow="visible"><path d="${path}"/></symbol>`,
    ),
  );
}

/** Hang the pieces and the animals up, unless they hang already. */
export function hangPieces(): void {
  hang("woodland-pieces", () =>
    Object.entries(ART).map(
      ([name, art]) => `<symbol id="${pieceHook(name as PieceName)}" viewBox="0 0 24 24" overflow="visible">${art}</symbol>`,
    ),
  );
  hangIcons("woodland", PATHS);
}
