/** The face of a sanctuary, lying, 168 × 112: a carved arch with a hanging stone. */

import { questRow, seal, times } from "./foot";
import { PAINT, PAPER, TONE } from "./palette";
import { dice, each, f, mix } from "../../../art/pen";
import { ridge } from "./ridge";
import type { Printed, Quest } from "./printed";
import { BIOMES, put, type Counted } from "./symbols";

const DUSK = ["#171a44", "#4c4a80"] as const;
const PALE = ["#dcd8cc", "#f5f1e6"] as const;

const sky = (hook: string, [top, foot]: readonly [string, string]): string =>
  `<linearGradient id="faraway-shrine-${hook}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`;

/** The skies behind the arches, hung in the page once. */
export const SHRINE_SKIES =
  sky("night", DUSK) + sky("none", PALE) + BIOMES.map((biome) => sky(biome, PAINT[biome].day.sky)).join("");

/** The arch stands left; light falls from there. */
function arch(near: string, dark: string, night: boolean): string {
  return (
    `<path d="M10 112V58C10 32 20 18 36 18s26 14 26 40v54H49V60c0-14-5-24-13-24s-13 10-13 24v52z" fill="${near}"/>` +
    `<path d="M36 18c16 0 26 14 26 40v54h-7V58c0-24-7-38-19-40z" fill="${dark}" opacity=".55"/><path d="M36 36v12" stroke="${dark}" stroke-width="1.5"/>` +
    `<path d="M36 47l7 11-7 15-7-15z" fill="${night ? "#fdf0c4" : PAPER}"/><path d="M36 47l7 11-7 15z" fill="#0002"/>` +
    `<path d="M14 56h9M49 56h9M14 76h9M49 76h9" stroke="${dark}" stroke-width="2" opacity=".5"/>`
  );
}

function medallions(gives: readonly Counted[], y: number): string {
  const side = 36;
  return gives
    .map((given, index) => {
      const x = 164 - (gives.length - index) * (side + 10);
      const [cx, cy] = [x + side / 2, y + side / 2];
      return `<circle cx="${cx}" cy="${cy + 1.5}" r="22" fill="#0003"/><circle cx="${cx}" cy="${cy}" r="21.5" fill="${PAPER}"/>${put(given, x, y, side)}`;
    })
    .join("");
}

function pays(quest: Quest, y: number): string {
  const panel = `<rect x="64" y="${y}" width="110" height="44" rx="9" fill="${PAPER}"/>`;
  if (quest.kind === "set") return panel + square(quest, y);
  const scale = quest.symbols.length > 1 ? 0.6 : 0.86;
  return `${panel}<g transform="translate(114 ${y + 22}) scale(${scale})">${questRow(quest, 0, 0, scale < 0.8 ? 54 : 44)}</g>`;
}

/** A set as a square of chips, or a triangle: in a row they would be too small to read. */
function square(quest: Quest, y: number): string {
  const chips = quest.symbols.map((symbol, index) => {
    const lone = index === quest.symbols.length - 1 && index % 2 === 0;
    return put(symbol, 121 + (lone ? 0.5 : index % 2) * 21, y + 1.5 + Math.floor(index / 2) * 20.5, 20.5);
  });
  return seal(88, y + 22, 38, quest.fame) + times(109, y + 22) + chips.join("");
}

export function sanctuary(card: Printed): string {
  const tone = TONE[card.biome ?? "none"];
  const night = card.hour === "night";
  const roll = dice(card.number * 13 + 5);
  const far = night ? "#39386b" : mix(tone.plain, PAPER, 0.55);
  const near = night ? mix(tone.dark, "#12143a", 0.55) : tone.plain;
  const dark = night ? "#14163c" : tone.dark;
  const stars = night
    ? each(
        22,
        () =>
          `<circle cx="${f(roll(4, 164))}" cy="${f(roll(4, 70))}" r="${f(roll(0.6, 1.4))}" fill="#fff6d8"/>`,
      )
    : "";
  const gives: Counted[] = night ? ["night", ...card.gives] : [...card.gives];
  return (
    `<rect width="168" height="112" rx="13" fill="${PAPER}"/><g clip-path="url(#faraway-cut-lying)"><rect width="168" height="112" fill="url(#faraway-shrine-${night ? "night" : (card.biome ?? "none")})"/>` +
    `${stars}<g transform="scale(.84)">${ridge(roll, 76, 12, 4, far)}</g>${arch(near, dark, night)}` +
    `<g transform="translate(0 22) scale(.84)">${ridge(roll, 82, 4, 4, dark)}</g>` +
    (card.biome ? put(card.biome, 8, 8, 26) : "") +
    medallions(gives, card.quest ? 12 : 37) +
    (card.quest ? pays(card.quest, gives.length ? 60 : 34) : "") +
    '</g><rect x="4" y="4" width="160" height="104" rx="10" fill="none" stroke="#0003"/>'
  );
}
