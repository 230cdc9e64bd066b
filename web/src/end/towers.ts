/** The beats of a score that is told source by source, and what each side has of it so far. */

import type { SheetLine } from "../lib/protocol";
import { tell } from "../lib/words.svelte";
import { within, type Beat } from "./course.svelte";
import { labelOf, sum, type Facts, type Source } from "./facts";

const HEADING = 650;
const LINE = 450;
const QUICK = 160;
/** Lines of cards that are only printed go by faster, and so do many. */
const MANY = 6;
const LEAST = 11_500;
const MOST = 14_000;
const TELLING = 3;

const rowsOf = (source: Source): number => Math.max(...source.lines.map((own) => own.length));

/** A heading for each source, then its lines one by one, those of all sides at once. */
export function beatsOf(facts: Facts): Beat[] {
  const beats = facts.sources.flatMap((source, part): Beat[] => {
    const rows = rowsOf(source);
    const lines = Array.from({ length: rows }, (_, row): Beat => ({
      part,
      stay: rows > MANY ? QUICK : LINE,
      said: saidAt(facts, source, row),
    }));
    return [{ part, stay: HEADING, said: source.name }, ...lines];
  });
  return within(beats, facts.sources.length > TELLING ? LEAST : 0, MOST);
}

/** Whose line it is that a beat tells, in words; the first side that has one. */
function saidAt(facts: Facts, source: Source, row: number): string {
  const at = source.lines.findIndex((own) => own[row]);
  const line = source.lines[at]?.[row];
  const side = facts.sides[at];
  return line && side ? tell("browser-told-of", { what: labelOf(facts, line), name: side.name }) : source.name;
}

/** How many lines of each source have been told after so many beats. */
export function toldOf(facts: Facts, beats: readonly Beat[], step: number): number[] {
  return facts.sources.map((_, part) => beats.slice(0, step).filter((beat) => beat.part === part).length - 1);
}

/** The lines of a side's source that have been told. */
export const toldLines = (source: Source, side: number, count: number): readonly SheetLine[] =>
  (source.lines[side] ?? []).slice(0, Math.max(0, count));

/** What a side has gathered so far. */
export const gathered = (facts: Facts, side: number, told: readonly number[]): number =>
  facts.sources.reduce((all, source, at) => all + sum(toldLines(source, side, told[at] ?? 0)), 0);
