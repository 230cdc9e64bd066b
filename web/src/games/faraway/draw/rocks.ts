/** The blue biome: a stony desert under snow. */

import { each, f, line, mix, type Dice, type Point } from "../../../art/pen";
import { ridge } from "./ridge";
import { PAINT, type Hour } from "./palette";

interface Spire {
  readonly snow: boolean;
  readonly haze: number;
}

/** A faceted rock: lit on the left, in shade on the right, perhaps with a cap of snow. */
function spire(
  roll: Dice,
  x: number,
  base: number,
  w: number,
  h: number,
  hour: Hour,
  { snow, haze }: Spire,
): string {
  const paint = PAINT.blue[hour];
  const [lit, shade] = [mix(paint.lit, paint.sky[1], haze), mix(paint.shade, paint.sky[1], haze)];
  const peak = x + roll(-0.18, 0.18) * w;
  const top = base - h;
  const flat = roll() < 0.38 ? w * 0.24 : 1.5;
  const left: Point[] = [
    [x - w / 2, base + 8],
    [x - w * roll(0.36, 0.44), base - h * 0.35],
    [x - w * roll(0.2, 0.3), base - h * 0.68],
    [peak - flat, top + roll(0, 3)],
  ];
  const right: Point[] = [
    [peak + flat, top],
    [x + w * roll(0.2, 0.32), base - h * roll(0.6, 0.7)],
    [x + w * roll(0.34, 0.46), base - h * 0.3],
    [x + w / 2, base + 8],
  ];
  const edge: Point[] = [
    [peak + flat * 0.2, top],
    [peak - w * 0.06, base - h * 0.6],
    [peak + w * 0.05, base - h * 0.28],
    [peak - w * 0.04, base + 8],
  ];
  const cracks = `M${f(x - w * 0.3)} ${f(base - h * 0.4)}l${f(w * 0.14)} 3M${f(x + w * 0.12)} ${f(base - h * 0.46)}l${f(w * 0.14)}-3M${f(x - w * 0.2)} ${f(base - h * 0.18)}l${f(w * 0.12)} 2`;
  const cap = `M${f(peak - flat)} ${f(top)}L${f(x - w * 0.2)} ${f(base - h * 0.7)}l${f(w * 0.09)}-4 ${f(w * 0.08)} 7 ${f(w * 0.1)}-8 ${f(w * 0.1)} 6L${f(peak + flat + w * 0.13)} ${f(base - h * 0.76)}L${f(peak + flat)} ${f(top)}z`;
  return (
    `<path d="M${line(left)}L${line(right)}z" fill="${lit}"/><path d="M${line(edge)}L${line([...right].reverse())}z" fill="${shade}"/>` +
    `<path d="${cracks}" stroke="${paint.dark}" stroke-width="1.2" opacity=".35"/>` +
    (snow ? `<path d="${cap}" fill="#fff" opacity=".93"/>` : "")
  );
}

function boulders(roll: Dice, floor: number, hour: Hour): string {
  const { lit, shade } = PAINT.blue[hour];
  return each(7, () => {
    const [x, y, k] = [roll(2, 196), floor - roll(-4, 14), roll(4, 10)];
    const fall = `${f(k * 0.7)} ${f(k * 0.5)} ${f(k * 0.2)} ${f(k * 0.6)}`;
    return `<path d="M${f(x)} ${f(y)}l${f(k * 0.3)}-${f(k * 0.8)} ${f(k * 0.7)}-${f(k * 0.2)} ${fall}z" fill="${lit}"/><path d="M${f(x + k)} ${f(y - k)}l${fall}h-${f(k * 0.8)}z" fill="${shade}"/>`;
  });
}

const snowfall = (roll: Dice): string =>
  each(
    12,
    () =>
      `<circle cx="${f(roll(5, 195))}" cy="${f(roll(70, 190))}" r="${f(roll(0.8, 1.7))}" fill="#fff" opacity=".9"/>`,
  );

export function rocks(roll: Dice, hour: Hour, floor: number): string {
  const [far, middle, near, ground] = PAINT.blue[hour].ridges;
  let drawn = ridge(roll, 120, 9, 5, far);
  drawn += each(5, () =>
    spire(roll, roll(-6, 206), 138, roll(22, 40), roll(26, 56), hour, { snow: false, haze: 0.52 }),
  );
  drawn += ridge(roll, 140, 5, 4, middle);
  const [a, b, c, d] = [roll(22, 52), roll(70, 104), roll(116, 146), roll(162, 192)];
  drawn += spire(roll, b, 158, roll(40, 54), roll(62, 84), hour, { snow: true, haze: 0.14 });
  drawn += spire(roll, d, 158, roll(34, 46), roll(46, 62), hour, { snow: roll() < 0.6, haze: 0.14 });
  drawn += ridge(roll, 160, 5, 4, mix(near, middle, 0.35));
  drawn += spire(roll, a, floor - 14, roll(42, 56), roll(60, 78), hour, { snow: roll() < 0.7, haze: 0 });
  drawn += spire(roll, c, floor - 18, roll(40, 52), roll(50, 84), hour, { snow: true, haze: 0 });
  drawn +=
    ridge(roll, floor - 16, 6, 5, near) + boulders(roll, floor, hour) + ridge(roll, floor - 2, 3, 5, ground);
  return hour === "day" ? drawn + snowfall(roll) : drawn;
}
