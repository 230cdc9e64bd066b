/**
 * Every face of the woodland games has its icon, and signs for what the engine says it does: the same numbers,
 * resources, types and forms of cards, and cards by name, none more and none less.
 */

import type { CardInfo, TextInfo } from "../src/lib/protocol";
import everdell from "../src/games/everdell/icons.json";
import { PATHS as EVERDELL } from "../src/games/everdell/icons.gen";
import farshore from "../src/games/farshore/icons.json";
import { PATHS as FARSHORE } from "../src/games/farshore/icons.gen";
import { unread, type Glyph } from "../src/games/woodland/draw/notation";
import { PATHS as SHARED } from "../src/games/woodland/icons.gen";
import { TYPES } from "../src/games/woodland/kinds";
import { signsOf, tokens } from "../src/games/woodland/signs";

type Table = Readonly<Record<string, string>>;
type Face = CardInfo["face"];

const ICONS: Readonly<Record<string, { of: Table; paths: Table }>> = {
  everdell: { of: Object.assign({}, ...Object.values(everdell)), paths: { ...EVERDELL, ...SHARED } },
  farshore: { of: Object.assign({}, ...Object.values(farshore)), paths: { ...FARSHORE, ...SHARED } },
};
const DRAWN = new Set(["card", "place", "event", "wonder", "river", "adornment"]);

/** What a face shows beside its line: whether it really does. */
const has = (list: unknown, said: unknown): boolean => Array.isArray(list) && names(said).every((name) => list.includes(name));
const ELSEWHERE: Readonly<Record<string, (face: Face, args: TextInfo["args"]) => boolean>> = {
  "woodland-home": (face, { card }) => has(face["links"], card),
  "woodland-event-needs": (face, { cards }) => has(face["needs"], cards),
  "woodland-opens": (face) => face["open"] === true,
  "woodland-worth": (face, { points }) => face["points"] === points,
  // These are left to the sentence.
  "woodland-shares-space": () => true,
  "woodland-second-spot": () => true,
  "woodland-unload": () => true,
};
/** Gaps that are left to the sentence, too: a second prisoner's guard, and what lies on an event. */
const QUIET: Readonly<Record<string, string>> = { "woodland-aid-imprison": "card", "woodland-counted-on-event": "what" };

/** What a message means without naming it in a gap. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  "woodland-produce": ["production"],
  "woodland-produce-again": ["production"],
  "woodland-produce-other": ["production"],
  "woodland-copy-production": ["production"],
  "woodland-aid-imprison": ["critter"],
  "woodland-hosts-any": ["critter"],
  "woodland-counted-prisoners": ["critter"],
  "woodland-counted-events": ["unique"],
  "everdell-on-call": ["frog-prince"],
  "everdell-visit-river": ["pearl"],
  "everdell-bridge": ["pearl"],
  "everdell-sail": ["pearl"],
  "everdell-plunder": ["pearl"],
  "everdell-produce-some": ["production"],
  "everdell-revive": ["traveler"],
  "everdell-counted-types": TYPES,
  "everdell-counted-wonders": ["medieval-gate"],
  "farshore-counted-treasures": ["treasure"],
};

const RESOURCES = ["twig", "resin", "pebble", "berry", "pearl", "driftwood", "seaweed", "seastone", "mushroom", "treasure"];
const SYMBOLS = new Set<unknown>([...RESOURCES, ...TYPES, "critter", "construction", "common", "unique"]);

const isSaid = (gap: unknown): gap is TextInfo => typeof gap === "object" && gap !== null && "id" in gap;

/** The cards that a message names. */
function names(gap: unknown): string[] {
  if (!isSaid(gap)) return [];
  return gap.id === "everdell-name" ? [String(gap.args["name"])] : Object.values(gap.args).flatMap(names);
}

/** Numbers and symbols; a one is not told from none, for it is drawn as the thing alone. */
class Found {
  readonly named = new Set<string>();
  readonly meant = new Set<string>();
  readonly faults: string[] = [];

  number(value: unknown): void {
    for (const [digits] of String(value).matchAll(/\d+/g)) if (Number(digits) > 1) this.named.add(digits);
  }
}

function described(card: CardInfo, icons: Table): Found {
  const found = new Found();
  const walk = ({ id, args }: TextInfo): void => {
    const shown = ELSEWHERE[id];
    if (shown) {
      if (!shown(card.face, args)) found.faults.push(`${card.name} says ${id}, but its face does not show it.`);
      return;
    }
    if (id === "everdell-name") found.named.add(icons[String(args["name"])] ?? "");
    if (id === "woodland-event-types" && args["type"] === "any") TYPES.forEach((type) => found.named.add(type));
    for (const one of MEANT[id] ?? []) found.meant.add(one);
    for (const [name, gap] of Object.entries(args)) {
      if (isSaid(gap)) QUIET[id] === name || walk(gap);
      else if (typeof gap === "number") found.number(gap);
      else if (SYMBOLS.has(gap)) found.named.add(gap);
    }
  };
  const text = card.text.args["text"];
  walk(isSaid(text) ? text : card.text);
  return found;
}

function drawn(line: readonly Glyph[]): Set<string> {
  const found = new Found();
  for (const glyph of line) {
    if (glyph.is === "icon") found.named.add(glyph.icon);
    if (glyph.is === "figure" || glyph.is === "points") found.number(glyph.text);
    if (glyph.is !== "piece") continue;
    found.number(glyph.times ?? 1);
    if (glyph.type) found.named.add(glyph.type);
    else if (SYMBOLS.has(glyph.name)) found.named.add(glyph.name);
  }
  return found.named;
}

function faultsOf(card: CardInfo, { of, paths }: { of: Table; paths: Table }): string[] {
  const { name, text } = card;
  const faults = paths[of[name] ?? ""] ? [] : [`${name} has no icon.`];
  const line = tokens(text);
  if (!line) return [...faults, `${name} says ${JSON.stringify(text)}, for which there are no signs.`];
  const strange = unread(line, (other) => of[other]).map((token) => `${name} says ${token}, which means nothing.`);
  const said = described(card, of);
  const signs = drawn(signsOf(text, (other) => of[other]));
  const missing = [...said.named].filter((one) => !signs.has(one));
  const extra = [...signs].filter((one) => !said.named.has(one) && !said.meant.has(one));
  return [
    ...faults,
    ...strange,
    ...said.faults,
    ...missing.map((one) => `${name} does not show ${one}: ${line}`),
    ...extra.map((one) => `${name} shows ${one}, of which nothing is said: ${line}`),
  ];
}

export function check({ game, cards }: { game: string; cards: CardInfo[] }): string[] {
  const icons = ICONS[game];
  return icons ? cards.filter(({ face }) => DRAWN.has(String(face["sort"]))).flatMap((card) => faultsOf(card, icons)) : [`There is no ${game}.`];
}
