/** What a card gives is seen in its landscape: floating stones, thistles, a chimera. */

import { each, f, type Dice } from "../../../art/pen";
import { PAINT, type Hour } from "./palette";
import type { Biome } from "./symbols";

/** The light behind a beast by night, hung in the page once. */
export const LAMP =
  '<radialGradient id="faraway-lamp"><stop stop-color="#ffe9b0" stop-opacity=".5"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient>';

function stone(x: number, y: number, scale: number, hour: Hour): string {
  const [front, side, top, crumbs] =
    hour === "night"
      ? ["#8d9bc4", "#55639a", "#b7c2e2", "#7f8cba"]
      : ["#dfe3e2", "#95a5b3", "#f6f6f0", "#aab6be"];
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(scale)})"><path d="M-13-8-4-15 9-12 14-2 5 15-5 12z" fill="${front}"/><path d="M9-12 14-2 5 15 2-1z" fill="${side}"/><path d="M-13-8-4-15 9-12 2-1z" fill="${top}"/><path d="M-9 17l4-1-1 4zM3 20l5-2-2 5zM-2 24l2-1 0 3z" fill="${crumbs}"/></g>`;
}

/** One or two stones in the air. */
export const stones = (roll: Dice, count: number, hour: Hour): string =>
  each(Math.min(2, count), (i) =>
    stone(i ? roll(30, 60) : roll(92, 130), i ? roll(104, 116) : roll(86, 104), roll(0.62, 0.9), hour),
  );

function plant(roll: Dice, x: number, y: number, h: number, hour: Hour): string {
  const [flower, leaf] = hour === "night" ? ["#d36aa8", "#3f7a6a"] : ["#b23a78", "#5b7a3a"];
  return (
    `<path d="M${f(x)} ${f(y)}q${f(roll(-3, 3))}-${f(h * 0.5)} 0-${f(h)}" stroke="${leaf}" stroke-width="2" fill="none"/>` +
    `<path d="M${f(x)} ${f(y - h * 0.35)}l-7-5 3 5-5 0zM${f(x)} ${f(y - h * 0.5)}l7-5-3 5 5 0z" fill="${leaf}"/><ellipse cx="${f(x)}" cy="${f(y - h)}" rx="4" ry="4" fill="${leaf}"/>` +
    `<path d="M${f(x - 5.5)} ${f(y - h - 10)}l3 4 1-6 1.5 5 1.5-5 1 6 3-4-1.5 9h-8z" fill="${flower}"/>`
  );
}

/** Four thistles in front. */
export const thistles = (roll: Dice, floor: number, hour: Hour): string =>
  each(4, () => plant(roll, roll(14, 186), floor + 1, roll(15, 30), hour));

/** Our own creature on the ridge: deer legs, fox tail, ibex horns, a small wing. */
export function chimera(roll: Dice, biome: Biome, hour: Hour, floor: number): string {
  const left = roll() < 0.5;
  const x = left ? roll(36, 62) : roll(138, 164);
  const night = hour === "night";
  const light = night
    ? `<ellipse cx="${f(x)}" cy="${f(floor - 24)}" rx="44" ry="38" fill="url(#faraway-lamp)"/>`
    : "";
  return `${light}<g transform="translate(${f(x)} ${f(floor - 7)}) scale(${left ? 0.92 : -0.92} .92)" fill="${night ? "#0b0d24" : PAINT[biome].day.dark}"><path d="M-14 0-13-11C-17-13-20-18-26-17-22-23-15-23-11-19-5-21 2-21 7-20 9-24 10-28 14-30 13-33 11-36 7-37 12-38 16-36 17-32 18-35 17-38 14-41 20-40 22-35 20-30L26-27 25-24 19-23C17-19 16-15 14-12L15 0H12L10-10 7-9 7 0H4L3-10C-1-9-5-9-8-10L-9-5-10 0z"/><path d="M-6-18C-10-26-9-32-14-37-5-37 4-31 5-20z"/></g>`;
}
