/** One small thing to find on a card: a balloon, a tent, a traveller, standing stones. */

import { each, f, type Dice } from "../../../art/pen";
import type { Hour } from "./palette";

export type Landmark = (roll: Dice, hour: Hour, floor: number) => string;

const balloon: Landmark = (roll, hour) => {
  const [x, y, scale] = [roll(94, 124), roll(70, 92), roll(0.8, 1.1)];
  const [silk, stripe] = hour === "night" ? ["#a8577a", "#e3c58c"] : ["#c8432a", "#fffaf0"];
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(scale)})"><path d="M-13-6a13 13 0 0 1 26 0c0 8-7 12-9 18h-8c-2-6-9-10-9-18z" fill="${silk}"/><path d="M-5-18c-5 10-3 22 1 30h8c4-8 6-20 1-30q-5-2-10 0z" fill="${stripe}"/><path d="M-4 12l1 6h6l1-6" fill="none" stroke="#4a3524"/><rect x="-4" y="18" width="8" height="6" rx="1.5" fill="#7d532d"/></g>`;
};

export const tent: Landmark = (roll, hour, floor) => {
  const [x, y] = [f(roll(60, 140)), f(floor - 6)];
  const night = hour === "night";
  const fire = night
    ? '<circle cx="25" cy="-6" r="15" fill="#ffb347" opacity=".25"/><path d="M21 0q-2-7 4-13 5 6 3 13z" fill="#ffb347"/>'
    : "";
  return `<g transform="translate(${x} ${y})"><path d="M-15 0 0-21 15 0z" fill="${night ? "#d9a05a" : "#fff3dc"}"/><path d="M0-21 15 0H5z" fill="#0003"/><path d="M-5 0 0-13 5 0z" fill="${night ? "#ffe39a" : "#7d532d"}"/><path d="M0-21v-7l8 2.5-8 2.5" fill="#c8432a" stroke="#6b4518" stroke-width="1"/>${fire}</g>`;
};

export const traveller: Landmark = (roll, hour, floor) => {
  const [x, y] = [f(roll(56, 140)), f(floor - 5)];
  const night = hour === "night";
  const [cloak, hat] = night ? ["#6c78b5", "#4c578f"] : ["#2f7f93", "#1f5f74"];
  const light = night ? '<circle cx="9" cy="-12" r="14" fill="#ffd278" opacity=".3"/>' : "";
  const carries = night
    ? '<circle cx="10" cy="-13" r="3" fill="#ffe39a"/>'
    : '<path d="M-9-15a5 6 0 0 1 5 0v9h-6z" fill="#a9774a"/>';
  return `<g transform="translate(${x} ${y})">${light}<path d="M-6 0q0-15 5-18h4q5 4 5 18z" fill="${cloak}"/><circle cx="1" cy="-21" r="4.6" fill="#f0d2b0"/><path d="M-6-22l7-9 7 9z" fill="${hat}"/><path d="M10 0v-25" stroke="#6b4518" stroke-width="1.8"/>${carries}</g>`;
};

const standingStones: Landmark = (roll, hour, floor) => {
  const left = roll(44, 120);
  return each(4, (i) => {
    const [h, x, y] = [roll(12, 24), left + i * 13, floor - 5 - (i % 2) * 3];
    return `<path d="M${f(x)} ${f(y)}l1.5-${f(h)} 5.5-2 2.5 ${f(h + 2)}z" fill="${hour === "night" ? "#8d9bc4" : "#e9e4d6"}"/><path d="M${f(x + 7)} ${f(y - h - 2)}l2.5 ${f(h + 2)}h-4z" fill="#0003"/>`;
  });
};

const nothing: Landmark = () => "";
const ALL = [balloon, tent, traveller, standingStones, nothing] as const;

/** Which one a card has: with a wonder in front of it, at most a balloon. */
export function landmarkOf(number: number, wonderInFront: boolean): Landmark {
  if (wonderInFront) return number % 3 ? nothing : balloon;
  return ALL[number % 5] ?? nothing;
}
