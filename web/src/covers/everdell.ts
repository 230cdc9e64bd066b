/** The cover of Everdell with Pearlbrook: a great tree with a door, by a brook with pearls. */

import { dice, f, gradient } from "../art/pen";
import { type Cover, type Lettering, title } from "./parts";

// Where these stand: x, y, then radius or length; leaves also have a colour.
const CROWN: [number, number, number, number][] = [
  [150, 96, 52, 0],
  [92, 132, 46, 0],
  [208, 130, 48, 0],
  [58, 168, 30, 0],
  [242, 166, 32, 0],
  [124, 108, 44, 1],
  [184, 104, 44, 1],
  [86, 148, 34, 1],
  [218, 148, 34, 1],
  [150, 130, 40, 1],
  [110, 100, 30, 2],
  [170, 88, 32, 2],
  [204, 120, 28, 2],
  [70, 150, 22, 2],
  [136, 120, 24, 3],
  [192, 96, 20, 3],
  [96, 122, 20, 3],
  [232, 150, 18, 3],
  [150, 78, 20, 3],
];
const LANTERNS: [number, number, number][] = [
  [84, 176, 26],
  [112, 172, 18],
  [206, 172, 22],
  [232, 186, 14],
];
const PEARLS: [number, number, number][] = [
  [112, 372, 9],
  [132, 384, 6],
  [94, 388, 7],
  [176, 338, 5],
];
function draw(id: string, lettering?: Lettering): string {
  const r = dice(11);
  let s =
    gradient(id + "a", [
      [0, "#a9d4d6"],
      [0.32, "#f2eccb"],
      [0.6, "#f9d9a0"],
    ]) +
    `<rect width="300" height="400" fill="url(#${id}a)"/><circle cx="150" cy="170" r="120" fill="#fff6d6" opacity=".5"/><circle cx="150" cy="170" r="84" fill="#fff6d6" opacity=".6"/>`;
  s += `<path d="M0 232l40-46 34 30 46-62 44 58 40-36 46 44 50-26V320H0z" fill="#a9c4b4"/><path d="M120 154l-16 22 12 4 10-8 12 10 6-6z" fill="#fffaf0"/><path d="M0 262q50-40 110-14t110-8 90 8v90H0z" fill="#8bb381"/><path d="M0 284q60-26 120-6t190-4v80H0z" fill="#6a9c62"/>`;
  for (let i = 0; i < 16; i++) {
    const x = r(0, 300),
      y = 268 + r(0, 22),
      h = r(12, 22);
    s += `<path d="M${f(x)} ${f(y - h)}l${f(h * 0.34)} ${f(h)}h-${f(h * 0.68)}z" fill="${i % 2 ? "#4b7f52" : "#3f7048"}"/>`;
  }
  // brook
  s +=
    `<path d="M0 306q80-14 160-4t150-6v110H0z" fill="#5b9056"/>` +
    gradient(id + "w", [
      [0, "#d9f0ea"],
      [1, "#3f97a8"],
    ]) +
    `<path d="M196 278c-30 10-58 12-52 24s74 12 66 32-104 16-96 44c4 14 30 18 40 30H-8V372c60-2 70-22 116-30s46-16 22-24-14-30 56-40z" fill="url(#${id}w)"/><path d="M150 296q-10 8 14 12M176 330q24 6 4 16M70 366q30-14 58-14M40 388q24-10 50-8" fill="none" stroke="#fff" stroke-width="2.2" opacity=".75" stroke-linecap="round"/>`;
  // tree
  s += `<path d="M118 320q16-28 14-90l-26-44 10-6 22 30 4-44h16l4 44 26-34 9 7-31 48q-4 60 22 92 10 10 22 12-30 8-50-6-10 12-26 4-20 14-52 4 24-4 36-17z" fill="#75492a"/><path d="M150 166h8l4 44 26-34 9 7-31 48q-4 60 22 92 10 10 22 12-30 8-50-6-4-84-10-163z" fill="#5a3720"/>`;
  const leaf = ["#3f7a45", "#558f4c", "#6fa653", "#8fbb5c", "#dca04a"];
  for (const [x, y, R, c] of CROWN) s += `<circle cx="${x}" cy="${y}" r="${R}" fill="${leaf[c]}"/>`;
  for (let i = 0; i < 46; i++) {
    const a = r(0, 6.3),
      d = Math.sqrt(r()) * 96,
      x = 150 + Math.cos(a) * d * 1.02,
      y = 128 + Math.sin(a) * d * 0.52;
    s += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r(1.6, 3.4))}" fill="${["#f7c7d0", "#fff1d6", "#f3a8a0", "#ffe08a"][i % 4]}"/>`;
  }
  s += `<path d="M137 300v-22a13 14 0 0 1 26 0v22q-13 6-26 0z" fill="#3d2414"/><path d="M140 299v-20a10 11 0 0 1 20 0v20q-10 4-20 0z" fill="#b8433a"/><circle cx="156" cy="288" r="1.8" fill="#ffd97a"/><circle cx="150" cy="246" r="8" fill="#3d2414"/><circle cx="150" cy="246" r="6" fill="#ffd97a"/><path d="M150 240v12M144 246h12" stroke="#3d2414" stroke-width="1.5"/><circle cx="141" cy="218" r="4.5" fill="#ffd97a" stroke="#3d2414" stroke-width="1.5"/><circle cx="160" cy="208" r="4" fill="#ffd97a" stroke="#3d2414" stroke-width="1.5"/>`;
  for (const [x, y, l] of LANTERNS)
    s += `<path d="M${x} ${y}v${l}" stroke="#4f2f1a" stroke-width="1"/><circle cx="${x}" cy="${y + l + 5}" r="11" fill="#ffd97a" opacity=".35"/><path d="M${x - 4} ${y + l}h8l1 8q-5 4-10 0z" fill="#ffb347"/>`;
  // cottages
  s += `<g transform="translate(236 304)"><path d="M-20 18V-2h40v20z" fill="#f3e6c8"/><path d="M-28 0q4-30 28-30t28 30z" fill="#c8573d"/><circle cx="-10" cy="-12" r="3.5" fill="#fff1d6"/><circle cx="4" cy="-20" r="3" fill="#fff1d6"/><circle cx="14" cy="-8" r="3.5" fill="#fff1d6"/><path d="M-4 18V6a5 5 0 0 1 10 0v12z" fill="#6b3f22"/><rect x="-15" y="3" width="7" height="7" rx="1.5" fill="#ffd97a"/><rect x="10" y="3" width="7" height="7" rx="1.5" fill="#ffd97a"/></g>`;
  s += `<g transform="translate(52 308) scale(.8)"><path d="M-16 16V-2h32v18z" fill="#efe0bd"/><path d="M-22 0L0-24 22 0z" fill="#6f8f4a"/><path d="M-4 16V6a4 4 0 0 1 8 0v10z" fill="#6b3f22"/><path d="M10-12v-12h6v18z" fill="#8d7458"/><path d="M13-26q6-6 0-12t4-10" stroke="#fffaf0" stroke-width="3" fill="none" opacity=".7"/></g>`;
  s += `<path d="M-4 356q40-10 60 6 10 18-20 24H-4zM304 330q-60 4-86 26t-64 28 50 22h100z" fill="#4d7f49"/><path d="M304 352q-50 6-74 24t-40 30h114z" fill="#3a6a40"/>`;
  // pearls and reeds
  for (const [x, y, R] of PEARLS)
    s += `<circle cx="${x}" cy="${y}" r="${R + 3}" fill="#fff" opacity=".35"/><circle cx="${x}" cy="${y}" r="${R}" fill="#f6efe8"/><path d="M${x - R} ${y}a${R} ${R} 0 0 0 ${2 * R} 0a${R} ${R * 0.6} 0 0 1-${2 * R} 0z" fill="#cdbfd0"/><circle cx="${x - R * 0.35}" cy="${y - R * 0.35}" r="${R * 0.28}" fill="#fff"/>`;
  for (let i = 0; i < 12; i++) {
    const x = i < 5 ? r(4, 50) : r(206, 296),
      y = i < 5 ? 384 : r(372, 398),
      h = r(20, 38);
    s += `<path d="M${f(x)} ${f(y)}q2-${f(h * 0.5)} ${f(r(-5, 5))}-${f(h)}" stroke="#2c5535" stroke-width="2" fill="none"/>`;
    if (i % 2)
      s += `<circle cx="${f(x + r(-4, 4))}" cy="${f(y - h)}" r="3" fill="${["#f3a8a0", "#ffe08a", "#fffaf0"][i % 3]}"/>`;
  }
  return lettering ? s + title(58, lettering, "#2f5a36", "#f7f2da", 62) : s;
}

export const everdell: Cover = {
  draw,
  side: ["#2f5a36", "#b9d3a0"],
  thumb: "40 80 230 230",
  shade: "#1f4527",
};
