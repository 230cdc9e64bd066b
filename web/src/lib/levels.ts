/** The characters that play: an agent's name is never shown, only what it is called at the table. */

import type { IconName } from "../art/icons";
import { aside, tell } from "./words.svelte";

/** How the characters of a level look: the first one, and those who sit down beside it. */
interface Level {
  readonly icons: readonly IconName[];
  readonly colour: string;
}

const BEGINNER: Level = { icons: ["duck", "goose", "sparrow"], colour: "var(--moss)" };
const CASUAL: Level = { icons: ["hedgehog", "mole", "beaver"], colour: "var(--gold)" };
const STRONG: Level = { icons: ["fox", "wolf", "boar"], colour: "var(--coral)" };
const EXPERT: Level = { icons: ["owl", "raven", "heron"], colour: "var(--violet)" };
const UNKNOWN: Level = { icons: ["robot"], colour: "var(--slate)" };

const LEVELS: Record<string, Level> = {
  random: BEGINNER,
  beginner: BEGINNER,
  greedy: CASUAL,
  casual: CASUAL,
  planner: STRONG,
  strong: STRONG,
  expert: EXPERT,
};

export const levelOf = (agent: string): Level => LEVELS[agent] ?? UNKNOWN;

/** How the first character of a level looks. */
export function portraitOf(agent: string): { icon: IconName; colour: string } {
  const { icons, colour } = levelOf(agent);
  return { icon: icons[0] ?? "robot", colour };
}

export interface Character {
  readonly name: string;
  readonly icon: IconName;
}

/** The character that comes when so many of its level are there already: another animal, as long as there is one. */
export function characterOf(agent: string, before: number): Character {
  const { icons } = levelOf(agent);
  const nth = before % icons.length;
  const said = { id: "level-name", args: { agent } };
  const name = (nth === 1 && aside(said, "second")) || (nth === 2 && aside(said, "third")) || tell(said.id, said.args);
  const round = Math.floor(before / icons.length) + 1;
  return { name: round > 1 ? tell("level-another", { name, number: round }) : name, icon: icons[nth] ?? "robot" };
}

const USUAL = "casual";

/** The character that sits down where nobody has chosen one. */
export const usualAgent = (agents: string[]): string => (agents.includes(USUAL) ? USUAL : (agents.at(-1) ?? ""));
