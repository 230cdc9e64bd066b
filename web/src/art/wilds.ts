/** Things that grow, stand and float in Faraway's lands. */

import { type Dice, f, mix } from "./pen";

export interface Caps {
  cap: string[];
  stem: string;
  haze: string;
  dark: string;
}

export interface Walls {
  wall: string[];
  win: string;
  dark: string;
}

/** A mushroom with its foot at (x, base); k fades it into the haze of the distance. */
export const mushroom = (
  r: Dice,
  x: number,
  base: number,
  h: number,
  p: Caps,
  night: boolean,
  k = 0,
): string => {
  const w = h * r(0.36, 0.5),
    ch = h * r(0.34, 0.46),
    y = base - h + ch,
    c = mix(p.cap[Math.floor(r(0, 2.99))]!, p.haze, k),
    st = mix(p.stem, p.haze, k * 0.8),
    lean = r(-0.08, 0.08) * h,
    sw = h * 0.085 + 1;
  const X = x + lean;
  let s = `<path d="M${f(x - sw * 1.5)} ${f(base + 6)}Q${f(x - sw * 0.6)} ${f(base - h * 0.4)} ${f(X - sw * 0.8)} ${f(y)}H${f(X + sw * 0.8)}Q${f(x + sw * 0.6)} ${f(base - h * 0.4)} ${f(x + sw * 1.6)} ${f(base + 6)}z" fill="${st}"/><path d="M${f(x + sw * 0.3)} ${f(base + 6)}Q${f(x + sw * 0.1)} ${f(base - h * 0.4)} ${f(X + sw * 0.2)} ${f(y)}H${f(X + sw * 0.8)}Q${f(x + sw * 0.6)} ${f(base - h * 0.4)} ${f(x + sw * 1.6)} ${f(base + 6)}z" fill="#000" opacity=".13"/>`;
  s += `<ellipse cx="${f(X)}" cy="${f(y)}" rx="${f(w * 0.95)}" ry="${f(ch * 0.2)}" fill="${mix(st, p.dark, 0.35)}"/>`;
  s += `<path d="M${f(X - w)} ${f(y)}C${f(X - w)} ${f(y - ch * 1.25)} ${f(X + w)} ${f(y - ch * 1.25)} ${f(X + w)} ${f(y)}Q${f(X)} ${f(y + ch * 0.26)} ${f(X - w)} ${f(y)}z" fill="${c}"/><path d="M${f(X + w * 0.2)} ${f(y - ch * 0.92)}C${f(X + w * 0.8)} ${f(y - ch * 0.8)} ${f(X + w)} ${f(y - ch * 0.5)} ${f(X + w)} ${f(y)}Q${f(X + w * 0.6)} ${f(y + ch * 0.12)} ${f(X + w * 0.3)} ${f(y + ch * 0.11)}Q${f(X + w * 0.8)} ${f(y - ch * 0.4)} ${f(X + w * 0.2)} ${f(y - ch * 0.92)}z" fill="#000" opacity=".12"/>`;
  if (h > 24)
    for (let i = 0; i < 4; i++) {
      const t = -0.62 + i * 0.4 + r(-0.08, 0.08);
      s += `<ellipse cx="${f(X + w * t)}" cy="${f(y - ch * (0.82 - t * t * 0.75) * r(0.5, 0.85))}" rx="${f(w * r(0.07, 0.14))}" ry="${f(ch * r(0.06, 0.1))}" fill="${night ? "#ffd99a" : "#fff1d6"}" opacity="${night ? 0.95 : 0.88}"/>`;
    }
  return s;
};

/** A tower of the cave city, with windows that are lit by night. */
export const tower = (
  r: Dice,
  x: number,
  base: number,
  w: number,
  h: number,
  p: Walls,
  night: boolean,
  shade: number,
): string => {
  const c = p.wall[shade]!,
    y = base - h,
    kind = Math.floor(r(0, 3)),
    dk = mix(c, p.dark, 0.32);
  let s =
    kind === 0
      ? `<path d="M${f(x)} ${f(base + 20)}V${f(y + w / 2)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(w)} 0V${f(base + 20)}z" fill="${c}"/><path d="M${f(x + w / 2)} ${f(y)}v-9" stroke="${dk}" stroke-width="1.6"/>`
      : kind === 1
        ? `<path d="M${f(x)} ${f(base + 20)}V${f(y)}h${f(w * 0.2)}v4h${f(w * 0.2)}v-4h${f(w * 0.2)}v4h${f(w * 0.2)}v-4h${f(w * 0.2)}V${f(base + 20)}z" fill="${c}"/>`
        : `<path d="M${f(x)} ${f(base + 20)}V${f(y + 12)}L${f(x + w * 0.3)} ${f(y)}H${f(x + w * 0.82)}L${f(x + w)} ${f(y + 9)}V${f(base + 20)}z" fill="${c}"/>`;
  if (kind === 0) s += `<path d="M${f(x + w / 2)} ${f(y - 9)}l8 2.5-8 2.5z" fill="#c8432a"/>`;
  s += `<path d="M${f(x + w * 0.72)} ${f(base + 20)}V${f(y + (kind ? 5 : w * 0.12))}H${f(x + w)}V${f(base + 20)}z" fill="${dk}" opacity=".5"/>`;
  const cols = w > 34 ? 3 : w > 22 ? 2 : 1,
    ww = 4.6;
  for (let gy = y + (kind ? 15 : w * 0.5 + 4); gy < base - 7; gy += 14) {
    for (let i = 0; i < cols; i++) {
      if (r() < 0.2) continue;
      const gx = x + (w * (i + 0.5)) / cols - ww / 2 + r(-1.6, 1.6),
        lit = night ? r() < 0.8 : false,
        hh = r(6, 8.5);
      if (lit)
        s += `<circle cx="${f(gx + ww / 2)}" cy="${f(gy + 1)}" r="6.5" fill="#ffd278" opacity=".2"/>`;
      s += `<path d="M${f(gx)} ${f(gy + hh - 3)}v-${f(hh - 3)}a${f(ww / 2)} ${f(ww / 2)} 0 0 1 ${f(ww)} 0v${f(hh - 3)}z" fill="${lit ? p.win : night ? p.dark : p.win}"/>`;
      if (!night && r() < 0.24)
        s += `<path d="M${f(gx - 2)} ${f(gy - 2)}h${f(ww + 4)}l-1.5 3.5h-${f(ww + 1)}z" fill="${r() < 0.5 ? "#c8432a" : "#2f7f93"}"/>`;
    }
    s += `<path d="M${f(x + 2)} ${f(gy + 10)}h${f(w - 4)}" stroke="${dk}" stroke-width="1" opacity=".3"/>`;
  }
  return s;
};

/** A stone that floats. */
export const floating = (x: number, y: number, k: number, night: boolean): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"><path d="M-13-8-4-15 9-12 14-2 5 15-5 12z" fill="${night ? "#8d9bc4" : "#dfe3e2"}"/><path d="M9-12 14-2 5 15 2-1z" fill="${night ? "#55639a" : "#95a5b3"}"/><path d="M-13-8-4-15 9-12 2-1z" fill="${night ? "#b7c2e2" : "#f6f6f0"}"/><path d="M-9 17l4-1-1 4zM3 20l5-2-2 5zM-2 24l2-1 0 3z" fill="${night ? "#7f8cba" : "#aab6be"}"/></g>`;

/** A thistle in flower. */
export const thistle = (r: Dice, x: number, y: number, h: number, night: boolean): string => {
  const c = night ? "#d36aa8" : "#b23a78",
    g = night ? "#3f7a6a" : "#5b7a3a";
  return `<path d="M${f(x)} ${f(y)}q${f(r(-3, 3))}-${f(h * 0.5)} 0-${f(h)}" stroke="${g}" stroke-width="2" fill="none"/><path d="M${f(x)} ${f(y - h * 0.35)}l-7-5 3 5-5 0zM${f(x)} ${f(y - h * 0.5)}l7-5-3 5 5 0z" fill="${g}"/><ellipse cx="${f(x)}" cy="${f(y - h)}" rx="4" ry="4" fill="${g}"/><path d="M${f(x - 5.5)} ${f(y - h - 10)}l3 4 1-6 1.5 5 1.5-5 1 6 3-4-1.5 9h-8z" fill="${c}"/>`;
};

/** Our chimera: deer legs, fox tail, ibex horns and a small wing. */
export const beast = (x: number, y: number, k: number, flip: boolean, fill: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${flip ? -k : k} ${k})" fill="${fill}"><path d="M-14 0-13-11C-17-13-20-18-26-17-22-23-15-23-11-19-5-21 2-21 7-20 9-24 10-28 14-30 13-33 11-36 7-37 12-38 16-36 17-32 18-35 17-38 14-41 20-40 22-35 20-30L26-27 25-24 19-23C17-19 16-15 14-12L15 0H12L10-10 7-9 7 0H4L3-10C-1-9-5-9-8-10L-9-5-10 0z"/><path d="M-6-18C-10-26-9-32-14-37-5-37 4-31 5-20z"/></g>`;
