/** The sky of a landscape: sun or moon, clouds and birds, or stars. */

import { PAINT, TINTS, type Hour } from "./palette";
import { each, f, mix, type Dice } from "../../../art/pen";
import { BIOMES, type Biome } from "./symbols";

const hook = (biome: Biome, hour: Hour, tint: number): string => `faraway-sky-${biome}-${hour}-${tint}`;

/** Six skies a biome, hung in the page once; landscapes only point at them. */
export const SKIES = BIOMES.flatMap((biome) =>
  (["day", "night"] as const).flatMap((hour) =>
    TINTS[hour].map((tint, index) => {
      const [top, foot] = PAINT[biome][hour].sky;
      const upper = mix(top, tint, hour === "night" ? 0.4 : 0.5);
      return `<linearGradient id="${hook(biome, hour, index)}" x2="0" y2="1"><stop stop-color="${upper}"/><stop offset=".62" stop-color="${foot}"/></linearGradient>`;
    }),
  ),
).join("");

const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

function twinkle(x: number, y: number, k: number): string {
  const [long, short] = [f(k * 0.75), f(k * 0.25)];
  return `<path d="M${f(x)} ${f(y - k)}l${short} ${long} ${long} ${short}-${long} ${short}-${short} ${long}-${short}-${long}-${long}-${short} ${long}-${short}z" fill="#fff3c4"/>`;
}

function moon(roll: Dice, x: number, y: number, r: number): string {
  const halo = disc(x, y, r * 2.1, "#fff2c0", 0.09) + disc(x, y, r * 1.5, "#fff2c0", 0.12);
  if (roll() >= 0.62) {
    const full = disc(x, y, r * 0.9, "#fdf0c4");
    return (
      halo +
      full +
      disc(x - r * 0.3, y + r * 0.2, r * 0.2, "#e7d49c") +
      disc(x + r * 0.35, y - r * 0.25, r * 0.14, "#e7d49c")
    );
  }
  const [upX, upY] = [f(x + r * 0.4), f(y - r * 0.92)];
  return `${halo}<path d="M${upX} ${upY}A${f(r)} ${f(r)} 0 1 0 ${f(x + r * 0.92)} ${f(y + r * 0.4)}A${f(r * 0.85)} ${f(r * 0.85)} 0 0 1 ${upX} ${upY}z" fill="#fdf0c4"/>`;
}

function nightSky(roll: Dice, x: number, y: number, r: number): string {
  const stars = each(34, () => disc(roll(4, 196), roll(4, 150), roll(0.5, 1.5), "#fff6d8", f(roll(0.45, 1))));
  const bright = each(3, () => twinkle(roll(76, 190), roll(12, 105), roll(3, 5.5)));
  const body = moon(roll, x, y, r);
  const falling =
    roll() < 0.3
      ? `<path d="M${f(roll(130, 185))} ${f(roll(14, 34))}l-34 17 33-19z" fill="#fff6d8" opacity=".8"/>`
      : "";
  return stars + bright + body + falling;
}

function cloud(x: number, y: number, width: number, opacity: number): string {
  return `<g fill="#fff" opacity="${f(opacity)}"><rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="9" rx="4.5"/><rect x="${f(x + width * 0.18)}" y="${f(y - 7)}" width="${f(width * 0.5)}" height="12" rx="6"/></g>`;
}

function birds(x: number, y: number): string {
  return each(
    3,
    (i) =>
      `<path d="M${f(x + i * 11)} ${f(y + (i % 2) * 6)}q3-4 5 0q2-4 5 0" fill="none" stroke="#5b5140" stroke-width="1.3" stroke-linecap="round" opacity=".65"/>`,
  );
}

function daySky(roll: Dice, x: number, y: number, r: number): string {
  const sun =
    disc(x, y, r * 2.4, "#fff", 0.26) + disc(x, y, r * 1.65, "#fff", 0.36) + disc(x, y, r, "#ffdf8e");
  const count = roll() < 0.5 ? 3 : 2;
  const clouds = each(count, () => cloud(roll(-14, 160), roll(34, 104), roll(34, 62), roll(0.45, 0.8)));
  return sun + clouds + (roll() < 0.6 ? birds(roll(66, 140), roll(84, 112)) : "");
}

/** The sky of a biome at an hour. */
export function sky(roll: Dice, biome: Biome, hour: Hour): string {
  const ground = `<rect width="200" height="280" fill="url(#${hook(biome, hour, Math.floor(roll(0, 3)))})"/>`;
  const [x, y, r] = [roll(88, 138), roll(38, 66), roll(15, 21)];
  return ground + (hour === "night" ? nightSky(roll, x, y, r) : daySky(roll, x, y, r));
}
