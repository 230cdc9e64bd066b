/** The finished chart as a picture that stands alone: sheet, frame, rose, title, score and rank. */

import type { Picture } from "../../../art/save";
import { chart, whole, type Laid } from "./chart";
import { colour, rulesFor } from "./colours";
import { GLOWS } from "./defs";
import { compass, FLOURISH, frame, paper } from "./paper";
import { f } from "../../../art/pen";
import { escape } from "./staff";

/** What is written on the sheet. All of it is said by whoever saves it. */
export interface Caption {
  readonly title: string;
  readonly score: string;
  readonly rank: string;
  readonly date?: string | undefined;
}

const HEAD = 232;
const MARGIN = 96;
const LEAST = 960;
const TITLE = 'font-family="Alegreya, Palatino, Georgia, serif"';
const WORDS = "Alegreya Sans, Gill Sans, Segoe UI, sans-serif";

/** Draw the sheet; letters fall back to what the reader has. */
export function picture(cells: readonly Laid[], caption: Caption, { night = false, letters = "" } = {}): Picture {
  const columns = cells.map((cell) => cell.col);
  const rows = cells.map((cell) => cell.row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const board = { width: (Math.max(...columns) - left + 1) * 100, height: (Math.max(...rows) - top + 1) * 100 };
  const width = Math.max(board.width + MARGIN * 2, LEAST);
  const height = board.height + HEAD + MARGIN;
  // Crosses of the paper fall on the corners of cells.
  const [x, y] = [f((width - board.width) / 2), HEAD];
  const rose = { x: width - 138, y: 132 };
  const drawn =
    `<g transform="translate(${x} ${y})">${paper({ x: -x, y: -y, width, height }, { x: rose.x - x, y: rose.y - y })}` +
    `<g transform="translate(${-left * 100} ${-top * 100})">${whole(chart(cells))}</g></g>` +
    `<g transform="translate(${rose.x} ${rose.y})">${compass(72)}</g>${cartouche(caption, night)}${frame(width, height, 22)}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${escape(`${caption.title}: ${caption.score}, ${caption.rank}`)}</title><style>${letters}text{font-variant-numeric:lining-nums}\n${rulesFor(drawn + GLOWS, night)}</style>` +
    `<defs>${GLOWS}<radialGradient id="bp-sheet" cx=".5" cy=".45" r=".8"><stop offset=".45" stop-color="${colour("--bp-sheet0", night)}"/><stop offset="1" stop-color="${colour("--bp-sheet1", night)}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#bp-sheet)"/>${drawn}</svg>`;
  return { svg: svg.replace(/<use href=/g, "<use xlink:href="), width, height };
}

/** Title, flourish, score and rank, and the day if it is told. */
function cartouche({ title, score, rank, date }: Caption, night: boolean): string {
  const fill = `fill="${colour("--bp-words", night)}"`;
  const bold = `fill="${colour("--bp-figure", night)}"`;
  const size = title.length > 30 ? 34 : 44;
  return (
    `<g transform="translate(70 96)" text-rendering="geometricPrecision"><text ${TITLE} ${fill} font-style="italic" font-weight="500" font-size="${size}">${escape(title)}</text>` +
    `<g transform="translate(148 24) scale(2)">${FLOURISH}</g>` +
    `<text ${TITLE} ${bold} y="76" font-size="34" font-weight="700">${escape(score)}<tspan dx="14" ${fill}>${escape(rank)}</tspan></text>` +
    (date ? `<text y="106" font-family="${WORDS}" ${fill} font-size="19">${escape(date)}</text>` : "") +
    "</g>"
  );
}

/** The picture as an SVG file. */
export const svgFile = (cells: readonly Laid[], title: string, score: string, rank: string, date?: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${picture(cells, { title, score, rank, date }).svg}\n`;
