/** What is printed on a card, a place or an event of Everdell, read from the message that describes it. */

import type { CardInfo, TextInfo } from "../../lib/protocol";
import type { Glyph } from "../woodland/draw/notation";
import { hangIcons } from "../woodland/draw/sprite";
import {
  isType,
  type PrintedAdornment,
  type PrintedCard,
  type PrintedEvent,
  type PrintedPlace,
  type PrintedRiver,
} from "../woodland/kinds";
import { figure, iconIn, named, readCard, readPlace, type Drawings } from "../woodland/reading";
import { partsOf, signsOf } from "../woodland/signs";
import { PATHS } from "./icons.gen";
import { iconOf, ICONS } from "./tables";

export type Printed =
  | { sort: "card"; card: PrintedCard }
  | { sort: "place"; place: PrintedPlace }
  | { sort: "event"; event: PrintedEvent }
  | { sort: "river"; river: PrintedRiver }
  | { sort: "adornment"; adornment: PrintedAdornment }
  | { sort: "unknown" };

const signs = (said: TextInfo): Glyph[] => signsOf(said, iconOf);
/** Where there is room for one line only. */
const oneLine = (said: TextInfo): Glyph[] => signs(said).filter(({ is }) => is !== "break");

const WATERY = new Set(["twig_barge", "barge_toad"]);

const DRAWINGS: Drawings = {
  icons: ICONS,
  line: ({ text }) => signs(text),
  costs: ["twig", "resin", "pebble", "berry", "pearl"],
  watery: ({ name, face }) => face["set"] === "pearlbrook" || WATERY.has(name),
};
const AREAS = ["basic", "forest", "haven", "journey"] as const;

function card(info: CardInfo): Printed {
  const read = readCard(info, DRAWINGS);
  return read ? { sort: "card", card: read } : { sort: "unknown" };
}

const place = (info: CardInfo): Printed => ({
  sort: "place",
  place: readPlace(info, AREAS.find((one) => one === info.face["area"]) ?? "basic", DRAWINGS),
});

/** An event has one line; its points and the cards it asks for stand above it. */
function event({ name, label, text, face }: CardInfo): Printed {
  const type = isType(face["type"]) ? face["type"] : null;
  return {
    sort: "event",
    event: {
      name,
      label,
      special: face["special"] === true,
      wonder: face["sort"] === "wonder",
      points: figure(face["points"]),
      needs: named(face["needs"], ICONS),
      type,
      count: figure(face["count"]),
      icon: iconIn(ICONS, name),
      line: oneLine(text),
    },
  };
}

const river = ({ name, label, text }: CardInfo): Printed => ({
  sort: "river",
  river: { name, label, icon: iconIn(ICONS, name), line: signs(text) },
});

function adornment({ name, label, text }: CardInfo): Printed {
  const lines = (end: boolean): Glyph[] => partsOf(text).filter(({ id }) => (id === "woodland-at-end") === end).flatMap(oneLine);
  return { sort: "adornment", adornment: { name, label, icon: iconIn(ICONS, name), now: lines(false), end: lines(true) } };
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
