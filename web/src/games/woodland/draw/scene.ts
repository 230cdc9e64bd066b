/** The paper-cut scene behind a card's icon, seeded by the card's name: the same for all and for ever. */

import { dice, f, type Dice } from "../../../art/pen";
import { putIcon } from "./art";

export const SCENE = { width: 230, height: 137 } as const;

/** Colours of a scene: the card's type, thinned by so many hundredths; set on the card as custom properties. */
const THINNED = [9, 17, 27, 37, 58, 72] as const;
type Thinned = (typeof THINNED)[number];
const thin = (part: Thinned): string => `var(--t${part})`;

/** The custom properties that a scene's colours come from. */
export const sceneColours = (colour: string): string =>
  `--t:${colour};${THINNED.map((part) => `--t${part}:color-mix(in oklab,${colour} ${part}%,var(--scene))`).join(";")}`;

/** A number for the dice that hangs on every letter of a name. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

const many = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join("");

function hill(roll: Dice, y: number, swing: number, steps: number, fill: string): string {
  const step = SCENE.width / steps;
  const humps = many(steps, () => ` q${f(step / 2)} ${f(-swing * roll(0.6, 1.6))} ${f(step)} ${f(roll(-0.5, 0.5) * swing)}`);
  return `<path d="M0 ${y}${humps} V${SCENE.height} H0Z" fill="${fill}"/>`;
}

function tree(roll: Dice): string {
  const [x, y, k] = [roll(6, 224), roll(88, 96), roll(0.7, 1.4)];
  if (roll() > 0.5) {
    return `<path d="M${f(x)} ${f(y)}h${f(-9 * k)}l${f(9 * k)} ${f(-30 * k)} ${f(9 * k)} ${f(30 * k)}Z" fill="${thin(37)}"/>`;
  }
  return `<g fill="${thin(37)}"><circle cx="${f(x)}" cy="${f(y - 17 * k)}" r="${f(10 * k)}"/><path d="M${f(x - 1.5)} ${f(y - 14 * k)}h3v${f(16 * k)}h-3Z"/></g>`;
}

function tuft(roll: Dice): string {
  const [x, y] = [f(roll(10, 220)), f(roll(124, 134))];
  return `M${x} ${y}l-3-7M${x} ${y}v-9M${x} ${y}l3-7`;
}

/** A toadstool or a flower at the roadside. */
function bloom(roll: Dice): string {
  const [x, y, k] = [f(roll(14, 216)), f(roll(122, 132)), roll(0.8, 1.2)];
  if (roll() > 0.5) {
    return `<path d="M${x} ${y}v${f(-7 * k)}" stroke="${thin(9)}" stroke-width="3" stroke-linecap="round"/><path d="M${f(x - 7 * k)} ${f(y - 6 * k)}q${f(7 * k)} ${f(-11 * k)} ${f(14 * k)} 0Z" fill="${thin(17)}"/>`;
  }
  return `<path d="M${x} ${y}v${f(-9 * k)}" stroke="${thin(37)}" stroke-width="1.6"/><circle cx="${x}" cy="${f(y - 10 * k)}" r="${f(3.2 * k)}" fill="var(--sun)" opacity=".85"/>`;
}

function sky(roll: Dice): string {
  const [x, y] = [roll(120, 200), roll(26, 40)];
  const bird = (): string => `M${f(roll(70, 210))} ${f(roll(14, 52))}q4-5 7 0q4-5 7 0`;
  const cloud = (): string => {
    const [cx, cy, k] = [roll(60, 215), roll(20, 56), roll(0.6, 1)];
    return `<path d="M${f(cx)} ${f(cy)}h${f(34 * k)}a${f(7 * k)} ${f(7 * k)} 0 0 0-${f(6 * k)}-${f(11 * k)}a${f(10 * k)} ${f(10 * k)} 0 0 0-${f(19 * k)}-${f(2 * k)}a${f(7 * k)} ${f(7 * k)} 0 0 0-${f(9 * k)} ${f(13 * k)}Z"/>`;
  };
  return (
    `<rect width="${SCENE.width}" height="${SCENE.height}" fill="${thin(17)}"/><rect width="${SCENE.width}" height="75" fill="${thin(9)}" opacity=".7"/>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(roll(15, 22))}" fill="var(--sun)" opacity=".8"/><g fill="${thin(9)}">${cloud()}${cloud()}</g>` +
    `<path d="${bird()}${bird()}" fill="none" stroke="${thin(37)}" stroke-width="1.7" stroke-linecap="round"/>`
  );
}

function waves(roll: Dice): { far: string; near: string } {
  const line = (i: number): string =>
    `<path d="M${f(roll(-40, 20))} ${84 + i * 9}${" q8 -6 16 0 t16 0".repeat(9)}" fill="none" stroke="var(--t${i ? 58 : 37})" stroke-opacity=".7" stroke-width="2.2" stroke-linecap="round"/>`;
  const crest = (x: number, y: number, up: number, fill: string): string =>
    `<path d="M${x} ${y}${` q11.5 -${up} 23 0`.repeat(11)} V${SCENE.height} H${x}Z" fill="${fill}"/>`;
  const foam = many(5, () => `M${f(roll(10, 205))} ${f(roll(126, 134))}q6-5 12 0`);
  return {
    far: many(3, line),
    near: `${crest(0, 116, 13, thin(58))}${crest(-12, 124, 11, thin(72))}<path d="${foam}" fill="none" stroke="${thin(37)}" stroke-width="2" stroke-linecap="round"/>`,
  };
}

function hills(roll: Dice): { far: string; near: string } {
  const far = many(7, () => tree(roll));
  const ground = hill(roll, 118, 9, 2, thin(58)) + hill(roll, 128, 7, 3, thin(72));
  const grass = `<path d="${many(6, () => tuft(roll))}" stroke="color-mix(in oklab,var(--t) 86%,var(--shade))" stroke-width="1.6" opacity=".5" fill="none"/>`;
  return { far, near: ground + grass + bloom(roll) + bloom(roll) };
}

const drawn = new Map<string, string>();

/** The scene of a card; its icon steps to the right when a tall tag hangs at the left. */
export function scene(name: string, icon: string, water: boolean, costs: number): string {
  const key = `${name} ${icon} ${costs}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const roll = dice(seedOf(name));
  const back = sky(roll) + hill(roll, 92, 22, 3, thin(27));
  const { far, near } = water ? waves(roll) : hills(roll);
  const left = SCENE.width / 2 - 45 + ([0, 0, 7, 17, 17][costs] ?? 17);
  const art = `${back}${far}<g class="cut">${putIcon(icon, left, 24, 90)}</g>${near}`;
  drawn.set(key, art);
  return art;
}
