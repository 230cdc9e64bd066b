/** The red biome: a forest of mushrooms. */

import { each, f, mix, oneOf, type Dice } from "../../../art/pen";
import { ridge } from "./ridge";
import { PAINT, type ForestPaint, type Hour } from "./palette";

/** A mushroom that stands at x on its base; the haze fades it into the sky. */
function mushroom(roll: Dice, x: number, base: number, h: number, hour: Hour, haze = 0): string {
  const paint: ForestPaint = PAINT.red[hour];
  const [w, cap] = [h * roll(0.36, 0.5), h * roll(0.34, 0.46)];
  const y = base - h + cap;
  const colour = mix(oneOf(paint.caps, roll), paint.sky[1], haze);
  const stem = mix(paint.stem, paint.sky[1], haze * 0.8);
  const X = x + roll(-0.08, 0.08) * h;
  const sw = h * 0.085 + 1;
  const [foot, waist] = [f(base + 6), f(base - h * 0.4)];
  const right = `Q${f(x + sw * 0.6)} ${waist} ${f(x + sw * 1.6)} ${foot}z`;
  return (
    `<path d="M${f(x - sw * 1.5)} ${foot}Q${f(x - sw * 0.6)} ${waist} ${f(X - sw * 0.8)} ${f(y)}H${f(X + sw * 0.8)}${right}" fill="${stem}"/>` +
    `<path d="M${f(x + sw * 0.3)} ${foot}Q${f(x + sw * 0.1)} ${waist} ${f(X + sw * 0.2)} ${f(y)}H${f(X + sw * 0.8)}${right}" fill="#000" opacity=".13"/>` +
    `<ellipse cx="${f(X)}" cy="${f(y)}" rx="${f(w * 0.95)}" ry="${f(cap * 0.2)}" fill="${mix(stem, paint.dark, 0.35)}"/>` +
    `<path d="M${f(X - w)} ${f(y)}C${f(X - w)} ${f(y - cap * 1.25)} ${f(X + w)} ${f(y - cap * 1.25)} ${f(X + w)} ${f(y)}Q${f(X)} ${f(y + cap * 0.26)} ${f(X - w)} ${f(y)}z" fill="${colour}"/>` +
    `<path d="M${f(X + w * 0.2)} ${f(y - cap * 0.92)}C${f(X + w * 0.8)} ${f(y - cap * 0.8)} ${f(X + w)} ${f(y - cap * 0.5)} ${f(X + w)} ${f(y)}Q${f(X + w * 0.6)} ${f(y + cap * 0.12)} ${f(X + w * 0.3)} ${f(y + cap * 0.11)}Q${f(X + w * 0.8)} ${f(y - cap * 0.4)} ${f(X + w * 0.2)} ${f(y - cap * 0.92)}z" fill="#000" opacity=".12"/>` +
    (h > 24 ? spots(roll, X, y, w, cap, hour) : "")
  );
}

function spots(roll: Dice, x: number, y: number, w: number, cap: number, hour: Hour): string {
  const [fill, opacity] = hour === "night" ? ["#ffd99a", 0.95] : ["#fff1d6", 0.88];
  return each(4, (i) => {
    const t = -0.62 + i * 0.4 + roll(-0.08, 0.08);
    const height = cap * (0.82 - t * t * 0.75) * roll(0.5, 0.85);
    return `<ellipse cx="${f(x + w * t)}" cy="${f(y - height)}" rx="${f(w * roll(0.07, 0.14))}" ry="${f(cap * roll(0.06, 0.1))}" fill="${fill}" opacity="${opacity}"/>`;
  });
}

/** Leaves in the wind by day, fireflies by night. */
function drifting(roll: Dice, hour: Hour): string {
  if (hour === "night") {
    return each(
      9,
      () =>
        `<circle cx="${f(roll(10, 190))}" cy="${f(roll(100, 185))}" r="${f(roll(0.8, 1.8))}" fill="#ffdf9a" opacity=".85"/>`,
    );
  }
  const caps = PAINT.red.day.caps;
  return each(
    7,
    (i) =>
      `<path d="M${f(roll(10, 190))} ${f(roll(70, 180))}q4-3 6 1q-4 3-6-1z" fill="${caps[i % 2 ? 1 : 0]}" opacity=".75"/>`,
  );
}

export function forest(roll: Dice, hour: Hour, floor: number): string {
  const [far, middle, near, ground] = PAINT.red[hour].ridges;
  let drawn = ridge(roll, 118, 10, 4, far);
  drawn += each(6, () => mushroom(roll, roll(0, 200), roll(124, 132), roll(22, 38), hour, 0.5));
  drawn += ridge(roll, 136, 8, 4, middle);
  const places = [roll(14, 44), roll(60, 88), roll(112, 140), roll(158, 192)].sort(() => roll() - 0.5);
  const [a = 30, b = 74, c = 126, d = 175] = places;
  drawn +=
    mushroom(roll, a, 150, roll(48, 62), hour, 0.18) + mushroom(roll, b, 150, roll(40, 56), hour, 0.18);
  drawn += ridge(roll, floor - 36, 7, 4, near);
  drawn +=
    mushroom(roll, c, floor - 14, roll(72, 88), hour) + mushroom(roll, d, floor - 18, roll(54, 70), hour);
  drawn += each(3, () => mushroom(roll, c + roll(-34, 34), floor - 6, roll(14, 24), hour));
  return drawn + drifting(roll, hour) + ridge(roll, floor - 9, 5, 5, ground);
}
