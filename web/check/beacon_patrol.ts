/** Draws every tile and hundreds of legal boards, and says what is wrong with the drawings. */

import { chart, whole, type Laid } from "../src/games/beacon_patrol/draw/chart";
import { CORNER, clockwise, isLand, SIDES, STEP, type Tile } from "../src/games/beacon_patrol/draw/facts";
import { survey } from "../src/games/beacon_patrol/draw/ground";
import { islands } from "../src/games/beacon_patrol/draw/islands";
import { seeded } from "../src/art/pen";
import { svgFile } from "../src/games/beacon_patrol/draw/picture";
import { shapeOf } from "../src/games/beacon_patrol/draw/shape";
import { tile as draw } from "../src/games/beacon_patrol/draw/tile";

const BOARDS = 300;

/** All faults, in sentences; none if the drawings are sound. */
export function check(tiles: Tile[]): string[] {
  const faults = tiles.flatMap(tileFaults);
  if (faults.length) return faults;
  for (let seed = 0; seed < BOARDS; seed++) {
    const cells = board(tiles, 10 + (seed % 50), `board ${seed}`);
    faults.push(...boardFaults(cells, seed % 20 === 0).map((fault) => `Board ${seed}: ${fault}`));
  }
  return faults;
}

function tileFaults(tile: Tile): string[] {
  const faults: string[] = [];
  const shape = shapeOf(tile);
  for (const { line, sides } of shape.coasts) {
    const ends = [CORNER[clockwise(sides.at(-1) ?? "N")], CORNER[sides[0] ?? "N"]];
    if (String([line[0], line.at(-1)]) !== String(ends)) faults.push(`A coast of ${tile.name} does not end in corners.`);
    if (line.flat().some((value) => !(value >= -0.01 && value <= 100.01))) faults.push(`A coast of ${tile.name} leaves the tile.`);
  }
  if (bodies(shape) !== 1) faults.push(`The water of ${tile.name} is not one body.`);
  for (const { kind, y } of shape.things) if (kind !== "house" && (y < 25 || y > 90)) faults.push(`A ${kind} stands at ${y} on ${tile.name}.`);
  for (const small of [false, true])
    for (const explored of [false, true]) faults.push(...markupFaults(draw(tile, { small, explored }), [tile]).map((fault) => `${tile.name}: ${fault}`));
  return faults;
}

/** How many waters there are, stepping from place to place. */
function bodies({ coasts }: ReturnType<typeof shapeOf>): number {
  const water = survey(coasts).water.filter((place) => place.coast > 3);
  const left = new Set(water.map(({ x, y }) => `${x},${y}`));
  let count = 0;
  for (const { x, y } of water) {
    if (!left.delete(`${x},${y}`)) continue;
    count++;
    const todo: [number, number][] = [[x, y]];
    for (const [px, py] of todo)
      for (const side of SIDES) {
        const next: [number, number] = [px + STEP[side][0] * 4, py + STEP[side][1] * 4];
        if (left.delete(next.join())) todo.push(next);
      }
  }
  return count;
}

/** Lay tiles by dice wherever their edges fit. */
function board(tiles: Tile[], size: number, seed: string): Laid[] {
  const roll = seeded(seed);
  const chart = new Map<string, Tile>();
  const fits = (tile: Tile, x: number, y: number) =>
    SIDES.every((side, at) => {
      const other = chart.get(`${x + STEP[side][0]},${y + STEP[side][1]}`);
      return !other || (other.edges[at ^ 2] === "L") === isLand(tile, side);
    });
  const rim = () =>
    [...chart.keys()].flatMap((key) => {
      const [x = 0, y = 0] = key.split(",").map(Number);
      return SIDES.map((side): [number, number] => [x + STEP[side][0], y + STEP[side][1]]).filter((one) => !chart.has(one.join()));
    });
  const deck = tiles.map((tile) => ({ tile, at: roll() })).sort((a, b) => a.at - b.at);
  for (const { tile } of deck.slice(0, size)) {
    const free = chart.size ? rim().filter(([x, y]) => fits(tile, x, y)) : [[64, 64] as [number, number]];
    const found = free[Math.floor(roll() * free.length)];
    if (found) chart.set(found.join(), tile);
  }
  return [...chart].map(([key, tile]): Laid => {
    const [col = 0, row = 0] = key.split(",").map(Number);
    const explored = SIDES.every((side) => chart.has(`${col + STEP[side][0]},${row + STEP[side][1]}`));
    return { row, col, tile, explored, points: explored ? 1 : undefined };
  });
}

function boardFaults(cells: Laid[], saved: boolean): string[] {
  const tiles = cells.map(({ tile }) => tile);
  const file = () => svgFile(cells, "A & B", "1 < 2", '"C"', "today").replace(/^<\?.*\?>/, "");
  return [...markupFaults(whole(chart(cells)), tiles), ...(saved ? markupFaults(file(), tiles) : []), ...coastFaults(cells)];
}

/** Coasts of neighbours meet: a coast is closed, or ends where land has nothing laid beyond. */
function coastFaults(cells: Laid[]): string[] {
  const laid = new Set(cells.map(({ row, col }) => `${col},${row}`));
  const open = new Set<string>();
  for (const { row, col, tile } of cells)
    for (const side of SIDES) {
      if (!isLand(tile, side) || laid.has(`${col + STEP[side][0]},${row + STEP[side][1]}`)) continue;
      for (const [x, y] of [CORNER[side], CORNER[clockwise(side)]]) open.add(`${col * 100 + x} ${row * 100 + y}`);
    }
  const { coast } = islands(cells.map(({ row, col, tile }) => ({ x: col, y: row, shape: shapeOf(tile) })));
  const lines = coast.split("M").filter((line) => line && !line.endsWith("Z"));
  const loose = lines.flatMap((line) => [line.split("L")[0] ?? "", line.split("L").at(-1) ?? ""]).filter((end) => !open.has(end));
  return loose.map((end) => `A coast ends loose at ${end}.`);
}

/** Every element is closed, every number is one, and there are as many houses as the tiles say. */
function markupFaults(markup: string, tiles: Tile[]): string[] {
  const faults: string[] = [];
  const nest: string[] = [];
  for (const [, end, name = "", alone] of markup.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (end && nest.pop() !== name) faults.push(`</${name}> closes nothing.`);
    if (!end && !alone) nest.push(name);
  }
  if (nest.length) faults.push(`<${nest.join("><")}> stays open.`);
  if (/NaN|undefined|Infinity|null/.test(markup)) faults.push("A number is none.");
  const houses = markup.match(/class="bp-house"/g)?.length ?? 0;
  const counted = tiles.flatMap((tile) => tile.houses).reduce((sum, count) => sum + count, 0);
  if (houses !== counted) faults.push(`${houses} houses are drawn instead of ${counted}.`);
  return faults;
}
