/** What is printed on the things of Farshore, read from the messages that describe them. */

import type { CardInfo, TextInfo } from "../../lib/protocol";
import { parse, type Glyph } from "../woodland/draw/notation";
import { hangIcons } from "../woodland/draw/sprite";
import { isType, TYPES, type CardType, type PrintedCard, type PrintedPlace } from "../woodland/kinds";
import { figure, iconIn, readCard, readPlace, type Drawings } from "../woodland/reading";
import { signsOf, tokens } from "../woodland/signs";
import { PATHS } from "./icons.gen";
import icons from "./icons.json";
import type { PrintedIsland, PrintedMap, PrintedRose, PrintedTrail, PrintedWeather } from "./kinds";

export type Printed =
  | { sort: "card"; card: PrintedCard }
  | { sort: "place"; place: PrintedPlace }
  | { sort: "island"; island: PrintedIsland }
  | { sort: "rose"; rose: PrintedRose }
  | { sort: "map"; map: PrintedMap }
  | { sort: "weather"; weather: PrintedWeather }
  | { sort: "trail"; trail: PrintedTrail }
  | { sort: "unknown" };

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
  costs: ["driftwood", "seaweed", "seastone", "mushroom", "any"],
  watery: ({ name }) => WATERY.has(name),
};

function card(info: CardInfo): Printed {
  const read = readCard(info, DRAWINGS);
  if (!read) return { sort: "unknown" };
  const cost = read.cost.map(([piece, count]) => [piece === "any" ? ("anysea" as const) : piece, count] as const);
  return { sort: "card", card: { ...read, cost } };
}

const OPEN = new Set(["docks", "lookout", "dunes"]);

function place(info: CardInfo): Printed {
  if (info.face["area"] === "island") return island(info);
  return { sort: "place", place: readPlace(info, OPEN.has(info.name) ? "haven" : "basic", DRAWINGS, true) };
}

const island = ({ name, label, text }: CardInfo): Printed => ({
  sort: "island",
  island: { name, label, icon: iconIn(ICONS, name), line: signs(text) },
});

const isSaid = (gap: unknown): gap is TextInfo => typeof gap === "object" && gap !== null && "id" in gap;

const typesIn = (face: unknown): CardType[] => (Array.isArray(face) ? face.filter(isType) : []);

/** A gap of what a tile says. */
function gapOf({ args }: TextInfo, name: string): TextInfo | undefined {
  const said = args["text"];
  const gap = isSaid(said) ? said.args[name] : undefined;
  return isSaid(gap) ? gap : undefined;
}

const rose = ({ name, label, text, face }: CardInfo): Printed => ({
  sort: "rose",
  rose: {
    name,
    label: gapOf(text, "what") ?? label, // It is called by the cards that it is about.
    form: face["form"] === "critter" || face["form"] === "construction" ? face["form"] : null,
    rarity: face["rarity"] === "common" || face["rarity"] === "unique" ? face["rarity"] : null,
    types: typesIn(face["types"]),
  },
});

function map({ name, label, face }: CardInfo): Printed {
  const counts = new Map(Object.entries(typeof face["needs"] === "object" && face["needs"] ? face["needs"] : {}));
  const needs = TYPES.map((type) => [type, figure(counts.get(type))] as const).filter(([, count]) => count > 0);
  return { sort: "map", map: { name, label, kind: String(face["kind"]), value: figure(face["points"]), needs } };
}

const SECTIONS = ["top", "middle", "bottom"];

function weather({ name, label, text }: CardInfo): Printed {
  const [upper, lower] = [gapOf(text, "upper"), gapOf(text, "lower")];
  if (!upper || !lower) return { sort: "unknown" };
  return { sort: "weather", weather: { name, label, icon: iconIn(ICONS, name), upper, lower } };
}

/** Where a section of a trail card leads, and what she does there. */
const STEP: Readonly<Record<string, (number: number, said: TextInfo) => { icon: string; line: string }>> = {
  shore: (number) => ({ icon: ICONS[`shore_${number + 1}`] ?? "", line: "" }),
  island: () => ({ icon: "island", line: "1" }),
  red_plays: () => ({ icon: "position-marker", line: "play" }),
  red_ship: (number) => ({ icon: "position-marker", line: `${number}S` }),
  red_treasure: (number) => ({ icon: "position-marker", line: `${number}T` }),
  docks: (number) => ({ icon: ICONS["docks"] ?? "", line: `${number}S` }),
  lookout: (_, { args }) => ({ icon: ICONS["lookout"] ?? "", line: `x ${isSaid(args["colour"]) ? tokens(args["colour"]) : ""}` }),
};

function trail({ name, label, text, face }: CardInfo): Printed {
  const steps = (Array.isArray(face["steps"]) ? face["steps"] : []).flatMap((step: unknown, at) => {
    const [symbol, number] = Array.isArray(step) ? step : [];
    const said = gapOf(text, SECTIONS[at] ?? "");
    const drawn = said && STEP[String(symbol)]?.(figure(number), said);
    return drawn ? [{ symbol: String(symbol), number: figure(number), icon: drawn.icon, line: parse(drawn.line, () => undefined), said }] : [];
  });
  return { sort: "trail", trail: { name, label, steps } };
}

const READ: Readonly<Record<string, (info: CardInfo) => Printed>> = { card, place, island, compass: rose, map, weather, trail };
const read = new WeakMap<CardInfo, Printed>();

/** Read a thing once, and hang up the icons it will point at; what we cannot read is "unknown", never an error. */
export function printed(info: CardInfo): Printed {
  hangIcons("farshore", PATHS);
  const known = read.get(info);
  if (known) return known;
  const fresh = READ[String(info.face["sort"])]?.(info) ?? { sort: "unknown" as const };
  read.set(info, fresh);
  return fresh;
}
