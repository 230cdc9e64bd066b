/** The yellow biome: a city cut into the rock, with bunting by day and lanterns by night. */

import { each, f, mix, type Dice, type Point } from "../../../art/pen";
import { ridge } from "./ridge";
import { PAINT, type Hour } from "./palette";

/** The outline of a tower: domed with a flag, crenellated, or with a slanting roof. */
function walls(kind: number, x: number, y: number, w: number, foot: number): string {
  if (kind === 0) return `M${f(x)} ${foot}V${f(y + w / 2)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(w)} 0V${foot}z`;
  if (kind === 1) {
    const fifth = f(w * 0.2);
    return `M${f(x)} ${foot}V${f(y)}h${fifth}v4h${fifth}v-4h${fifth}v4h${fifth}v-4h${fifth}V${foot}z`;
  }
  return `M${f(x)} ${foot}V${f(y + 12)}L${f(x + w * 0.3)} ${f(y)}H${f(x + w * 0.82)}L${f(x + w)} ${f(y + 9)}V${foot}z`;
}

function tower(roll: Dice, x: number, base: number, w: number, h: number, hour: Hour, wall: number): string {
  const paint = PAINT.yellow[hour];
  const colour = paint.walls[wall] ?? paint.walls[0];
  const shade = mix(colour, paint.dark, 0.32);
  const [y, foot] = [base - h, f(base + 20)];
  const kind = Math.floor(roll(0, 3));
  const flag =
    kind === 0
      ? `<path d="M${f(x + w / 2)} ${f(y)}v-9" stroke="${shade}" stroke-width="1.6"/><path d="M${f(x + w / 2)} ${f(y - 9)}l8 2.5-8 2.5z" fill="#c8432a"/>`
      : "";
  return (
    `<path d="${walls(kind, x, y, w, foot)}" fill="${colour}"/>${flag}` +
    `<path d="M${f(x + w * 0.72)} ${foot}V${f(y + (kind ? 5 : w * 0.12))}H${f(x + w)}V${foot}z" fill="${shade}" opacity=".5"/>` +
    storeys(roll, x, y + (kind ? 15 : w * 0.5 + 4), base - 7, w, hour, shade)
  );
}

function storeys(
  roll: Dice,
  x: number,
  from: number,
  to: number,
  w: number,
  hour: Hour,
  shade: string,
): string {
  const columns = w > 34 ? 3 : w > 22 ? 2 : 1;
  let drawn = "";
  for (let y = from; y < to; y += 14) {
    drawn += each(columns, (i) => (roll() < 0.2 ? "" : arch(roll, x + (w * (i + 0.5)) / columns, y, hour)));
    drawn += `<path d="M${f(x + 2)} ${f(y + 10)}h${f(w - 4)}" stroke="${shade}" stroke-width="1" opacity=".3"/>`;
  }
  return drawn;
}

/** A window, lit by night more often than not, with an awning here and there by day. */
function arch(roll: Dice, middle: number, y: number, hour: Hour): string {
  const { window, dark } = PAINT.yellow[hour];
  const width = 4.6;
  const x = middle - width / 2 + roll(-1.6, 1.6);
  const lit = hour === "night" && roll() < 0.8;
  const h = roll(6, 8.5);
  const glow = lit
    ? `<circle cx="${f(x + width / 2)}" cy="${f(y + 1)}" r="6.5" fill="#ffd278" opacity=".2"/>`
    : "";
  const pane = `<path d="M${f(x)} ${f(y + h - 3)}v-${f(h - 3)}a${f(width / 2)} ${f(width / 2)} 0 0 1 ${f(width)} 0v${f(h - 3)}z" fill="${hour === "night" && !lit ? dark : window}"/>`;
  if (hour === "night" || roll() >= 0.24) return glow + pane;
  return `${pane}<path d="M${f(x - 2)} ${f(y - 2)}h${f(width + 4)}l-1.5 3.5h-${f(width + 1)}z" fill="${roll() < 0.5 ? "#c8432a" : "#2f7f93"}"/>`;
}

/** A string hung from one roof to another. */
function garland([ax, ay]: Point, [bx, by]: Point, hour: Hour): string {
  const [mx, my] = [(ax + bx) / 2, Math.max(ay, by) + 16];
  const colour = hour === "night" ? "#e9c98d" : PAINT.yellow.day.dark;
  const string = `<path d="M${f(ax)} ${f(ay + 6)}Q${f(mx)} ${f(my)} ${f(bx)} ${f(by + 6)}" fill="none" stroke="${colour}" stroke-width="1"/>`;
  const pennants = ["#c8432a", "#2f7f93", "#fffaf0"];
  return (
    string +
    each(6, (i) => {
      const t = (i + 1) / 7;
      const [p, q, s] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      const [x, y] = [p * ax + q * mx + s * bx, p * (ay + 6) + q * my + s * (by + 6)];
      if (hour === "day")
        return `<path d="M${f(x - 3)} ${f(y)}h6l-3 7z" fill="${pennants[(i + 1) % 3] ?? ""}"/>`;
      return `<circle cx="${f(x)}" cy="${f(y + 3)}" r="2.4" fill="#ffdf92"/><circle cx="${f(x)}" cy="${f(y + 3)}" r="5" fill="#ffdf92" opacity=".25"/>`;
    })
  );
}

export function city(roll: Dice, hour: Hour, floor: number): string {
  const [far, middle, , ground] = PAINT.yellow[hour].ridges;
  let drawn = ridge(roll, 116, 12, 4, far) + ridge(roll, 136, 8, 5, middle);
  const roofs: Point[] = [];
  for (let x = roll(-10, 4); x < 196;) {
    const w = roll(20, 38);
    const h = roll(50, 92) - Math.abs(x + w / 2 - 100) * 0.1;
    drawn += tower(roll, x, floor - 18, w, h, hour, roofs.length % 2);
    roofs.push([x + w / 2, floor - 18 - h]);
    x += w + roll(-3, 7);
  }
  let x = roll(4, 40);
  for (let i = 0; i < 3; i++) {
    const w = roll(28, 42);
    drawn += tower(roll, x, floor - 4, w, roll(34, 56), hour, 2 - (i % 2));
    x += w + roll(8, 28);
  }
  const [first, fourth] = [roofs[0], roofs[Math.min(roofs.length - 1, 3)]];
  if (first && fourth) drawn += garland(first, fourth, hour);
  return drawn + ridge(roll, floor - 5, 4, 5, ground);
}
