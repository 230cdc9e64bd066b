/** The cover of Faraway: floating stones above a land between day and night. */

import { dice, f, gradient } from "../art/pen";
import { beast, floating, mushroom, thistle, tower } from "../art/wilds";
import { type Cover, type Lettering, title } from "./parts";

const CAPS = {
  cap: ["#c2503a", "#d07a3e", "#9a3a56"],
  stem: "#d9c3c4",
  haze: "#5b4178",
  dark: "#1f1029",
};
const WALLS = { wall: ["#f0cf8a", "#dba95a", "#c08a42"], win: "#ffe39a", dark: "#7a4d2c" };

function draw(id: string, lettering?: Lettering): string {
  const r = dice(23);
  let s =
    `<radialGradient id="${id}l"><stop stop-color="#ffe9b0" stop-opacity=".5"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient>` +
    gradient(
      id + "a",
      [
        [0, "#2a2560"],
        [0.34, "#7c5a8c"],
        [0.56, "#f0b08c"],
        [0.74, "#fbe6bd"],
      ],
      'x1=".9" y1="0" x2=".3" y2="1"',
    ) + `<rect width="300" height="400" fill="url(#${id}a)"/>`;
  for (let i = 0; i < 60; i++) {
    const x = r(60, 300),
      y = r(0, 150) * (x / 300);
    s += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r(0.5, 1.6))}" fill="#fff6d8" opacity="${f(r(0.4, 1))}"/>`;
  }
  s += `<circle cx="236" cy="118" r="42" fill="#fff2c0" opacity=".12"/><path d="M248 90A28 28 0 1 0 264 132A24 24 0 0 1 248 90z" fill="#fdf0c4"/><circle cx="54" cy="214" r="58" fill="#fff6d6" opacity=".4"/><circle cx="54" cy="214" r="30" fill="#ffe7a6"/>`;
  s += `<path d="M0 262l30-34 22 16 34-60 22 30 20-22 34 62 40-30 34 34 30-20 34 30V400H0z" fill="#b48aa0" opacity=".7"/>`;
  s += `<rect y="250" width="300" height="60" fill="#fff3dc" opacity=".35"/>`;
  s += `<path d="M0 282q40-24 80-10t70-6 80 6 70-8V400H0z" fill="#8d6c92"/>`;
  // cave city on the left, mushrooms right
  s +=
    tower(r, -8, 316, 34, 74, WALLS, true, 1) +
    tower(r, 28, 316, 26, 96, WALLS, true, 0) +
    tower(r, 56, 318, 36, 66, WALLS, true, 1) +
    tower(r, 16, 330, 40, 44, WALLS, true, 2);
  s +=
    mushroom(r, 206, 318, 74, CAPS, true, 0.25) +
    mushroom(r, 276, 322, 96, CAPS, true, 0.1) +
    mushroom(r, 240, 326, 54, CAPS, true, 0.05) +
    mushroom(r, 180, 322, 40, CAPS, true, 0.2);
  s += `<g opacity=".5" fill="#fff3e0"><rect x="-30" y="300" width="180" height="14" rx="7"/><rect x="120" y="312" width="220" height="16" rx="8"/><rect x="-10" y="324" width="120" height="12" rx="6"/></g>`;
  // the great floating stones
  s +=
    `<g transform="translate(150 176)"><path d="M-48-20-26-44 14-50 46-30 52-4 24 34 2 62-20 40-44 12z" fill="#8d93b5"/><path d="M14-50 46-30 52-4 24 34 2 62 8-2z" fill="#5d6392"/><path d="M-48-20-26-44 14-50 46-30 8-2z" fill="#c7cbdf"/><path d="M-48-20 8-2 2 62-20 40-44 12z" fill="#9da3c4"/><path d="M-40-24q12-22 34-20 26-14 52 14-20-6-30 4-14-8-26 2-14-6-30 0z" fill="#7fa068"/><path d="M-12-40l6-22 5 22zM4-42l8-30 7 30z" fill="#456b4c"/><path d="M-30 4l10 3M-26 18l8 3M-10 26l6 4" stroke="#5d6392" stroke-width="2"/><circle cx="-16" cy="8" r="4" fill="#ffe39a"/></g>` +
    floating(66, 128, 1.15, true) +
    floating(246, 200, 0.9, true) +
    floating(98, 238, 0.6, true) +
    floating(204, 248, 0.5, true);
  s += `<path d="M128 244q6 26-4 44M150 240q0 24 8 40" stroke="#fff3dc" stroke-width="1.2" opacity=".5" fill="none"/>`;
  s += `<path d="M-4 346q40-22 84-10l34 12q30 16 70 4t120-26V404H-4z" fill="#4a2f55"/><path d="M-4 372q60-18 120-2t190-16v50H-4z" fill="#2d1c3c"/>`;
  s +=
    `<ellipse cx="104" cy="312" rx="62" ry="52" fill="url(#${id}l)"/>` +
    beast(104, 349, 1.7, false, "#1d1230") +
    `<circle cx="137" cy="300" r="2" fill="#ffe39a"/>`;
  for (let i = 0; i < 9; i++)
    s += thistle(r, i < 4 ? 14 + i * 17 : 190 + (i - 4) * 25, 394 + r(-8, 4), r(26, 56), true);
  return lettering ? s + title(70, lettering, "#fff6dc", "#3a2a63", 66) : s;
}

export const faraway: Cover = {
  draw,
  side: ["#2a1c48", "#8d6c92"],
  thumb: "40 110 240 240",
  shade: "#1d1230",
};
