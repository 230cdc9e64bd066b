/** The tide staff: a graduated pole in the water, which rises past the marks of the ranks. */

import { f } from "../../../art/pen";

/** A mark on the staff: where it stands and what it is called. */
export interface Mark {
  readonly at: number;
  readonly name: string;
}

export interface Staff {
  readonly score: number;
  readonly marks: readonly Mark[];
  /** The score at the top of the pole. */
  readonly top: number;
  /** Height of the pole; the box is 126 wide and 16 higher than this. */
  readonly height: number;
}

/** Height of the water for a score, from the top of the box. */
export const level = (score: number, { top, height }: Pick<Staff, "top" | "height">): number =>
  f(8 + height - (Math.min(score, top) / top) * height);

/** Draw the staff; the water is a group `bp-tide`, so that it can rise by itself. */
export function staff({ score, marks, top, height }: Staff): string {
  const y = (at: number) => level(at, { top, height });
  const step = f((5 / top) * height);
  let bars = "";
  for (let at = 0; at + 5 <= top; at += 5) bars += `<rect class="bar" x="${at % 10 ? 20 : 27}" y="${y(at + 5)}" width="7" height="${step}"/>`;
  const reached = marks.findLast((mark) => mark.at <= score);
  const words = marks.map((mark, i) => {
    const middle = (y(mark.at) + y(marks[i + 1]?.at ?? top)) / 2 + 4;
    const tick = mark.at ? `<path class="tick" d="M36 ${y(mark.at)}H124"/><text class="number" x="17" y="${f(y(mark.at) + 4)}">${mark.at}</text>` : "";
    return `${tick}<text class="${mark === reached ? "here" : ""}" x="45" y="${f(middle)}">${escape(mark.name)}</text>`;
  });
  const tide = y(score);
  return (
    `<g class="bp-staff"><path class="tick" d="M11 ${y(0)}H124"/><g class="bp-tide"><path class="water" d="M14 ${tide}q3.5-3 6.5 0t6.5 0 6.5 0 6.5 0V${y(0)}H14z"/></g>` +
    `<rect class="pole" x="20" y="${y(top)}" width="14" height="${height}"/>${bars}<g class="bp-tide"><path class="water over" d="M20 ${tide}h14V${y(0)}H20z"/><path class="surf" d="M11 ${tide}q3.5-3.4 7 0t7 0 7 0 7 0 7 0"/></g>${words.join("")}</g>`
  );
}

/** Text that cannot be mistaken for markup. */
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
