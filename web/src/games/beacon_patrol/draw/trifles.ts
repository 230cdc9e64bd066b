/** The engraver's trifles: trees, tufts, waves, soundings, and a closed isobath on wide water. */

import type { Tile } from "./facts";
import { best, type Ground, type Place, type Room } from "./ground";
import { apart, type Dice, type Point } from "../../../art/pen";

interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Tree extends Spot {
  readonly size: number;
  readonly fir: boolean;
}
export interface Trifles {
  readonly trees: readonly Tree[];
  readonly tufts: readonly Spot[];
  readonly waves: readonly (Spot & { readonly size: number })[];
  readonly soundings: readonly (Spot & { readonly fathoms: number })[];
  /** Outer and inner line of a deep. */
  readonly deeps: readonly (readonly Point[])[];
  /** An engraver's fancy on an empty sea; "" for none. */
  readonly curio: string;
}

const CURIOS: Record<string, string> = {
  O1: "whale",
  O2: "serpent",
  O3: "gulls",
  O4: "fish",
  O5: "rose",
  O6: "wreck",
};

const clear = (spots: readonly Spot[], { x, y }: Spot, least: number): boolean =>
  spots.every((one) => apart(one.x, one.y, x, y) >= least);

/** Strew all of them round the things that stand there already. */
export function strew(tile: Tile, ground: Ground, room: Room, roll: Dice): Trifles {
  const trees: Tree[] = [];
  for (const land of ground.land) plant(land, trees, room, roll);
  const tufts: Spot[] = [];
  for (const land of ground.land) sow(land, trees, tufts, room, roll);
  const curio = CURIOS[tile.name] ?? "";
  if (curio) room.take(50, 50, 20);
  return { trees: trees.sort((a, b) => a.y - b.y), tufts, ...ripples(ground.water, room, roll), deeps: deeps(ground.water, roll), curio };
}

const near = (place: Place, roll: Dice): Spot => ({ x: place.x + roll(-2, 2), y: place.y + roll(-2, 2) });

const some = (places: readonly Place[], roll: Dice): Place =>
  places[Math.floor(roll() * places.length)] ?? { x: 50, y: 50, coast: 0, rim: 0 };

function plant(land: readonly Place[], trees: Tree[], room: Room, roll: Dice): void {
  let wanted = Math.round(land.length / 17);
  for (let tries = 0; wanted && tries < 60; tries++) {
    const place = some(land, roll);
    const spot = near(place, roll);
    const outside = spot.y < 9 || spot.x < 5 || spot.x > 95 || spot.y > 96;
    if (place.coast < 6.5 || outside || room.gap(spot) < 4 || !clear(trees, spot, 5)) continue;
    trees.push({ ...spot, size: roll(0.8, 1.25), fir: roll() < 0.45 });
    wanted--;
  }
}

function sow(land: readonly Place[], trees: readonly Tree[], tufts: Spot[], room: Room, roll: Dice): void {
  let wanted = Math.ceil(land.length / 16);
  for (let tries = 0; wanted && tries < 50; tries++) {
    const place = some(land, roll);
    const spot = near(place, roll);
    if (place.coast < 8 || place.rim < 5 || room.gap(spot) < 3 || !clear([...trees, ...tufts], spot, 7)) continue;
    tufts.push(spot);
    wanted--;
  }
}

function ripples(water: readonly Place[], room: Room, roll: Dice): Pick<Trifles, "waves" | "soundings"> {
  const waves: (Spot & { size: number })[] = [];
  const soundings: (Spot & { fathoms: number })[] = [];
  for (let count = 0, tries = 0; count < 7 && tries < 80; tries++) {
    const place = some(water, roll);
    const { x, y } = place;
    if (place.coast < 15 || place.rim < 9 || room.gap(place) < 7 || !clear([...waves, ...soundings], place, 19)) continue;
    if (count++ % 3 < 2) waves.push({ x, y, size: roll(0.8, 1.15) });
    else soundings.push({ x, y, fathoms: Math.max(2, Math.round(Math.min(place.coast, 60) / 4 + roll(0, 9))) });
  }
  return { waves, soundings };
}

/** Where the water is wide, so that the open sea is never one flat tint. */
function deeps(water: readonly Place[], roll: Dice): Point[][] {
  const wide = best(water, (place) => Math.min(place.coast, 60) + Math.min(place.rim, 46) + roll(0, 8));
  if (!wide || Math.min(wide.coast - 24, wide.rim) <= 25) return [];
  const [x, y] = [wide.x + roll(-4, 4), wide.y + roll(-4, 4)];
  const radius = Math.min(wide.coast - 24, wide.rim - 3, 44);
  const [p, q, r] = [roll(0, 6.3), roll(0, 6.3), roll(0, 6.3)];
  return [1, 0.62].map((size) => {
    const ring: Point[] = [];
    for (let a = 0; a < 6.28; a += 0.2) {
      const waved = 0.78 + 0.13 * Math.sin(2 * a + p) + 0.08 * Math.sin(3 * a + q) + 0.03 * Math.sin(7 * a + r);
      ring.push([x + Math.cos(a) * radius * size * waved * 1.02, y + Math.sin(a) * radius * size * waved * 0.94]);
    }
    return ring;
  });
}
