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

const shortly = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, "$1.");

/** The same path with one digit after the point: a fifth of a hair at the sizes we draw. */
function shorten(path) {
  let short = "";
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*(?:e-?\d[^a-z]*)*)/gi)) {
    const numbers = [];
    const arc = letter.toLowerCase() === "a";
    for (let at = 0; at < rest.length; ) {
      const pattern = arc && [3, 4].includes(numbers.length % 7) ? FLAG : NUMBER;
      pattern.lastIndex = at;
      const found = pattern.exec(rest);
      if (!found) break;
      numbers.push(shortly(Number(found[1])));
      at = pattern.lastIndex;
    }
    const count = NUMBERS[letter.toLowerCase()];
    if (count ? numbers.length % count || !numbers.length : numbers.length)
      throw new Error(`A path has ${numbers.length} numbers after ${letter}.`);
    short += letter + numbers.join(" ").replaceAll(" -", "-");
  }
  return short;
}

function pathOf(icon) {
  const body = SET.icons[icon]?.body;
  if (!body) throw new Error(`The set has no icon ${icon}.`);
  return [...body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => shorten(path)).join("");
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
