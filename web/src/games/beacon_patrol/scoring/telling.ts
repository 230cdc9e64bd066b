/** How Beacon Patrol's score is told: light after light, kind by kind. */

import { within, type Beat } from "../../../end/course.svelte";
import type { Facts } from "../../../end/facts";
import type { CardInfo } from "../../../lib/protocol";
import { nameOf } from "../../../lib/seats";
import { together } from "../../../lib/together";
import { KINDS, kindOf, standing, type Kind } from "../table/ranks";
import { readScene, type Laid, type Scene } from "../table/scene";
import { word } from "../words";

const LIGHT = 450;
const LEAST = 9_000;
const MOST = 15_000;

/** A light that comes on, and what it is worth. */
export interface Light {
  readonly at: Laid;
  readonly info: CardInfo;
  readonly kind: Kind;
  readonly points: number;
}

/** All lights of one kind, the nearest to headquarters first. */
export interface Lights {
  readonly kind: Kind;
  readonly lights: readonly Light[];
}

/** The chart as all eyes see it. */
export function sceneOf({ snapshot }: Facts): Scene {
  const [eyes] = snapshot.eyes;
  if (!eyes) throw new Error("A chart is seen by somebody.");
  return readScene(snapshot, eyes, (seat) => nameOf(seat, snapshot.seats));
}

/** The lights, kind by kind; kinds that bring nothing are left out. */
export function lightsOf(facts: Facts, scene: Scene): Lights[] {
  const lights = scene.laid.flatMap((at): Light[] => {
    const info = facts.cards[at.card];
    if (!info || !scene.worth.has(at.spot)) return [];
    return [{ at, info, kind: kindOf(info), points: scene.worth.get(at.spot) ?? 0 }];
  });
  const near = lights.toSorted((a, b) => Math.hypot(a.at.x, a.at.y) - Math.hypot(b.at.x, b.at.y));
  return KINDS.map((kind) => ({ kind, lights: near.filter((light) => light.kind === kind) })).filter(
    ({ lights: some }) => some.length,
  );
}

export function beatsOf(facts: Facts): Beat[] {
  const beats = lightsOf(facts, sceneOf(facts)).flatMap(({ kind, lights }, part) =>
    lights.map((_, at): Beat => ({ part, stay: LIGHT, said: word("light-of", { kind, at: at + 1, all: lights.length }) })),
  );
  return within(beats, Math.min(LEAST, beats.length * LIGHT * 2), MOST);
}

/** The rank that was earned, and the points. */
export function headlineOf(facts: Facts): string {
  const { score, expansions } = sceneOf(facts);
  return word("earned", { rank: standing(score, expansions.length).here.rank, count: score });
}

/** Who sailed, and how far. */
export function aboutOf(facts: Facts): string {
  const { crews, laid, worth, turn } = sceneOf(facts);
  return word("sailed", { names: together(crews.map(({ name }) => name)), laid: laid.length, explored: worth.size, turns: turn });
}
