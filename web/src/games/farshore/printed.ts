/** What is printed on the things of Farshore, read from the messages that describe them. */

import type { CompassFace, MapFace, PlaceFace, StepFace, TrailFace, WeatherFace } from "../../lib/faces";
import type { CardInfo, TextInfo } from "../../lib/protocol";
import { faceOf } from "../look";
import { parse, type Glyph } from "../woodland/draw/notation";
import { isType, TYPES } from "../woodland/kinds";
import { iconIn, readCard, reader, readPlace, type Drawings, type PrintedThing } from "../woodland/reading";
import { signsOf } from "../woodland/signs";
import { PATHS } from "./icons.gen";
import icons from "./icons.json";
import type { PrintedIsland, PrintedMap, PrintedRose, PrintedTrail, PrintedWeather, TrailStep } from "./kinds";

type Printed =
  | PrintedThing
  | { sort: "island"; island: PrintedIsland }
  | { sort: "rose"; rose: PrintedRose }
  | { sort: "map"; map: PrintedMap }
  | { sort: "weather"; weather: PrintedWeather }
  | { sort: "trail"; trail: PrintedTrail };

/** No two things of any group have the same name. */
const ICONS: Readonly<Record<string, string>> = { ...icons.places, ...icons.islands, ...icons.weather, ...icons.cards };

const WATERY = new Set([
  "rope_bridge", "tangle_raft", "shipwreck", "galley", "port", "lighthouse", "sloop", "harbor", "galleon", "sail_maker", "diver",
  "pirate", "stowaway", "castaway", "navigator", "lighthouse_keeper", "admiral", "crows_nest",
]);

/** Points are shells here, and any resource is one of the sea's. */
function atSea(glyph: Glyph): Glyph {
  if (glyph.is === "points") return { ...glyph, sea: true };
  if (glyph.is !== "piece") return glyph;
  if (glyph.name === "any") return { ...glyph, name: "anysea" };
  return glyph.name === "point" ? { ...glyph, name: "shell" } : glyph;
}

const signs = (said: TextInfo): Glyph[] => signsOf(said, (name) => ICONS[name]).map(atSea);

const DRAWINGS: Drawings = {
  icons: ICONS,
  line: ({ text }) => signs(text),
  costs: { driftwood: "driftwood", seaweed: "seaweed", seastone: "seastone", mushroom: "mushroom", any: "anysea" },
  watery: ({ name }) => WATERY.has(name),
};

const OPEN = new Set(["docks", "lookout", "dunes"]);

const place = (info: CardInfo): Printed =>
  faceOf<PlaceFace>(info).area === "island" ? island(info) : readPlace(info, OPEN.has(info.name) ? "haven" : "basic", DRAWINGS, true);

const island = ({ name, label, text }: CardInfo): Printed => ({
  sort: "island",
  island: { name, label, icon: iconIn(ICONS, name), line: signs(text) },
});

/** A rose is called by the cards that it is about. */
function rose(info: CardInfo): Printed {
  const { form, rarity, types, text } = faceOf<CompassFace>(info);
  const known = form === "critter" || form === "construction" ? form : null;
  return { sort: "rose", rose: { name: info.name, label: text, form: known, rarity: rarity || null, types: types.filter(isType) } };
}

function map(info: CardInfo): Printed {
  const { kind, points, needs } = faceOf<MapFace>(info);
  const asked = TYPES.map((type) => [type, needs[type] ?? 0] as const).filter(([, count]) => count > 0);
  return { sort: "map", map: { name: info.name, label: info.label, kind: String(kind), value: points, needs: asked } };
}

function weather(info: CardInfo): Printed {
  const { name, label } = info;
  const { upper, lower } = faceOf<WeatherFace>(info);
  return { sort: "weather", weather: { name, label, icon: iconIn(ICONS, name), upper, lower } };
}

/** Where a section of a trail card leads, and what she does there. */
const STEP: Readonly<Record<string, (step: StepFace) => { icon: string; line: string }>> = {
  shore: ({ number }) => ({ icon: ICONS[`shore_${number + 1}`] ?? "", line: "" }),
  island: () => ({ icon: "island", line: "1" }),
  red_plays: () => ({ icon: "position-marker", line: "play" }),
  red_ship: ({ number }) => ({ icon: "position-marker", line: `${number}S` }),
  red_treasure: ({ number }) => ({ icon: "position-marker", line: `${number}T` }),
  docks: ({ number }) => ({ icon: ICONS["docks"] ?? "", line: `${number}S` }),
  lookout: ({ type }) => ({ icon: ICONS["lookout"] ?? "", line: `x #${type}` }),
};

function stepOf(step: StepFace): TrailStep[] {
  const { symbol, number, text } = step;
  const drawn = STEP[symbol]?.(step);
  return drawn ? [{ symbol, number, icon: drawn.icon, line: parse(drawn.line, () => undefined), said: text }] : [];
}

const trail = (info: CardInfo): Printed => ({
  sort: "trail",
  trail: { name: info.name, label: info.label, steps: faceOf<TrailFace>(info).steps.flatMap(stepOf) },
});

/** Read a thing of Farshore. */
export const printed = reader<Printed>("farshore", PATHS, {
  card: (info) => readCard(info, DRAWINGS),
  place,
  compass: rose,
  map,
  weather,
  trail,
});
