/** The sheet round the chart: rhumb lines, crosses where no tile lies, compass rose, neat line. */

import { f } from "../../../art/pen";

/** A rectangle of the drawing. */
export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lines of bearing from the rose, and a cross at every corner of a cell. */
export function paper(sheet: Sheet, rose: { x: number; y: number }): string {
  const far = sheet.width + sheet.height;
  let lines = "";
  for (let i = 0; i < 32; i++) {
    const a = (i * Math.PI) / 16;
    lines += `M${f(rose.x)} ${f(rose.y)}l${Math.round(Math.cos(a) * far)} ${Math.round(Math.sin(a) * far)}`;
  }
  let crosses = "";
  for (let x = Math.ceil(sheet.x / 100) * 100; x <= sheet.x + sheet.width; x += 100)
    for (let y = Math.ceil(sheet.y / 100) * 100; y <= sheet.y + sheet.height; y += 100)
      crosses += `M${x - 5} ${y}h10M${x} ${y - 5}v10`;
  return `<path class="bp-rhumb" d="${lines}"/><path class="bp-cross" d="${crosses}"/>`;
}

const star = (length: number, breadth: number, turn: number, name: string): string =>
  `<g class="${name}" transform="rotate(${turn})">${[0, 90, 180, 270]
    .map((a) => `<g transform="rotate(${a})"><path class="light" d="M0 ${f(-length)}L${f(-breadth)} ${f(-breadth)} 0 0z"/><path class="dark" d="M0 ${f(-length)}L${f(breadth)} ${f(-breadth)} 0 0z"/></g>`)
    .join("")}</g>`;

/** A compass rose of so many units from its middle at 0, 0 to the north point. */
export function compass(r: number): string {
  return (
    `<g class="bp-compass"><circle class="disc" r="${f(r * 0.8)}"/><circle class="ring" r="${f(r * 0.8)}"/><circle class="ring" r="${f(r * 0.7)}"/><circle class="ticks" r="${f(r * 0.75)}" pathLength="128" stroke-width="${f(r * 0.1)}"/>` +
    `${star(r * 0.62, r * 0.1, 45, "minor")}${star(r * 0.98, r * 0.13, 0, "major")}<circle class="hub" r="${f(r * 0.07)}"/>` +
    `<path class="fleur" transform="translate(0 ${f(-r * 1.06)}) scale(${f((r / 60) * 10) / 10})" d="M0-13Q4-7 0 0q-4-7 0-13zM-1 0q-8-2-6-9 3 1 6 9zM1 0q8-2 6-9-3 1-6 9zM-5 1H5"/></g>`
  );
}

/** The neat line of a chart: a border of black and white degrees within a margin. */
export function frame(width: number, height: number, margin = 11): string {
  const box = (inset: number, rest: string) =>
    `<rect x="${inset}" y="${inset}" width="${f(width - inset * 2)}" height="${f(height - inset * 2)}" ${rest}/>`;
  return (
    `<g class="bp-frame">${box(margin / 2, `class="mat" stroke-width="${margin}"`)}${box(margin, 'class="neat" stroke-width="1"')}` +
    `${box(margin + 3.5, 'class="bar"')}${box(margin + 7, 'class="neat" stroke-width="1.6"')}</g>`
  );
}

/** The ornament under a title, 150 by 12 about its middle. */
export const FLOURISH = '<path class="bp-flourish" d="M-73 0h56M17 0h56M0-5l5 5-5 5-5-5zM-13 0l3-3 3 3-3 3zM7 0l3-3 3 3-3 3z"/>';
