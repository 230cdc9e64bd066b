/** The faces of a card as SVG: whole, compact, and the back. */

import type { CardInfo } from "../../../lib/protocol";
import { figure, questRow, sockets } from "./foot";
import { landscape } from "./landscape";
import { INDIGO, PAPER, TONE } from "./palette";
import { each } from "../../../art/pen";
import { printed, type Printed } from "./printed";
import { sanctuary } from "./sanctuary";
import { put } from "./symbols";

/** The outlines that pictures are cut to, hung in the page once. */
export const CUTS =
  '<clipPath id="faraway-cut"><rect x="5" y="5" width="190" height="270" rx="11"/></clipPath>' +
  '<clipPath id="faraway-cut-small"><rect x="3" y="3" width="86" height="126" rx="9"/></clipPath>' +
  '<clipPath id="faraway-cut-lying"><rect x="4" y="4" width="160" height="104" rx="10"/></clipPath>';

/** A drawing and the box it fills. */
export interface Art {
  readonly box: string;
  readonly art: string;
}

const drawn = new Map<string, Art>();

function once(key: string, draw: () => Art): Art {
  const known = drawn.get(key);
  if (known) return known;
  const fresh = draw();
  drawn.set(key, fresh);
  return fresh;
}

/** The whole face; symbols that the card lacks are shown as hollow sockets. */
export function face(card: CardInfo, lacks: readonly string[] = []): Art {
  const read = printed(card);
  if (read.sanctuary) return once(card.name, () => ({ box: "0 0 168 112", art: sanctuary(read) }));
  return once(`${card.name} ${lacks.join()}`, () => ({ box: "0 0 200 280", art: region(read, lacks) }));
}

/** The compact face: number, hour, what it gives. */
export function compact(card: CardInfo): Art {
  const read = printed(card);
  if (read.sanctuary) return face(card);
  return once(`${card.name} compact`, () => ({ box: "0 0 92 132", art: small(read) }));
}

const picture = (card: Printed, floor: number): string =>
  once(`${card.name} land ${floor}`, () => ({ box: "", art: landscape(card, floor) })).art;

function region(card: Printed, lacks: readonly string[]): string {
  const tone = TONE[card.biome ?? "none"];
  const top = !card.quest ? 280 : card.needs.length ? 190 : 218;
  let art = `<rect width="200" height="280" rx="15" fill="${PAPER}"/><g clip-path="url(#faraway-cut)">${picture(card, card.quest ? top + 2 : 262)}`;
  if (card.quest) {
    art += `<path d="M0 ${top}q100-9 200 0V280H0z" fill="${PAPER}"/><path d="M0 ${top}q100-9 200 0" fill="none" stroke="${tone.plain}" stroke-width="5"/>`;
    if (card.needs.length) art += sockets(card, top, lacks);
    art += questRow(card.quest, card.needs.length ? 252 : 250);
  }
  art += pennant(card, tone.dark) + "</g>";
  card.gives.forEach((given, index) => {
    const y = 12 + index * 47;
    art += `<circle cx="168" cy="${y + 21.5}" r="23.5" fill="#0003"/><circle cx="167.5" cy="${y + 20}" r="23" fill="${PAPER}"/>${put(given, 149, y + 1.5, 37)}`;
  });
  return (
    art + '<rect x="5" y="5" width="190" height="270" rx="11" fill="none" stroke="#0003" stroke-width="1.5"/>'
  );
}

/** The number; a meteorite's last digit shines, for it lights all that end with it. */
function number(x: number, y: number, size: number, card: Printed): string {
  if (!card.meteorite) return figure(x, y, size, "#fff", card.number);
  const digits = String(card.number);
  const last = `<tspan fill="#ffd278">${digits.slice(-1)}</tspan>`;
  return figure(x, y, size, "#fff", digits.slice(0, -1) + last);
}

/** The number, then which biome and which hour it is. */
function pennant(card: Printed, dark: string): string {
  const night = card.hour === "night";
  const cloth = "M12 0h58v84l-29-13-29 13z";
  return (
    `<path d="${cloth}" fill="#0004" transform="translate(1.5 2.5)"/><path d="${cloth}" fill="${dark}"/>` +
    `<path d="M12 48h58v36l-29-13-29 13z" fill="${night ? INDIGO : "#fbeec4"}"/><path d="M12 48h58" stroke="#fff8" stroke-width="1.5"/>` +
    number(41, 41, 42, card) +
    (card.biome ? put(card.biome, 17, 50, 22) : "") +
    put(card.hour, 43, 50, 22) +
    (card.meteorite ? '<path d="M12 48h58" stroke="#ffb347" stroke-width="4"/>' : "")
  );
}

function small(card: Printed): string {
  const count = card.gives.length;
  const side = count > 2 ? 26 : 36;
  const left = 47 - (count * (side + 2)) / 2;
  const gives = card.gives
    .map((given, index) => put(given, left + index * (side + 2), 109 - side / 2, side))
    .join("");
  const foot = count
    ? `<rect y="88" width="92" height="44" fill="${PAPER}" opacity=".94"/>${gives}`
    : card.biome
      ? put(card.biome, 30, 92, 32)
      : "";
  const fallen = card.meteorite ? put("meteorite", 3, 44, 30) : "";
  return (
    `<rect width="92" height="132" rx="11" fill="${PAPER}"/><g clip-path="url(#faraway-cut-small)"><g transform="translate(-22 -26) scale(.68)">${picture(card, 206)}</g>` +
    `<rect width="92" height="41" fill="${TONE[card.biome ?? "none"].dark}"/>${number(32, 33, 36, card)}${put(card.hour, 57, 6, 28)}${fallen}${foot}</g>`
  );
}

const COMPASS = "M100 92l11 37 37 11-37 11-11 37-11-37-37-11 37-11z";
const COMPASS_SHADE = "M100 92l11 37-11 11zM148 140l-37 11-11-11zM100 188l-11-37 11-11zM52 140l37-11 11 11z";

/** The back of a card: the sea for a region, a closed arch for a sanctuary. */
export function back(kind: string): Art {
  if (kind === "sanctuary") {
    return {
      box: "0 0 168 112",
      art: `<rect width="168" height="112" rx="13" fill="${PAPER}"/><rect x="5" y="5" width="158" height="102" rx="9" fill="#5d6b78"/><path d="M12 84q18-14 36 0t36 0 36 0 36 0M12 98q18-14 36 0t36 0 36 0 36 0" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2"/><g color="#e4d3a8">${put("sanctuary", 50, 22, 68)}</g>`,
    };
  }
  const waves = each(9, (i) => `<path d="M-10 ${30 + i * 32}q26-16 52 0t52 0 52 0 52 0"/>`);
  return {
    box: "0 0 200 280",
    art: `<rect width="200" height="280" rx="15" fill="${PAPER}"/><rect x="6" y="6" width="188" height="268" rx="11" fill="#1f5f74"/><g clip-path="url(#faraway-cut)" fill="none" stroke="#cfe6e4" stroke-opacity=".28" stroke-width="2">${waves}</g><circle cx="100" cy="140" r="56" fill="#1f5f74" stroke="#e4d3a8" stroke-width="4"/><path d="${COMPASS}" fill="#e4d3a8"/><path d="${COMPASS_SHADE}" fill="#b7974f"/>`,
  };
}
