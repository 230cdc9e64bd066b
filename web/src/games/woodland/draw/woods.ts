/** The woodland that a board lies on: rows of trees, a clearing with a path, and the Ever Tree. */

import { dice, f, type Dice } from "../../../art/pen";
import { brook } from "./brook";
import { seedOf } from "./scene";

export interface Ground {
  readonly width: number;
  readonly height: number;
  /** How wide the brook at the right is; none if 0. */
  readonly brook: number;
}

const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

function fir(x: number, y: number, k: number): string {
  const s = (n: number): number => f(n * k);
  return `M${f(x)} ${f(y)}l${s(-13)} 0 ${s(8)} ${s(-14)} ${s(-5)} 0 ${s(7)} ${s(-13)} ${s(-4)} 0 ${s(7)} ${s(-14)} ${s(7)} ${s(14)} ${s(-4)} 0 ${s(7)} ${s(13)} ${s(-5)} 0 ${s(8)} ${s(14)}Z`;
}

const disc = (x: number, y: number, r: number): string => `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`;

const oak = (x: number, y: number, k: number): string =>
  disc(x, y - 26 * k, 15 * k) +
  disc(x - 9 * k, y - 17 * k, 10 * k) +
  disc(x + 9 * k, y - 17 * k, 10 * k) +
  `M${f(x - 2 * k)} ${f(y - 14 * k)}h${f(4 * k)}v${f(14 * k)}h${f(-4 * k)}Z`;

function row(roll: Dice, width: number, y: number, size: number, fill: string): string {
  const count = Math.round(width / 30);
  const trees = many(count, (i) => {
    const [x, foot, k] = [-10 + (i * width) / count + roll(0, 16), y + roll(0, 9), size * roll(0.85, 1.25)];
    return roll() > 0.45 ? fir(x, foot, k) : oak(x, foot, k);
  });
  return `<path d="${trees}" fill="${fill}"/>`;
}

/** The Ever Tree: a trunk with a door and lit windows under a crown as wide as it is high. */
function everTree(x: number, foot: number, height: number): string {
  const k = height / 200;
  const crown: [number, number, number][] = [
    [-62, -118, 40], [58, -122, 42], [-30, -158, 42], [30, -162, 42], [0, -128, 52], [-92, -98, 24], [90, -98, 25],
  ];
  const leaves = (dx: number, dy: number, part: number): string => crown.map(([cx, cy, r]) => disc(cx + dx, cy + dy, r * part)).join("");
  const window = (wx: number, wy: number): string => `<path d="M${wx - 4} ${wy + 6}v-7a4 4 0 0 1 8 0v7Z"/>`;
  return (
    `<g transform="translate(${f(x)} ${f(foot)}) scale(${f(k * 100) / 100})">` +
    `<path d="${leaves(0, 0, 1)}" fill="var(--tree-2)"/>` +
    '<path d="M-46 2c16-6 22-22 24-44-6-22-18-36-34-48 18 4 32 12 40 26-2-20-6-34-12-48 12 8 20 22 24 40 4-20 12-36 26-48-8 18-10 34-10 54 8-16 22-28 42-34-18 16-30 34-32 58 2 20 8 38 26 44-30 6-64 6-94 0Z" fill="var(--bark-1)"/>' +
    '<path d="M-4-70c-4 22-2 42-6 62M14-72c0 20 4 40 8 60" fill="none" stroke="var(--bark-2)" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M-11 3v-22a11 11 0 0 1 22 0V3Z" fill="var(--bark-2)"/><circle cx="6" cy="-8" r="1.8" fill="var(--sun)"/>' +
    `<g fill="var(--sun)">${window(-2, -48)}${window(15, -36)}</g>` +
    `<path d="${leaves(-5, -7, 0.72)}" fill="var(--tree-1)" opacity=".75"/></g>`
  );
}

const contours = (width: number, height: number): string =>
  many(Math.ceil((height - 170) / 130), (i) => {
    const y = 190 + i * 130;
    const w = width / 780;
    return `<path d="M-10 ${y}C${f(130 * w)} ${y - 40} ${f(250 * w)} ${y + 40} ${f(400 * w)} ${y}S${f(650 * w)} ${y - 30} ${f(790 * w)} ${y + 30}"/>`;
  });

/** The ground of a board, to be laid under everything. Give each its own id if several are in a page. */
export function woods({ width, height, brook: stream }: Ground, id = "woodland-ground"): string {
  const roll = dice(seedOf("skerry wood"));
  const land = width - stream * 0.85;
  const tufts = many(Math.round((land * height) / 9500), () => {
    const [x, y] = [f(roll(0, land)), f(roll(150, height - 8))];
    return `M${x} ${y}l-3-7M${x} ${y}v-9M${x} ${y}l3-7`;
  });
  const flowers = many(Math.round((land * height) / 26000), () => disc(roll(0, land), roll(150, height - 8), roll(1.5, 2.6)));
  return (
    `<defs><linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="var(--meadow-1)"/><stop offset="1" stop-color="var(--meadow-2)"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id})"/>` +
    `<g fill="none" stroke="var(--tree-1)" stroke-width="1.2" opacity=".7">${contours(land, height)}</g>` +
    `<path d="M-20 ${height - 40}C${f(land * 0.12)} ${height - 120} ${f(land * 0.24)} ${height - 10} ${f(land * 0.4)} ${height - 60}S${f(land * 0.76)} ${height - 30} ${f(land)} ${height - 90}" fill="none" stroke="var(--path)" stroke-width="26" stroke-linecap="round" opacity=".55"/>` +
    row(roll, land, 58, 1.5, "var(--tree-1)") +
    row(roll, land, 86, 1.5, "var(--tree-2)") +
    row(roll, land, 116, 1.25, "var(--tree-3)") +
    everTree(land * 0.385, 146, 168) +
    `<path d="${tufts}" fill="none" stroke="var(--tree-2)" stroke-width="1.4" opacity=".6"/><path d="${flowers}" fill="var(--sun)" opacity=".8"/>` +
    (stream ? brook(roll, width, height, stream) : "")
  );
}
