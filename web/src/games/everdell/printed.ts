/** What is printed on a card, a place or an event of Everdell, read from the message that describes it. */

import type { CardInfo } from "../../lib/protocol";
import { parse } from "../woodland/draw/notation";
import { hangIcons } from "../woodland/draw/sprite";
import {
  isType,
  type Named,
  type PrintedAdornment,
  type PrintedCard,
  type PrintedEvent,
  type PrintedPlace,
  type PrintedRiver,
} from "../woodland/kinds";
import { PATHS } from "./icons.gen";
import { iconOf, ICONS, lineOf, LINES } from "./tables";

export type Printed =
  | { sort: "card"; card: PrintedCard }
  | { sort: "place"; place: PrintedPlace }
  | { sort: "event"; event: PrintedEvent }
  | { sort: "river"; river: PrintedRiver }
  | { sort: "adornment"; adornment: PrintedAdornment }
  | { sort: "unknown" };

/** Drawn for a thing that has no icon of its own. */
const PLAIN = "hills";

const named = (names: unknown): Named[] =>
  (Array.isArray(names) ? names : []).map((name) => ({ name: String(name), icon: ICONS[String(name)] ?? PLAIN }));

const figure = (value: unknown): number => (typeof value === "number" ? value : 0);

const WATERY = new Set(["twig_barge", "barge_toad"]);
const COSTS = ["twig", "resin", "pebble", "berry", "pearl"] as const;

function costOf(cost: unknown): PrintedCard["cost"] {
  if (typeof cost !== "object" || cost === null) return [];
  const counts = new Map(Object.entries(cost));
  return COSTS.map((piece) => [piece, figure(counts.get(piece))] as const).filter(([, count]) => count > 0);
}

function card(info: CardInfo): Printed {
  const { name, label, text, face } = info;
  if (!isType(face["type"])) return { sort: "unknown" };
  return {
    sort: "card",
    card: {
      name,
      label,
      text,
      form: face["form"] === "critter" ? "critter" : "construction",
      rarity: face["rarity"] === "unique" ? "unique" : "common",
      type: face["type"],
      cost: costOf(face["cost"]),
      points: figure(face["points"]),
      icon: ICONS[name] ?? PLAIN,
      line: lineOf(name),
      links: named(face["links"]),
      open: face["open"] === true,
      water: face["set"] === "pearlbrook" || WATERY.has(name),
    },
  };
}

function place({ name, label, face }: CardInfo): Printed {
  const area = (["basic", "forest", "haven", "journey"] as const).find((one) => one === face["area"]) ?? "basic";
  const shared = face["shared"] === true;
  return {
    sort: "place",
    place: { name, label, area, shared, points: figure(face["points"]), icon: ICONS[name] ?? PLAIN, line: lineOf(name) },
  };
}

function event({ name, label, face }: CardInfo): Printed {
  const type = isType(face["type"]) ? face["type"] : null;
  return {
    sort: "event",
    event: {
      name,
      label,
      special: face["special"] === true,
      wonder: face["sort"] === "wonder",
      points: figure(face["points"]),
      needs: named(face["needs"]),
      type,
      count: figure(face["count"]),
      icon: ICONS[name] ?? PLAIN,
      line: lineOf(name),
    },
  };
}

const river = ({ name, label }: CardInfo): Printed => ({
  sort: "river",
  river: { name, label, icon: ICONS[name] ?? PLAIN, line: lineOf(name) },
});

function adornment({ name, label }: CardInfo): Printed {
  const [now = "", end = ""] = (LINES[name] ?? "").split(" ; ");
  const icon = ICONS[name] ?? PLAIN;
  return { sort: "adornment", adornment: { name, label, icon, now: parse(now, iconOf), end: parse(end, iconOf) } };
}

const READ: Readonly<Record<string, (info: CardInfo) => Printed>> = { card, place, event, wonder: event, river, adornment };
const read = new WeakMap<CardInfo, Printed>();

/** Read a thing once, and hang up the icons it will point at; what we cannot read is "unknown", never an error. */
export function printed(info: CardInfo): Printed {
  hangIcons("everdell", PATHS);
  const known = read.get(info);
  if (known) return known;
  const fresh = READ[String(info.face["sort"])]?.(info) ?? { sort: "unknown" as const };
  read.set(info, fresh);
  return fresh;
}
