/** What of the facts could not be drawn, told in sentences; asked by tools/drawings.mjs, not by the client. */

import { parse, unread } from "../woodland/draw/notation";
import facts from "./facts.json";
import { PATHS } from "./icons.gen";
import { PATHS as SHARED } from "../woodland/icons.gen";
import icons from "./icons.json";
import { ADORNMENT_LINES, CARD_LINES, EVENT_LINES, PLACE_LINES, RIVER_LINES } from "./lines";
import { iconOf } from "./tables";

type Table = Readonly<Record<string, string>>;

const GROUPS: readonly { what: string; names: readonly string[]; icons: Table; lines: Table; beyond: readonly string[] }[] = [
  { what: "card", names: facts.cards.map((one) => one.name), icons: icons.cards, lines: CARD_LINES, beyond: [] },
  {
    what: "place",
    names: facts.places.map((one) => one.name),
    icons: icons.places,
    lines: PLACE_LINES,
    beyond: ["shoals", "river_spot_production", "river_spot_destination", "river_spot_governance", "river_spot_traveler"],
  },
  {
    what: "event",
    names: [...facts.events.map((one) => one.name), ...facts.wonders],
    icons: icons.events,
    lines: EVENT_LINES,
    beyond: [],
  },
  { what: "river card", names: facts.river, icons: icons.river, lines: RIVER_LINES, beyond: [] },
  { what: "adornment", names: facts.adornments, icons: icons.adornments, lines: ADORNMENT_LINES, beyond: [] },
];

/** Basic events are told by their seals alone. */
const WORDLESS = new Set(facts.events.filter((event) => !event.special).map((event) => event.name));

function faultsOf(what: string, name: string, icon: string | undefined, line: string | undefined): string[] {
  const faults = [];
  if (!icon) faults.push(`The ${what} ${name} has no icon.`);
  else if (!(icon in PATHS || icon in SHARED)) faults.push(`The icon ${icon} of the ${what} ${name} has not been copied.`);
  if (line === undefined) faults.push(`The ${what} ${name} has no line.`);
  else if (line === "" ? !WORDLESS.has(name) : !parse(line, iconOf).length) faults.push(`The line of the ${what} ${name} is empty.`);
  else if (line) faults.push(...unread(line, iconOf).map((token) => `The line of the ${what} ${name} says ${token}, which means nothing.`));
  return faults;
}

export function undrawn(): string[] {
  const faults = GROUPS.flatMap(({ what, names, icons, lines, beyond }) => [
    ...[...names, ...beyond].flatMap((name) => faultsOf(what, name, icons[name], lines[name])),
    ...Object.keys({ ...icons, ...lines })
      .filter((name) => !names.includes(name) && !beyond.includes(name))
      .map((name) => `There is no ${what} called ${name}.`),
  ]);
  const links = facts.cards.flatMap((card) => card.links).concat(facts.events.flatMap((event) => event.needs));
  const lost = links.filter((name) => name !== "any_critter" && !iconOf(name));
  const names = GROUPS.flatMap((group) => [...group.names, ...group.beyond]);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  return [...faults, ...lost.map((name) => `${name} is linked but not known.`), ...twice.map((name) => `${name} is there twice.`)];
}
