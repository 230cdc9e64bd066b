/** The ground of the board: deep water round it, the sea with its isles, and sand where the land begins. */

import { dice, f } from "../../../art/pen";
import { seedOf } from "../../woodland/draw/scene";
import { lastOf, placeAt, worth, type Waters } from "./track";

export interface Coast extends Waters {
  /** How far from the left the dunes begin, and how far from the top the shore does. */
  readonly dunes: number;
  readonly shore: number;
  /** How far from the left the shore begins. */
  readonly beach: number;
  /** Where the lines of the chart meet. */
  readonly rose: readonly [number, number];
}

const many = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join("");

/** The land, from the top along the dunes and the shore; `out` moves its edge into the sea. */
function land({ width, height, band, dunes, shore, beach }: Coast, out: number): string {
  const [top, low, right, x, y] = [band, height - band, width - band, dunes - out, shore - out];
  const down = y - top;
  return (
    `M${f(x - 4)} ${f(top)}C${f(x - 26)} ${f(top + down * 0.2)} ${f(x + 20)} ${f(top + down * 0.36)} ${f(x - 2)} ${f(top + down * 0.54)}` +
    `S${f(x - 28)} ${f(top + down * 0.86)} ${f(x)} ${f(y - 6)}` +
    `C${f(x - (x - beach) * 0.25)} ${f(y - 12)} ${f(x - (x - beach) * 0.62)} ${f(y + 12)} ${f(beach - out)} ${f(y)}` +
    `C${f(beach - out + 4)} ${f(y + (low - y) * 0.4)} ${f(beach - out + 20)} ${f(y + (low - y) * 0.7)} ${f(beach - out + 12)} ${f(low)}` +
    `H${f(right - 14)}a14 14 0 0 0 14-14V${f(top + 14)}a14 14 0 0 0-14-14Z`
  );
}

/** The own ship: marks that it has passed are dull, the next one has a ring. */
function chest({ track }: Waters, place: number, own: number): string {
  const next = track.marks.find((mark) => mark > own);
  const ring = place === next ? '<circle class="next" r="20.5"/>' : "";
  return `${ring}<circle r="17"/><path d="M-9-2c0-5 2-7 5-7h8c3 0 5 2 5 7v2H-9Z"/><path d="M-9-2.6H9"/>`;
}

function buoy(waters: Waters, place: number, own: number): string {
  const [x, y] = placeAt(waters, place);
  const k = waters.band / 44;
  const at = `transform="translate(${f(x)} ${f(y)}) scale(${f(k * 100) / 100})"`;
  const marked = waters.track.marks.includes(place);
  const words = `<text text-anchor="middle" y="${marked ? 12 : 4.4}">${worth(waters.track, place)}</text>`;
  if (marked) return `<g class="chest ${place <= own ? "past" : ""}" ${at}>${chest(waters, place, own)}${words}</g>`;
  const end = place === 0 || place === lastOf(waters.track);
  const ring = end ? `<circle class="ring" r="11"/>` : "";
  return `<g class="${end ? "port" : "buoy"}" ${at}><circle r="${end ? 14 : 11.5}"/>${ring}${words}</g>`;
}

/** Little arrows that say which way ships sail. */
function arrow(waters: Waters, place: number): string {
  const [[x, y], [toX, toY]] = [placeAt(waters, place + 0.5), placeAt(waters, place + 0.6)];
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return `<path d="M-4-4.5 4 0-4 4.5Z" transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})"/>`;
}

/** Where they are, as parts of the way. */
const ARROWS = [0.03, 0.13, 0.28, 0.5, 0.6, 0.7, 0.85, 0.98];

const line = (waters: Waters, from: number, to: number): string => {
  const steps = Math.max(1, Math.round(4 * (to - from)));
  return many(steps + 1, (i) => `${i ? "L" : "M"}${placeAt(waters, from + ((to - from) * i) / steps).map(f).join(" ")}`);
};

/** The track, seen from the place of the own ship, with the way that it would sail. */
export function track(waters: Waters, own: number, ahead = 0): string {
  const last = lastOf(waters.track);
  const way = ahead ? line(waters, own, own + ahead) : "";
  return (
    `<path class="course" d="${line(waters, 0, last)}"/><g class="arrows">${ARROWS.map((part) => arrow(waters, Math.floor(part * last))).join("")}</g>` +
    (way && `<path class="way" d="${way}"/><path class="dots" d="${way}"/>`) +
    many(last + 1, (place) => buoy(waters, place, own))
  );
}

/** The ground without its track. */
export function coast(board: Coast, id: string): string {
  const { width, height, band, dunes } = board;
  const roll = dice(seedOf("skerry coast"));
  const [x, y] = board.rose;
  const far = width + height;
  const rays = many(16, (i) => `M${f(x)} ${f(y)}l${f(far * Math.cos((i * Math.PI) / 8))} ${f(far * Math.sin((i * Math.PI) / 8))}`);
  const waves = many(Math.round((width * height) / 5200), () => `M${f(roll(0, width))} ${f(roll(0, height))}q6-5 12 0t12 0`);
  const tuft = (): string => {
    const [tx, ty] = [f(roll(dunes + 8, width - band - 8)), f(roll(band + 16, height - band - 6))];
    return `M${tx} ${ty}l-3-7M${tx} ${ty}v-9M${tx} ${ty}l3-7`;
  };
  const dune = (top: number): string =>
    `M${f(dunes - 40)} ${f(top)}C${f(dunes + 90)} ${f(top - 36)} ${f(dunes + 170)} ${f(top + 12)} ${f(width - band)} ${f(top - 28)}V${f(top + 62)}C${f(width - 160)} ${f(top + 76)} ${f(dunes + 120)} ${f(top + 40)} ${f(dunes - 40)} ${f(top + 62)}Z`;
  return (
    `<defs><linearGradient id="${id}" x2="1"><stop stop-color="var(--sea)"/><stop offset=".62" stop-color="var(--sea)"/><stop offset="1" stop-color="var(--shallow)"/></linearGradient>` +
    `<clipPath id="${id}-in"><rect x="${f(band)}" y="${f(band)}" width="${f(width - 2 * band)}" height="${f(height - 2 * band)}" rx="14"/></clipPath><clipPath id="${id}-land"><path d="${land(board, 0)}"/></clipPath></defs>` +
    `<rect width="${f(width)}" height="${f(height)}" fill="var(--deep)"/>` +
    `<rect x="${f(band)}" y="${f(band)}" width="${f(width - 2 * band)}" height="${f(height - 2 * band)}" rx="14" fill="url(#${id})"/>` +
    `<g clip-path="url(#${id}-in)"><path d="${rays}" stroke="var(--foam)" stroke-width=".8" opacity=".24"/></g>` +
    `<path d="${waves}" fill="none" stroke="var(--ripple)" stroke-width="1.5" stroke-linecap="round" opacity=".3"/>` +
    `<g clip-path="url(#${id}-in)"><path d="${land(board, 9)}" fill="var(--foam)" opacity=".45"/><path d="${land(board, 4)}" fill="var(--foam)" opacity=".7"/></g>` +
    `<path d="${land(board, 0)}" fill="var(--sand)"/>` +
    `<g clip-path="url(#${id}-land)"><path d="${dune(band + 96)}${dune(band + 290)}" fill="#fff" opacity="var(--dune)"/></g>` +
    `<path d="${many(Math.round(((width - dunes) * height) / 5600), tuft)}" fill="none" stroke="var(--grass-blade)" stroke-width="1.5" opacity=".5"/>`
  );
}
