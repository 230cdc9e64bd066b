/**
 * Copy the icons that the games name in their `icons.json` out of the game-icons set (CC BY 3.0,
 * game-icons.net) into `icons.gen.ts` beside it, so that no other icon comes into the client.
 * With --check it only says whether the files are as they should be.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const GAMES = fileURLToPath(new URL("../src/games/", import.meta.url));
const SHARED = "woodland";
const SET = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** How many numbers follow each letter of a path. */
const NUMBERS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/**
 * The same path in even numbers of a square of 512: nothing that is drawn here is larger than 60 pixels. Each step is
 * counted from where the pen really is, so that rounding never adds up.
 */
function shorten(path) {
  let short = "";
  const pen = { x: 0, y: 0, startX: 0, startY: 0, shownX: 0, shownY: 0, shownStartX: 0, shownStartY: 0 };
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*(?:e-?\d[^a-z]*)*)/gi)) {
    const numbers = numbersIn(letter, rest);
    const size = NUMBERS[letter.toLowerCase()];
    if (size ? numbers.length % size || !numbers.length : numbers.length)
      throw new Error(`A path has ${numbers.length} numbers after ${letter}.`);
    const steps = [];
    for (let at = 0; at < Math.max(1, numbers.length); at += size || 1)
      steps.push(...step(at && /m/i.test(letter) ? (letter === "m" ? "l" : "L") : letter, numbers.slice(at, at + size), pen));
    // The first step is from the corner, also where another path stands before this one.
    if (short) short += letter.toLowerCase() + together(steps);
    else short = `M${together(steps.slice(0, 2))}` + (steps.length > 2 ? `l${together(steps.slice(2))}` : "");
  }
  return short;
}

const together = (numbers) => numbers.join(" ").replaceAll(" -", "-");

function numbersIn(letter, rest) {
  const numbers = [];
  const arc = letter.toLowerCase() === "a";
  for (let at = 0; at < rest.length; ) {
    const pattern = arc && [3, 4].includes(numbers.length % 7) ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const found = pattern.exec(rest);
    if (!found) break;
    numbers.push(Number(found[1]));
    at = pattern.lastIndex;
  }
  return numbers;
}

/** One command with its numbers, relative to where the pen is shown; the pen moves on. */
function step(letter, numbers, pen) {
  const kind = letter.toLowerCase();
  const from = letter === kind ? pen : { x: 0, y: 0 };
  const near = (value, axis) => 2 * Math.round((from[axis] + value - pen[axis === "x" ? "shownX" : "shownY"]) / 2);
  let written;
  if (kind === "z") {
    Object.assign(pen, { x: pen.startX, y: pen.startY, shownX: pen.shownStartX, shownY: pen.shownStartY });
    return [];
  }
  if (kind === "h") written = [near(numbers[0], "x")];
  else if (kind === "v") written = [near(numbers[0], "y")];
  else if (kind === "a") {
    const [rx, ry, turn, large, sweep, x, y] = numbers;
    written = [Math.max(1, Math.round(rx)), Math.max(1, Math.round(ry)), Math.round(turn), large, sweep, near(x, "x"), near(y, "y")];
  } else written = numbers.map((value, at) => near(value, at % 2 ? "y" : "x"));
  if (kind !== "v") {
    pen.shownX += written.at(kind === "h" ? -1 : -2);
    pen.x = from.x + numbers.at(kind === "h" ? -1 : -2);
  }
  if (kind !== "h") {
    pen.shownY += written.at(-1);
    pen.y = from.y + numbers.at(-1);
  }
  if (kind === "m") Object.assign(pen, { startX: pen.x, startY: pen.y, shownStartX: pen.shownX, shownStartY: pen.shownY });
  return written;
}

/** So far a curve may leave the line between its ends and still be drawn as that line: a third of a pixel where it is largest. */
const FLAT = 3;

/** How far a point lies from the line to an end, or from where it begins if it lies before that. */
function away(x, y, toX, toY) {
  const long = Math.hypot(toX, toY);
  const along = long ? Math.min(Math.max((x * toX + y * toY) / long, 0), long) : 0;
  return long ? Math.hypot(x - (toX / long) * along, y - (toY / long) * along) : Math.hypot(x, y);
}

/** The same path with lines for curves that are hardly bent, and without steps that lead nowhere. */
function straighten(path) {
  const steps = [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter, rest]) => {
    const [numbers, size] = [numbersIn(letter, rest), NUMBERS[letter.toLowerCase()]];
    if (!size) return [{ letter, numbers }];
    return Array.from({ length: numbers.length / size }, (_, at) => ({ letter, numbers: numbers.slice(at * size, (at + 1) * size) }));
  });
  const lines = steps.map(({ letter, numbers }, at) => {
    const [x1, y1, x2, y2, x, y] = numbers;
    const leads = steps[at + 1]?.letter === "s"; // which takes its bend from this one
    const bends = letter !== "c" || leads || away(x1, y1, x, y) > FLAT || away(x2, y2, x, y) > FLAT;
    return bends ? { letter, numbers } : { letter: "l", numbers: [x, y] };
  });
  const kept = lines.filter(({ letter, numbers }) => !"lhv".includes(letter) || numbers.some(Boolean));
  return kept.map(({ letter, numbers }, at) => (kept[at - 1]?.letter === letter && letter !== "m" ? (numbers[0] < 0 ? "" : " ") : letter) + together(numbers)).join("");
}

function pathOf(icon) {
  const body = SET.icons[icon]?.body;
  if (!body) throw new Error(`The set has no icon ${icon}.`);
  return [...body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => straighten(shorten(path))).join("");
}

const namesIn = (game) =>
  Object.values(JSON.parse(readFileSync(`${GAMES}${game}/icons.json`, "utf8"))).flatMap((group) => Object.values(group));

function written(game) {
  const shared = game === SHARED ? [] : namesIn(SHARED);
  const names = [...new Set(namesIn(game))].filter((name) => !shared.includes(name)).sort();
  const lines = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(pathOf(name))},\n`);
  return (
    "/**\n * Icons by Delapouite, Lorc and other artists of game-icons.net, CC BY 3.0, each one path on a square of 512.\n" +
    " * Written by tools/icons.mjs from icons.json. Do not edit.\n */\n\n" +
    `export const PATHS: Readonly<Record<string, string>> = {\n${lines.join("")}};\n`
  );
}

let stale = false;
for (const game of readdirSync(GAMES).filter((name) => existsSync(`${GAMES}${name}/icons.json`))) {
  const target = `${GAMES}${game}/icons.gen.ts`;
  const text = written(game);
  if (existsSync(target) && readFileSync(target, "utf8") === text) continue;
  if (process.argv.includes("--check")) {
    console.error(`icons: ${game}/icons.gen.ts is not what its icons.json asks for; run npm run icons.`);
    stale = true;
  } else {
    writeFileSync(target, text);
    console.log(`icons: wrote ${game}/icons.gen.ts`);
  }
}
process.exit(stale ? 1 : 0);
