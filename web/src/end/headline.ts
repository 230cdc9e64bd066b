/** What stands above and beside a result, in words. */

import { endingOf } from "../lib/ending";
import type { SheetLine } from "../lib/protocol";
import { together } from "../lib/together";
import { say, tell } from "../lib/words.svelte";
import { labelOf, type Facts, type Side } from "./facts";

/** What stands above the result. */
export const headlineOf = (facts: Facts): string =>
  facts.look.telling?.headline?.(facts) ?? endingOf(facts.snapshot, facts.game.cooperative);

/** The others with their points, the best first, or what the game says of itself; "" for one alone. */
export function othersOf(facts: Facts): string {
  const { sides, look } = facts;
  if (look.telling?.about) return look.telling.about(facts);
  const rest = sides.filter(({ won }) => !won).toSorted((a, b) => b.points - a.points);
  if (sides.length < 2 || (sides.some(({ seat }) => seat < 0) && sides.length === 2)) return "";
  return together(rest.map(({ name, points }) => tell("browser-has-points", { name, points })));
}

/** Where the winner was ahead of the best of the others, the two largest leads; "" if nowhere. */
export function leadOf({ sides, sources }: Facts, winner: Side): string {
  const mine = sides.indexOf(winner);
  const next = sides.filter((side) => side !== winner).toSorted((a, b) => b.points - a.points)[0];
  const his = next ? sides.indexOf(next) : -1;
  if (his < 0) return "";
  const leads = sources
    .map(({ name, points }) => ({ name, more: (points[mine] ?? 0) - (points[his] ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, 2)
    .map(({ name, more }) => tell("browser-lead", { source: name, points: more }));
  return leads.length && next ? tell("browser-ahead", { name: next.name, leads: together(leads) }) : "";
}

const SHOWN = 2;

/** What some lines are for, in a few words: the two that brought most, and how many more there are. */
export function shortly(facts: Facts, lines: readonly SheetLine[]): string {
  const [only] = lines;
  if (lines.length === 1 && only && !only.card) return only.reason ? say(only.reason) : "";
  if (lines.length === 1 && only) return labelOf(facts, only);
  const sorted = lines.toSorted((a, b) => b.points - a.points);
  const first = sorted.slice(0, SHOWN).map((line) => tell("browser-has-points", { name: labelOf(facts, line), points: line.points }));
  const more = lines.length - first.length;
  return more ? tell("browser-and-more", { first: first.join(", "), count: more }) : first.join(", ");
}
