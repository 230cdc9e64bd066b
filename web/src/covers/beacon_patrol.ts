/** The cover of Beacon Patrol: a chart with islands, lighthouses and a patrol boat. */

import { f, gradient } from "../art/pen";
import { type Cover, fitting, type Lettering } from "./parts";

function draw(id: string, lettering?: Lettering): string {
  let s =
    gradient(id + "a", [
      [0, "#2c8093"],
      [1, "#154a60"],
    ]) + `<rect width="300" height="400" fill="url(#${id}a)"/>`;
  const T = 75;
  for (let y = 0; y < 6; y++)
    for (let x = 0; x < 4; x++)
      s += `<rect x="${x * T + 1}" y="${y * T - 24}" width="${T - 2}" height="${T - 2}" rx="5" fill="#fff" opacity="${[0.03, 0.075, 0.05, 0.1][(x * 3 + y * 5) % 4]}"/>`;
  const isle = (x: number, y: number, k: number, rot: number) => {
    const p = "M-34-6C-36-24-14-32 4-28S36-22 36-4 26 24 6 26-32 14-34-6z";
    return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k})"><path d="${p}" fill="none" stroke="#cfe6e4" stroke-opacity=".22" stroke-width="${34 / k}"/><path d="${p}" fill="none" stroke="#cfe6e4" stroke-opacity=".28" stroke-width="${18 / k}"/><path d="${p}" fill="#ecdcae" stroke="#fff6da" stroke-width="${2.5 / k}"/><path d="${p}" fill="#7fa65c" transform="scale(.76)"/><path d="${p}" fill="#659049" transform="translate(3 2) scale(.46)"/></g>`;
  };
  const tree = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="5.5" fill="#3f7048"/><circle cx="${x - 1.5}" cy="${y - 1.5}" r="3" fill="#5f935c"/>`;
  s += `<path d="M-10 250C60 230 90 290 150 270S260 220 320 260" fill="none" stroke="#cfe6e4" stroke-opacity=".3" stroke-width="1.5" stroke-dasharray="5 5"/><path d="M-10 150C50 170 120 110 180 140s80 20 130-10" fill="none" stroke="#cfe6e4" stroke-opacity=".3" stroke-width="1.5" stroke-dasharray="5 5"/>`;
  // light sectors
  const sector = (x: number, y: number, R: number, a: number, b: number, c: string, o: number) => {
    const q = (t: number) =>
      `${f(x + R * Math.cos((t * Math.PI) / 180))} ${f(y + R * Math.sin((t * Math.PI) / 180))}`;
    const g = id + "s" + x + a;
    return `<radialGradient id="${g}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${R}"><stop stop-color="${c}"/><stop offset=".3" stop-color="${c}" stop-opacity="${o}"/><stop offset="1" stop-color="${c}" stop-opacity=".08"/></radialGradient><path d="M${x} ${y}L${q(a)}A${R} ${R} 0 0 1 ${q(b)}z" fill="url(#${g})"/>`;
  };
  s +=
    sector(86, 196, 150, -52, -20, "#ff9a7a", 0.5) +
    sector(86, 196, 150, -20, 14, "#fff3c0", 0.8) +
    sector(86, 196, 150, 14, 46, "#9fe0a8", 0.5) +
    sector(236, 326, 130, 190, 226, "#fff3c0", 0.72) +
    sector(236, 326, 130, 226, 252, "#ff9a7a", 0.45);
  s +=
    isle(84, 196, 1.15, 10) +
    isle(244, 330, 1.2, 60) +
    isle(40, 352, 0.7, -20) +
    isle(262, 148, 0.5, 30) +
    isle(150, 396, 0.6, 0);
  s +=
    tree(62, 210) +
    tree(72, 218) +
    tree(104, 184) +
    tree(112, 200) +
    tree(256, 348) +
    tree(266, 338) +
    tree(254, 306) +
    tree(38, 350) +
    tree(48, 356) +
    tree(30, 344);
  const beaconTower = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="3" cy="4" rx="17" ry="7" fill="#0003"/><path d="M-10 3-6-44H6L10 3q-10 5-20 0z" fill="#fffaf0"/><path d="M-7.3-29-8.5-15h17L7.3-29z" fill="#d8604a"/><path d="M1-44h5l4 47q-4 2-8 2z" fill="#0002"/><path d="M-10-49H10v6H-10z" fill="#33424a"/><path d="M-6-60H6v11H-6z" fill="#ffd97a"/><path d="M-8-59q8-13 16 0z" fill="#33424a"/><circle cy="-55" r="18" fill="#ffe9a8" opacity=".35"/></g>`;
  s += beaconTower(86, 204, 1.25) + beaconTower(238, 336, 1.1);
  const buoy = (x: number, y: number, c: string) =>
    `<g transform="translate(${x} ${y})"><ellipse cy="3" rx="11" ry="4" fill="none" stroke="#cfe6e4" stroke-opacity=".6" stroke-width="1.5"/><path d="M-8 2-4-9h8l4 11q-8 4-16 0z" fill="${c}"/><path d="M-2-9v-8h4v8" fill="#33424a"/><circle cy="-19" r="3.2" fill="#ffe39a"/><circle cy="-19" r="7" fill="#ffe39a" opacity=".3"/></g>`;
  s +=
    buoy(166, 148, "#d8604a") +
    buoy(124, 324, "#6fae6a") +
    buoy(28, 274, "#e4b83a") +
    buoy(268, 232, "#d8604a");
  // patrol boat and wake
  s += `<path d="M176 246C150 262 120 276 60 300" fill="none" stroke="#e8f5ee" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/><g transform="translate(186 238) rotate(-28)"><path d="M-26-8Q-70-18-96-22M-26 8Q-68 20-92 30" stroke="#e8f5ee" stroke-width="2" fill="none" opacity=".6"/><path d="M-26-11H12Q34-6 42 0 34 6 12 11H-26q-4-11 0-22z" fill="#fffaf0"/><path d="M-26-11H12Q34-6 42 0H-28q0-6 2-11z" fill="#e9dcc0"/><path d="M-22-8H11q17 4 23 8-6 4-23 8H-22q-3-8 0-16z" fill="#b98449"/><rect x="-12" y="-6.5" width="18" height="13" rx="3" fill="#d8604a"/><rect x="2" y="-5" width="4" height="10" rx="1" fill="#cfe6e4"/><circle cx="-17" r="2.5" fill="#ffe39a"/></g>`;
  // soundings and rose
  s += `<g font-family="Alegreya, Georgia, serif" font-style="italic" font-size="12" fill="#e8f5ee" opacity=".75">${[
    [20, 136, 7],
    [150, 192, 12],
    [196, 180, 9],
    [268, 196, 4],
    [20, 232, 11],
    [102, 276, 18],
    [200, 286, 15],
    [90, 344, 8],
    [176, 350, 21],
    [280, 276, 6],
    [128, 246, 14],
  ]
    .map(([x, y, n]) => `<text x="${x}" y="${y}">${n}</text>`)
    .join("")}</g>`;
  s += `<g transform="translate(170 318) scale(.62)" opacity=".9"><circle r="38" fill="none" stroke="#e4d3a8" stroke-width="2"/>${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a})"><path d="M0 0 8-9 0-46z" fill="#e4d3a8"/><path d="M0 0-8-9 0-46z" fill="#b7974f"/><path d="M0 0 9-3 20-20z" fill="#e4d3a8" opacity=".7"/></g>`).join("")}</g>`;
  s += `<path d="M0 0H300V98q-30 14-62 4t-70 6-76-8-92 6z" fill="#f4ead0"/><path d="M0 106q40-4 92-6t76 8 70-6 62-4" fill="none" stroke="#c9b484" stroke-width="2"/><path d="M0 113q40-4 92-6t76 8 70-6 62-4" fill="none" stroke="#e8f5ee" stroke-width="1.5" opacity=".5"/>`;
  return lettering ? s + inTwoLines(lettering.name) : s;
}

function inTwoLines(name: string): string {
  const [first = "", second = ""] = name.split(/ (.*)/);
  const size = Math.min(fitting(first, 46), fitting(second, 46));
  const rule = 100 - Math.max(first.length, second.length) * 6;
  const rules = rule > 42 ? '<path d="M22 66h42M236 66h42" stroke="#b7974f" stroke-width="2"/>' : "";
  return `<g font-family="Alegreya, Georgia, serif" text-anchor="middle" font-weight="700" fill="#1f4f63"><text x="150" y="46" font-size="${size}">${first}</text><text x="150" y="88" font-size="${size}" fill="#b9482f">${second}</text></g>${rules}`;
}

export const beacon_patrol: Cover = {
  draw,
  side: ["#123f52", "#f4ead0"],
  thumb: "30 130 220 220",
  shade: "#123f52",
};
