/** The cover of Everdell Farshore: a lighthouse on a cliff, and a ship under sail. */

import { gradient } from "../art/pen";
import { type Cover, gull, type Lettering, scallop, title } from "./parts";

function draw(id: string, lettering?: Lettering): string {
  let s =
    gradient(id + "a", [
      [0, "#6fb0bf"],
      [0.3, "#b9d8cf"],
      [0.46, "#fbe3b8"],
      [0.56, "#f7b88a"],
    ]) + `<rect width="300" height="400" fill="url(#${id}a)"/>`;
  s += [74, 54, 36]
    .map(
      (R, i) => `<circle cx="92" cy="208" r="${R}" fill="#fff3cf" opacity="${[0.28, 0.4, 1][i]}"/>`,
    )
    .join("");
  s += `<g fill="#fffaf0" opacity=".8"><rect x="-20" y="132" width="120" height="11" rx="5.5"/><rect x="16" y="124" width="60" height="14" rx="7"/><rect x="118" y="162" width="70" height="8" rx="4"/><rect x="182" y="112" width="140" height="10" rx="5"/></g>`;
  s += `<path d="M0 218q30-24 62-12t58-6q24-10 44 6t50 12V240H0z" fill="#d99a86"/><path d="M-5 226q40-16 80-6t90 0l30 8v16H-5z" fill="#8f8d8e" opacity=".75"/>`;
  s +=
    scallop(226, 30, 7, "#6fb3b4", "#e8f5ee") +
    `<path d="M58 228h70l-12 40-18 60H84l-14-54z" fill="#fff0c4" opacity=".42"/>` +
    scallop(246, 40, 9, "#4c9daa", "#d7efe9", 14) +
    scallop(270, 48, 11, "#37899a", "#cfe6e4", 4);
  // ship
  s += `<g transform="translate(84 262)"><path d="M-30 4q30 8 62-2l-9 17q-22 8-45 0z" fill="#6b3f22"/><path d="M-30 4q30 8 62-2l-2 5q-30 9-58 2z" fill="#8d5a30"/><path d="M-8 5V-58M14 3V-44" stroke="#4f2f1a" stroke-width="2.4"/><path d="M-7-54q24 12 15 42l-15 1zM15-41q17 9 11 30l-11 2z" fill="#fffaf0"/><path d="M-7-40q14 2 17 9l-17-1zM-7-22q13 0 16 5l-16 1zM15-28q9 1 12 6l-12-1z" fill="#e9d7b0"/><path d="M-10-50q-17 18-19 42l19-6z" fill="#f3e6c8"/><path d="M-8-58l-17 4 17 5z" fill="#d8604a"/></g>`;
  s += `<path d="M60 288q24 6 52 0M68 295q18 4 36 0" stroke="#e8f5ee" stroke-width="2" fill="none" opacity=".7"/>`;
  // beams
  s +=
    gradient(
      id + "b",
      [
        [0, "#fff3c0", 0.95],
        [1, "#fff3c0", 0],
      ],
      'x1="1" x2="0"',
    ) +
    `<path d="M218 104 0 58V128z" fill="url(#${id}b)"/>` +
    gradient(
      id + "c",
      [
        [0, "#fff3c0", 0.8],
        [1, "#fff3c0", 0],
      ],
      "",
    ) +
    `<path d="M222 104 300 82v40z" fill="url(#${id}c)"/>`;
  // cliff
  s += `<path d="M300 196q-30-10-54-6l-62 8-14 20 6 26-20 26 10 28-24 34 20 30-10 38H300z" fill="#9a7a5c"/><path d="M184 198l-14 20 6 26-20 26 10 28-24 34 20 30-10 38h36l14-42-8-30 18-36-6-28 16-26-8-34z" fill="#7c5f48"/><path d="M300 196q-30-10-54-6l-62 8-14 20q24-8 38 0t34-2 30 4 28-4z" fill="#6f9a52"/><path d="M184 198l-14 20q12-5 22-4l10-10z" fill="#4f7a42"/><path d="M222 236l34 6 44-8v18l-40 8-42-8zM196 300l46-10 58 12v16l-56-8-40 10zM232 348l68-10v20l-60 8z" fill="#86684c"/><path d="M250 220l-8 24M276 262l-6 30M224 262l6 26M262 318l-8 28" stroke="#6d533d" stroke-width="2.5" stroke-linecap="round"/>`;
  // lighthouse
  s += `<path d="M206 204l6-92h18l6 92z" fill="#fffaf0"/><path d="M211 130l-1.6 24h23.200L231 130zM208 176l-1.8 26h29.600L234 176z" fill="#d8604a"/><path d="M224 112h6l6 92h-12z" fill="#0002"/><path d="M206 108h30v6h-30z" fill="#3c4a52"/><path d="M212 92h18v16h-18z" fill="#ffd97a"/><path d="M216 92v16M221 92v16M226 92v16" stroke="#3c4a52" stroke-width="1.6"/><path d="M209 93q12-20 24 0z" fill="#3c4a52"/><path d="M221 84v-8" stroke="#3c4a52" stroke-width="2"/><path d="M217 188a4 4 0 0 1 8 0v16h-8z" fill="#6b3f22"/><path d="M217 162h7v8h-7zM218 120h6v7h-6z" fill="#3c4a52"/>`;
  s += `<path d="M244 202v-22l16-13 18 13v22z" fill="#f3e6c8"/><path d="M239 182l21-19 24 19z" fill="#a8523a"/><path d="M249 187h8v9h-8zM264 187h8v15h-8z" fill="#6b3f22"/><path d="M266 166v-9h6v14z" fill="#7c5f48"/>`;
  s +=
    scallop(330, 56, 13, "#2a7488", "#cfe6e4", -20) +
    `<path d="M120 338q20-16 40-6t44-2 50 4 50-2v14q-30 10-70 4t-60 4-54-16z" fill="#e8f5ee" opacity=".9"/>` +
    scallop(356, 66, 14, "#1f6177", "#a9d2d2", 10) +
    scallop(384, 74, 14, "#184f63", "#7fb7c0", -16);
  s += gull(120, 150, 1.3) + gull(160, 188, 0.9) + gull(28, 176, 1) + gull(258, 132, 0.8);
  return lettering ? s + title(70, lettering, "#174a5c", "#f4f1dc", 54) : s;
}

export const farshore: Cover = {
  draw,
  side: ["#17586b", "#8cc3c4"],
  thumb: "60 70 240 240",
  shade: "#184f63",
};
