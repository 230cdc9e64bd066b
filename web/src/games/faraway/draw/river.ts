/** The green biome: a river between trees, with a boat or a bridge. */

import { each, f, line, mix, type Dice, type Point } from "../../../art/pen";
import { ridge } from "./ridge";
import { PAINT, type Hour } from "./palette";

const hook = (hour: Hour): string => `faraway-water-${hour}`;

/** Both waters, hung in the page once. */
export const WATERS = (["day", "night"] as const)
  .map((hour) => {
    const [far, near] = PAINT.green[hour].water;
    return `<linearGradient id="${hook(hour)}" x2="0" y2="1"><stop stop-color="${far}"/><stop offset=".7" stop-color="${near}"/></linearGradient>`;
  })
  .join("");

function tree(roll: Dice, x: number, base: number, h: number, colour: string, dark: string): string {
  if (roll() < 0.4) {
    const edge = `M${f(x)} ${f(base - h)}q${f(h * 0.3)} ${f(h * 0.45)} ${f(h * 0.26)} ${f(h * 0.8)}`;
    return (
      `<path d="${edge}h-${f(h * 0.52)}q0-${f(h * 0.4)} ${f(h * 0.26)}-${f(h * 0.8)}z" fill="${colour}"/>` +
      `<path d="${edge}h-${f(h * 0.26)}z" fill="${dark}" opacity=".35"/><path d="M${f(x - 1)} ${f(base - h * 0.25)}h2v${f(h * 0.3)}h-2z" fill="${dark}"/>`
    );
  }
  const leaf = (dx: number, dy: number, r: number, fill: string): string =>
    `<circle cx="${f(x + h * dx)}" cy="${f(base - h * dy)}" r="${f(h * r)}" fill="${fill}"/>`;
  return (
    `<path d="M${f(x - 1.3)} ${f(base - h * 0.5)}h2.6l.8 ${f(h * 0.55)}h-4.2z" fill="${dark}"/>` +
    leaf(0, 0.68, 0.32, colour) +
    leaf(-0.2, 0.5, 0.22, colour) +
    leaf(0.2, 0.52, 0.22, mix(colour, dark, 0.28))
  );
}

/** The two banks, from the far end to the near one, fifteen points each. */
class Course {
  readonly left: Point[] = [];
  readonly right: Point[] = [];

  constructor(roll: Dice, floor: number) {
    const [head, phase, swing] = [roll(70, 150), roll(0, 6.2), roll(26, 44)];
    const side = roll() < 0.5 ? -1 : 1;
    const [y0, y1] = [132, floor + 16];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const y = y0 + t * (y1 - y0);
      const x = head + side * swing * Math.sin(t * 4.8 + phase * 0.2) * (0.3 + t * 0.75);
      const half = 4 + 40 * Math.pow(t, 1.25);
      this.left.push([x - half, y]);
      this.right.push([x + half, y]);
    }
  }

  /** Left bank, right bank and height of the water at a point of the course. */
  at(index: number): [left: number, right: number, y: number] {
    const [x, y] = this.left[index] ?? [0, 0];
    return [x, this.right[index]?.[0] ?? 0, y];
  }

  water(hour: Hour): string {
    const outline = `M${line(this.left)}L${line([...this.right].reverse())}z`;
    return `<path d="${outline}" fill="url(#${hook(hour)})" stroke="${PAINT.green[hour].ridges[3]}" stroke-width="2.5" stroke-opacity=".45" stroke-linejoin="round"/>`;
  }

  ripples(roll: Dice): string {
    return each(8, (i) => {
      const [left, right, y] = this.at(4 + i);
      const w = right - left;
      return `<path d="M${f(left + w * roll(0.18, 0.5))} ${f(y + roll(-3, 3))}q${f(w * 0.08)}-2.5 ${f(w * 0.16)} 0t${f(w * 0.16)} 0" stroke="#fff" stroke-width="1.5" fill="none" opacity=".75" stroke-linecap="round"/>`;
    });
  }

  boat(hour: Hour): string {
    const [left, right, y] = this.at(6);
    const sail = hour === "night" ? "#f0dca8" : "#fffaf0";
    return `<g transform="translate(${f((left + right) / 2)} ${f(y)})"><path d="M-8 0h17q-2 5-6 5h-6q-4 0-5-5z" fill="#7a4a24"/><path d="M0-1V-19l11 16zM-2-2v-14l-8 12z" fill="${sail}"/></g>`;
  }

  bridge(hour: Hour): string {
    const [left, right, y] = this.at(5);
    const [x, w] = [left - 9, right - left + 18];
    const [beam, rail] = hour === "night" ? ["#8a6a58", "#8a6a58"] : ["#a9774a", "#7d532d"];
    return (
      `<path d="M${f(x)} ${f(y + 6)}q${f(w / 2)}-${f(w * 0.42)} ${f(w)} 0v-5q-${f(w / 2)}-${f(w * 0.42)}-${f(w)} 0z" fill="${beam}"/>` +
      `<path d="M${f(x + 2)} ${f(y - 3)}q${f(w / 2 - 2)}-${f(w * 0.42)} ${f(w - 4)} 0" fill="none" stroke="${rail}" stroke-width="1.5"/>`
    );
  }

  lilies(roll: Dice, hour: Hour): string {
    return each(4, (i) => {
      const [left, right, y] = this.at(9 + i);
      const x = left + (right - left) * roll(0.1, 0.9);
      const flower = i % 2 ? `<circle cx="${f(x)}" cy="${f(y - 2)}" r="1.8" fill="#ffe3ef"/>` : "";
      return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(roll(3, 6))}" ry="2" fill="${PAINT.green[hour].ridges[3]}"/>${flower}`;
    });
  }
}

const grass = (roll: Dice, floor: number, colour: string): string =>
  each(7, () => {
    const [x, y] = [roll(0, 200), floor + roll(-4, 5)];
    return `<path d="M${f(x)} ${f(y)}q1-9-3-14M${f(x + 2)} ${f(y)}q0-9 3-13" stroke="${colour}" stroke-width="1.6" fill="none"/>`;
  });

export function river(roll: Dice, hour: Hour, floor: number): string {
  const { ridges, dark } = PAINT.green[hour];
  const [far, middle, near, ground] = ridges;
  let drawn = ridge(roll, 106, 14, 3, far) + ridge(roll, 124, 10, 4, middle);
  drawn += each(6, () =>
    tree(roll, roll(4, 196), roll(128, 134), roll(14, 22), mix(near, middle, 0.4), dark),
  );
  drawn += ridge(roll, 136, 4, 5, near);
  const course = new Course(roll, floor);
  drawn +=
    course.water(hour) + course.ripples(roll) + (roll() < 0.5 ? course.boat(hour) : course.bridge(hour));
  drawn += each(8, (i) => {
    const [left, right, y] = course.at(2 + i);
    const x = roll() < 0.5 ? left - roll(8, 44) : right + roll(8, 44);
    return tree(roll, x, y + 3, 15 + (2 + i) * 3.2, mix(near, i % 2 ? ground : middle, 0.55), dark);
  });
  return drawn + grass(roll, floor, dark) + course.lilies(roll, hour);
}
