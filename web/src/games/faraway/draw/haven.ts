/** The grey biome: havens of the people from below, with stone gates and great wheels. */

import { cog } from "./cog";
import { each, f, mix, type Dice } from "../../../art/pen";
import { ridge } from "./ridge";
import { PAINT, type HavenPaint, type Hour } from "./palette";

/** A wheel half sunk into the ground, with spokes and a hub. */
function wheel(x: number, y: number, r: number, paint: HavenPaint, haze: number): string {
  const metal = mix(paint.brass, paint.sky[1], haze);
  const shade = mix(paint.dark, paint.sky[1], haze);
  const spokes = each(4, (i) => {
    const turn = (i * Math.PI) / 4 + r;
    const [dx, dy] = [f(r * 0.6 * Math.cos(turn)), f(r * 0.6 * Math.sin(turn))];
    return `M${f(x - dx)} ${f(y - dy)}L${f(x + dx)} ${f(y + dy)}`;
  });
  return (
    `<path d="${cog(x, y, r, 12)}" fill="${metal}"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.6)}" fill="${mix(shade, metal, 0.25)}"/>` +
    `<path d="${spokes}" stroke="${metal}" stroke-width="${f(r * 0.13)}"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.2)}" fill="${metal}"/>` +
    `<path d="M${f(x)} ${f(y - r * 0.94)}A${f(r * 0.94)} ${f(r * 0.94)} 0 0 0 ${f(x - r * 0.94)} ${f(y)}" fill="none" stroke="#fff" stroke-width="${f(r * 0.06)}" opacity=".35"/>`
  );
}

/** A gate cut from one stone; by night there is light behind it. */
function gate(roll: Dice, x: number, base: number, w: number, h: number, hour: Hour): string {
  const paint = PAINT.grey[hour];
  const [foot, door] = [f(base + 12), w * roll(0.24, 0.3)];
  const lit = hour === "night";
  const glow = lit
    ? `<circle cx="${f(x)}" cy="${f(base - h * 0.3)}" r="${f(w * 0.5)}" fill="#ffd278" opacity=".18"/>`
    : "";
  const [left, right] = [x - w / 2, x + w / 2];
  const joints = each(
    3,
    (i) => `M${f(left + 2)} ${f(base - h * (0.24 + i * 0.22))}h${f(w * 0.18)}m${f(w * 0.6)} 0h${f(w * 0.14)}`,
  );
  return (
    `<path d="M${f(left)} ${foot}L${f(left + w * 0.07)} ${f(base - h + 7)}Q${f(x)} ${f(base - h - 9)} ${f(right - w * 0.07)} ${f(base - h + 7)}L${f(right)} ${foot}z" fill="${paint.stone}"/>` +
    `<path d="M${f(x + w * 0.16)} ${foot}V${f(base - h)}Q${f(x + w * 0.3)} ${f(base - h)} ${f(right - w * 0.07)} ${f(base - h + 7)}L${f(right)} ${foot}z" fill="${paint.shade}" opacity=".65"/>` +
    `<path d="${joints}" stroke="${paint.dark}" stroke-width="1.1" opacity=".3"/>${glow}` +
    `<path d="M${f(x - door)} ${foot}V${f(base - h * 0.42)}a${f(door)} ${f(door)} 0 0 1 ${f(door * 2)} 0V${foot}z" fill="${lit ? "#ffd98c" : paint.dark}"/>` +
    `<path d="${cog(x, base - h * 0.42, door * 0.62, 8)}" fill="${paint.brass}"/><circle cx="${f(x)}" cy="${f(base - h * 0.42)}" r="${f(door * 0.24)}" fill="${paint.dark}"/>`
  );
}

/** Steam that rises from the ground. */
function steam(roll: Dice, x: number, y: number): string {
  return each(4, (i) => {
    const r = 3.5 + i * 1.9;
    return `<circle cx="${f(x + roll(-3, 3) + i * 2)}" cy="${f(y - i * 8)}" r="${f(r)}" fill="#fff" opacity="${f(0.4 - i * 0.08)}"/>`;
  });
}

/** Crystals of the deep, bright by night. */
function crystals(roll: Dice, floor: number, hour: Hour): string {
  const [lit, shade] = hour === "night" ? ["#b9f0e4", "#5aa9a6"] : ["#dfeeea", "#9fbcb9"];
  return each(5, () => {
    const [x, h] = [roll(8, 190), roll(8, 17)];
    const y = floor - roll(-2, 8);
    return `<path d="M${f(x - 4)} ${f(y)}l1-${f(h * 0.7)} 3-${f(h * 0.3)} 3 ${f(h * 0.3)} 1 ${f(h * 0.7)}z" fill="${lit}"/><path d="M${f(x)} ${f(y - h)}l3 ${f(h * 0.3)} 1 ${f(h * 0.7)}h-4z" fill="${shade}"/>`;
  });
}

export function haven(roll: Dice, hour: Hour, floor: number): string {
  const paint = PAINT.grey[hour];
  const [far, middle, near, ground] = paint.ridges;
  let drawn = ridge(roll, 114, 10, 4, far);
  drawn += wheel(roll(30, 60), 134, roll(17, 22), paint, 0.55) + wheel(roll(120, 160), 138, roll(13, 18), paint, 0.5);
  drawn += ridge(roll, 140, 6, 4, middle) + steam(roll, roll(80, 110), 136);
  const [a, b] = [roll(34, 66), roll(122, 156)];
  drawn += gate(roll, b, floor - 28, roll(40, 52), roll(56, 70), hour);
  drawn += ridge(roll, floor - 26, 5, 5, near);
  drawn += gate(roll, a, floor - 10, roll(46, 56), roll(58, 74), hour);
  drawn += wheel(roll(92, 112), floor - 6, roll(15, 20), paint, 0) + steam(roll, roll(150, 184), floor - 14);
  return drawn + ridge(roll, floor - 6, 4, 5, ground) + crystals(roll, floor, hour);
}
