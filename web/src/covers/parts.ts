/** What a cover is, and what several covers show. */

/** What is written on a cover: the name of the game, and a line above or below it. */
export interface Lettering {
  name: string;
  over: string;
  under: string;
}

/** A picture of 300 by 400; `id` sets its gradients apart from those of other pictures. */
export interface Cover {
  draw: (id: string, lettering?: Lettering) => string;
  /** The colours of the box: its right side and its top. */
  side: [string, string];
  /** The part that is shown when small. */
  thumb: string;
  /** A dark colour of the picture, to write light words on. */
  shade: string;
}

/** A row of waves with a light crest, down to the foot of the picture. */
export function scallop(
  y: number,
  length: number,
  height: number,
  fill: string,
  crest: string,
  shift = 0,
): string {
  const start = -length + shift;
  const waves = Math.ceil((320 - start) / length);
  const course = `q${length * 0.5} ${height} ${length} 0`.repeat(waves);
  return `<path d="M${start} 400V${y}${course}V400z" fill="${fill}"/><path d="M${start} ${y}${course}" fill="none" stroke="${crest}" stroke-width="1.6" opacity=".75"/>`;
}

/** A gull far off. */
export function gull(x: number, y: number, k: number): string {
  return `<path d="M${x} ${y}q${5 * k}-${6 * k} ${9 * k} 0q${4 * k}-${6 * k} ${9 * k} 0q-${5 * k}-${2 * k}-${9 * k} ${2 * k}q-${4 * k}-${4 * k}-${9 * k}-${2 * k}z" fill="#fffaf0"/>`;
}

const WIDTH = 268; // of a name, at most
const LETTER = 0.53; // how wide a letter is beside its size

/** The size in which a name fits on the cover, at most this one. */
export const fitting = (name: string, size: number): number => Math.min(size, WIDTH / (LETTER * name.length));

/** The name of the game, with a halo, and a line above or below it. */
export function title(y: number, { name, over, under }: Lettering, fill: string, halo: string, largest: number): string {
  const size = fitting(name, largest);
  const above =
    over &&
    `<text x="150" y="${y - largest * 0.84}" font-size="18" letter-spacing="5" stroke-width="4">${over.toLocaleUpperCase()}</text>`;
  const below =
    under &&
    `<text x="150" y="${y + 27}" font-size="${fitting(under, 23)}" font-style="italic" font-weight="500" stroke-width="4">${under}</text>`;
  return `<g font-family="Alegreya, Georgia, serif" text-anchor="middle" font-weight="700" fill="${fill}" stroke="${halo}" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${above}<text x="150" y="${y}" font-size="${size}" letter-spacing="-.5">${name}</text>${below}</g>`;
}
