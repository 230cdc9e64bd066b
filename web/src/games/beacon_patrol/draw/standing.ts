/** Where things stand on a tile: lights on headlands, houses off the beach, buoys off the middle. */

import type { Shore } from "./coast";
import type { Tile } from "./facts";
import { best, NEVER, Room, type Ground, type Place } from "./ground";
import { oneOf, apart, type Dice, type Point } from "../../../art/pen";

/** A piece that belongs to the tile, by the middle of its foot. */
export interface Thing {
  readonly kind: "headquarters" | "lighthouse" | "windmill" | "pier" | "house" | "buoy";
  readonly x: number;
  readonly y: number;
  /** Which of its kind: colours of a house, of a windmill. */
  readonly look: number;
  readonly flip: boolean;
  /** A buoy leans, a windmill's sails stand so, in degrees. */
  readonly tilt: number;
  /** Where a pier runs to: out to sea. */
  readonly course: Point;
}

export interface Standing {
  readonly things: readonly Thing[];
  readonly mooring: { readonly x: number; readonly y: number };
}

/** Place all things; `room` then knows what is taken. */
export function stand(tile: Tile, coasts: readonly Shore[], ground: Ground, room: Room, roll: Dice): Standing {
  const things: Thing[] = [];
  const put = (kind: Thing["kind"], at: { x: number; y: number } | null, size: number, more: Partial<Thing> = {}) => {
    if (!at) return;
    things.push({ kind, x: at.x, y: at.y, look: 0, flip: false, tilt: 0, course: [0, 0], ...more });
    room.take(at.x, at.y - (kind === "lighthouse" ? 12 : 4), size);
    if (kind === "lighthouse") room.take(at.x, at.y - 28, 7);
  };
  if (tile.feature === "headquarters") put("headquarters", { x: 50, y: 72 }, 26);
  if (tile.feature === "windmill") put("windmill", { x: 50 + roll(-4, 4), y: 80 }, 26, mill(tile));
  if (tile.feature === "lighthouse") put("lighthouse", headland(ground.land[0] ?? [], roll), 9);
  const pier = tile.feature === "pier" ? jetty(coasts[0]) : null;
  if (pier) {
    things.push({ kind: "pier", look: 0, flip: false, tilt: 0, ...pier });
    const [dx, dy] = pier.course;
    for (let i = 0; i < 4; i++) room.take(pier.x + dx * i * 8, pier.y + dy * i * 8, 9);
    room.take(pier.x + dx * 20 - dy * 12, pier.y + dy * 20 + dx * 12, 10); // its boat
  }
  coasts.forEach((shore, index) => {
    for (const at of homes(shore.houses, ground.land[index] ?? [], room, roll))
      put("house", at, 7, { look: Math.floor(roll() * 3), flip: roll() < 0.5 });
  });
  if (tile.feature === "buoy") put("buoy", afloat(coasts.length > 0, ground.water, roll), 12, { tilt: roll(-9, 9) });
  things.sort((a, b) => a.y - b.y);
  return { things, mooring: berth(ground.water, room) };
}

/** Each windmill has its own colours, and its sails stand otherwise. */
function mill(tile: Tile): Partial<Thing> {
  const number = Number(tile.name.replace(/\D/g, "")) || 0;
  return { look: number % 3, tilt: 8 + ((number * 37) % 74) };
}

function headland(land: readonly Place[], roll: Dice): Place | null {
  return best(land, (place) =>
    place.y < 40 || place.rim < 12 || place.coast < 6
      ? NEVER
      : -Math.abs(place.coast - 9) * 1.2 - apart(place.x, place.y, 50, 58) * 0.35 + roll(0, 2),
  );
}

/** From the middle of the coast straight out: land lies to the right of a coast, water to the left. */
function jetty(shore: Shore | undefined): { x: number; y: number; course: Point } | null {
  const middle = Math.floor((shore?.line.length ?? 0) / 2);
  const [here, before, after] = [shore?.line[middle], shore?.line[middle - 3], shore?.line[middle + 3]];
  if (!here || !before || !after) return null;
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy);
  return { x: here[0], y: here[1], course: [dy / length, -dx / length] };
}

/** The best spot for a house, or the best pair of spots that are clearly two. */
function homes(count: number, land: readonly Place[], room: Room, roll: Dice): Place[] {
  if (!count) return [];
  for (const beach of [9.5, 7.5, 6, 5]) {
    const sites = land
      .map((place) => ({ place, worth: homeWorth(place, beach, room, roll) }))
      .filter(({ worth }) => worth > NEVER);
    const found = count === 1 ? best(sites.map((site) => [site]), ([site]) => site?.worth ?? NEVER) : best(pairs(sites), pairWorth);
    if (found) return found.map(({ place }) => place);
  }
  throw new Error("There is no room for the houses of a tile.");
}

interface Site {
  place: Place;
  worth: number;
}

function homeWorth(place: Place, beach: number, room: Room, roll: Dice): number {
  const gap = room.gap(place);
  if (place.y < 18 || place.rim < 10 || place.coast < beach || gap < 9) return NEVER;
  return Math.min(place.coast, 13) * 0.8 + Math.min(place.rim, 20) * 0.3 - Math.min(gap, 60) * 0.05 + roll(0, 4);
}

const pairs = (sites: readonly Site[]): [Site, Site][] =>
  sites.flatMap((one) => sites.map((other): [Site, Site] => [one, other]));

function pairWorth([a, b]: [Site, Site]): number {
  const distance = apart(a.place.x, a.place.y * 0.95, b.place.x, b.place.y * 0.95);
  if (distance < 20) return NEVER;
  return a.worth + b.worth - Math.max(0, 23 - distance) * 2 - Math.max(0, distance - 30) * 0.3;
}

function afloat(shored: boolean, water: readonly Place[], roll: Dice): Place | null {
  const x = shored ? 50 : oneOf([36, 64], roll);
  const y = shored ? 56 : 60;
  return best(water, (place) =>
    place.rim < 24 || place.y < 38
      ? NEVER
      : Math.min(place.coast, 26) - apart(place.x, place.y, x, y) * (shored ? 0.25 : 0.8) + roll(0, 5),
  );
}

/** A mooring for ships, clear of everything else. */
function berth(water: readonly Place[], room: Room): { x: number; y: number } {
  const found = best(water, (place) =>
    place.x < 26 || place.x > 74 || place.y < 32 || place.y > 72
      ? NEVER
      : Math.min(place.coast, 20) * 0.8 + Math.min(room.gap(place), 24) - apart(place.x, place.y, 50, 54) * 0.22,
  );
  return found ?? { x: 50, y: 50 };
}
