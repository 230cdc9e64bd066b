/** The chart: any set of laid tiles drawn as one sea, in layers from the sea up to the light. */

import { AXLE, building, measure, sails } from "./buildings";
import { CURIOS } from "./curios";
import { SIDES, STEP, type Tile } from "./facts";
import { islands, type Lands, type Sited } from "./islands";
import { lightOf } from "./light";
import { f, path, put } from "../../../art/pen";
import { shapeOf, type Shape } from "./shape";
import type { Thing } from "./standing";
import { woods } from "./woods";

/** A tile on the chart. Cells are 100 by 100; any rows and columns will do. */
export interface Laid {
  readonly row: number;
  readonly col: number;
  readonly tile: Tile;
  /** Lamps burn, windows are warm, sails turn, and no veil lies over it. */
  readonly explored: boolean;
  /** What it is worth, on a brass pip, if it is explored. */
  readonly points?: number | undefined;
}

export interface ChartOptions {
  /** For cells under 60 pixels and single tiles under 84: fewer lines, thicker ink, larger pieces. */
  small?: boolean;
  /** Lay a veil over what is not explored. */
  veil?: boolean;
  /** Faint lines between the cells. */
  grid?: boolean;
}

/** SVG, layer by layer. What moves is in `sails` and `light` alone. */
export interface Layers {
  /** Sea and land; with the outlines it is cut to. */
  readonly ground: string;
  /** One path a cell that is not explored, each with `data-cell="row,col"`. */
  readonly veil: string;
  /** Trees, and what stands on the tiles: a group a cell, each with `data-tile`. */
  readonly pieces: string;
  readonly sails: string;
  /** One gold line round all explored waters. */
  readonly rim: string;
  /** A pip a cell, each with `data-cell`. */
  readonly pips: string;
  /** Lamps, beams and warm windows, a group a cell, each with `data-cell`. */
  readonly light: string;
}

interface Cell extends Sited {
  readonly laid: Laid;
}

let serial = 0;

/** Draw laid tiles. The same tiles in the same state are drawn once. */
export function chart(laid: readonly Laid[], { small = false, veil = true, grid = true }: ChartOptions = {}): Layers {
  const cells = laid.map((one): Cell => ({ x: one.col, y: one.row, shape: shapeOf(one.tile), laid: one }));
  const lit = cells.filter((cell) => cell.laid.explored);
  return {
    ground: groundOf(cells, small, grid),
    veil: veil ? cells.filter((cell) => !cell.laid.explored).map((cell) => `<path class="bp-veil" ${tag(cell)} d="${square(cell)}"/>`).join("") : "",
    pieces: cells.map((cell) => `<g data-tile="${cell.laid.tile.name}">${put(cell.x * 100, cell.y * 100, 1, piecesOf(cell.shape, small, cell.laid.explored))}</g>`).join(""),
    sails: cells.map((cell) => sailsOf(cell)).join(""),
    rim: `<path class="bp-rim" d="${rimOf(lit)}"/>`,
    pips: lit.filter((cell) => cell.laid.points !== undefined).map((cell) => pipOf(cell, small)).join(""),
    light: lit.map((cell) => lightAt(cell, small)).join(""),
  };
}

/** All layers in their order, for where nothing goes between. */
export function whole(layers: Layers, small = false): string {
  const { ground, veil, pieces, sails, rim, pips, light } = layers;
  return `<g class="bp-chart${small ? " bp-small" : ""}">${ground}${veil}${pieces}${sails}<g class="bp-light">${light}</g>${rim}${pips}</g>`;
}

const tag = ({ x, y }: Sited): string => `data-cell="${y},${x}"`;
const square = ({ x, y }: Sited): string => `M${x * 100} ${y * 100}h100v100h-100z`;

/** Strokes of the coast on the water side, widest first: depth tints and contour lines in one. */
const BANDS: readonly (readonly [width: number, tint: number])[] = [[86, 1], [58, 2], [36, 3], [18, 4], [5.2, 5]];
const SMALL_BANDS: typeof BANDS = [[60, 2], [34, 3], [16, 4], [4.8, 5]];

const grounds = new Map<string, string>();

function groundOf(cells: readonly Cell[], small: boolean, grid: boolean): string {
  const key = `${small} ${grid} ${cells.map(({ x, y, shape }) => `${x},${y},${shape.tile.name}`).join(" ")}`;
  const known = grounds.get(key);
  if (known !== undefined) return known;
  if (grounds.size > 200) grounds.clear();
  const drawn = drawGround(cells, small, grid, `bp-${++serial}`);
  grounds.set(key, drawn);
  return drawn;
}

function drawGround(cells: readonly Cell[], small: boolean, grid: boolean, id: string): string {
  const lands = islands(cells);
  const squares = cells.map(square).join("");
  const marks = cells.map((cell) => put(cell.x * 100, cell.y * 100, 1, marksOf(cell.shape, small))).join("");
  return (
    `<clipPath id="${id}-cells"><path d="${squares}"/></clipPath><g${small ? ' class="bp-small"' : ""} clip-path="url(#${id}-cells)">` +
    `<path class="bp-sea" d="${squares}"/>${cells.map(deepsOf).join("")}${lands.land ? shallows(lands, small, id) : ""}${marks}` +
    `${lands.land ? soil(lands, id) : ""}</g>${grid ? `<path class="bp-grid" d="${squares}"/>` : ""}`
  );
}

const deepsOf = ({ x, y, shape }: Cell): string =>
  shape.deeps.length
    ? put(x * 100, y * 100, 1, shape.deeps.map((ring, i) => `<path class="bp-deep${i}" d="${path(ring, true)}"/>`).join(""))
    : "";

function shallows({ coast }: Lands, small: boolean, id: string): string {
  const stroke = (width: number, name: string) => `<use href="#${id}-coast" class="${name}" stroke-width="${f(width)}"/>`;
  const bands = (small ? SMALL_BANDS : BANDS).map(
    ([width, tint]) => (tint < 5 ? stroke(width + (small ? 1.6 : 1.3), "bp-isobath") : "") + stroke(width, `bp-water${tint}`),
  );
  return `<defs><path id="${id}-coast" d="${coast}"/></defs><g class="bp-strokes">${bands.join("")}</g>`;
}

/** Grass, heights inland, dune, sand and the inked shore. */
function soil({ land }: Lands, id: string): string {
  const stroke = (name: string) => `<use href="#${id}-coast" class="${name}"/>`;
  const inner = ["bp-height", "bp-slope", "bp-meadow", "bp-dune", "bp-sand"].map(stroke).join("");
  return (
    `<clipPath id="${id}-land"><path d="${land}"/></clipPath><path class="bp-hill" d="${land}"/>` +
    `<g class="bp-strokes" clip-path="url(#${id}-land)">${inner}</g><g class="bp-strokes">${stroke("bp-shore")}</g>`
  );
}

const WAVE = '<path class="bp-wave" d="M-9-1.4q4.5 4.4 9 0 4.5 4.4 9 0M-3 3.6q3 2.8 6 0"/>';
function marksOf(shape: Shape, small: boolean): string {
  const waves = shape.waves.filter((_, i) => !small || i % 2 === 0);
  const soundings = small ? [] : shape.soundings;
  const curio = CURIOS[shape.curio];
  return (
    waves.map(({ x, y, size }) => put(x, y, small ? 1.3 : f(size), WAVE)).join("") +
    soundings.map(({ x, y, fathoms }) => `<text class="bp-depth" x="${x}" y="${y}">${fathoms}</text>`).join("") +
    (curio ? put(50, 50, small ? 1.25 : 1.1, curio, "bp-curio") : "")
  );
}

const pieces = new Map<string, string>();

/** Trees and buildings of a tile, drawn once a state. */
function piecesOf(shape: Shape, small: boolean, lit: boolean): string {
  const key = `${shape.tile.name} ${small} ${lit}`;
  const known = pieces.get(key);
  if (known !== undefined) return known;
  const drawn = woods(shape, small) + shape.things.map((thing) => placed(thing, small, building(thing, lit))).join("");
  pieces.set(key, drawn);
  return drawn;
}

function placed(thing: Thing, small: boolean, inner: string): string {
  const { scale, foot } = measure(thing, small);
  const tilted = thing.kind === "buoy" && thing.tilt ? `<g transform="rotate(${f(thing.tilt)})">${inner}</g>` : inner;
  return put(thing.x, foot, scale, `<g class="bp-of-${thing.kind}">${tilted}</g>`);
}

function sailsOf({ x, y, shape, laid }: Cell): string {
  const mill = shape.things.find((thing) => thing.kind === "windmill");
  return mill ? put(x * 100 + mill.x + AXLE[0], y * 100 + mill.y + AXLE[1], 1, sails(laid.explored, mill.tilt)) : "";
}

const EDGE: Record<string, string> = { N: "h100", E: "m100 0v100", S: "m0 100h100", W: "v100" };

function rimOf(lit: readonly Cell[]): string {
  const bright = new Set(lit.map(({ x, y }) => `${x},${y}`));
  return lit
    .flatMap(({ x, y }) =>
      SIDES.filter((side) => !bright.has(`${x + STEP[side][0]},${y + STEP[side][1]}`)).map(
        (side) => `M${x * 100} ${y * 100}${EDGE[side]}`,
      ),
    )
    .join("");
}

function pipOf(cell: Cell, small: boolean): string {
  const scale = small ? 1.3 : 1;
  const worth = cell.laid.points ?? 0;
  return `<g class="bp-pip" ${tag(cell)} transform="translate(${f(cell.x * 100 + 100 - 12 * scale)} ${f(cell.y * 100 + 12 * scale)}) scale(${scale})"><circle r="8.4"/><text y="3.7">${worth}</text></g>`;
}

function lightAt(cell: Cell, small: boolean): string {
  const inner = lightOf(cell.shape, small);
  return inner && `<g ${tag(cell)} transform="translate(${cell.x * 100} ${cell.y * 100})">${inner}</g>`;
}

/** Where a ship lies on a tile, within its 100 by 100. */
export const mooringOf = (tile: Tile): { readonly x: number; readonly y: number } => shapeOf(tile).mooring;
