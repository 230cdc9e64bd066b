/** What is printed on a card, a place or an event of Everdell, read from the message that describes it. */

import type { CardFace, EventFace, PlaceFace, SideCardFace, WonderFace } from "../../lib/faces";
import type { CardInfo, TextInfo } from "../../lib/protocol";
import { faceOf } from "../look";
import type { Glyph } from "../woodland/draw/notation";
import { isType, type PrintedAdornment, type PrintedEvent, type PrintedRiver } from "../woodland/kinds";
import { iconIn, named, readCard, reader, readPlace, type Drawings, type PrintedThing } from "../woodland/reading";
import { partsOf, signsOf } from "../woodland/signs";
import { PATHS } from "./icons.gen";
import { iconOf, ICONS } from "./tables";

type Printed =
  | PrintedThing
  | { sort: "event"; event: PrintedEvent }
  | { sort: "river"; river: PrintedRiver }
  | { sort: "adornment"; adornment: PrintedAdornment };

const signs = (said: TextInfo): Glyph[] => signsOf(said, iconOf);
/** Where there is room for one line only. */
const oneLine = (said: TextInfo): Glyph[] => signs(said).filter(({ is }) => is !== "break");

const WATERY = new Set(["twig_barge", "barge_toad"]);

const DRAWINGS: Drawings = {
  icons: ICONS,
  line: ({ text }) => signs(text),
  costs: { twig: "twig", resin: "resin", pebble: "pebble", berry: "berry", pearl: "pearl" },
  watery: (info) => faceOf<CardFace>(info).set === "pearlbrook" || WATERY.has(info.name),
};
const AREAS = ["basic", "forest", "haven", "journey"] as const;

const place = (info: CardInfo): Printed =>
  readPlace(info, AREAS.find((one) => one === faceOf<PlaceFace>(info).area) ?? "basic", DRAWINGS);

const WONDER: Omit<EventFace, "points" | "sort"> = { special: false, needs: [], type: "", count: 0 };

/** An event has one line; its points and the cards it asks for stand above it. A wonder is an event that asks for none. */
function event(info: CardInfo): Printed {
  const { name, label, text } = info;
  const { sort, special, points, needs, type, count } = { ...WONDER, ...faceOf<EventFace | WonderFace>(info) };
  return {
    sort: "event",
    event: {
      name,
      label,
      special,
      wonder: sort === "wonder",
      points,
      needs: named(needs, ICONS),
      type: isType(type) ? type : null,
      count,
      icon: iconIn(ICONS, name),
      line: oneLine(text),
    },
  };
}

const river = ({ name, label, text }: CardInfo): Printed => ({
  sort: "river",
  river: { name, label, icon: iconIn(ICONS, name), line: signs(text) },
});

function adornment(info: CardInfo): Printed {
  const { name, label } = info;
  const { now, end } = faceOf<SideCardFace>(info);
  const lines = (said: TextInfo): Glyph[] => partsOf(said).flatMap(oneLine);
  return { sort: "adornment", adornment: { name, label, icon: iconIn(ICONS, name), now: lines(now), end: end ? lines(end) : [] } };
}

/** Read a thing of Everdell. */
export const printed = reader<Printed>("everdell", PATHS, {
  card: (info) => readCard(info, DRAWINGS),
  place,
  event,
  wonder: event,
  river,
  adornment,
});
