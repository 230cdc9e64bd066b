/** The characters that play: an agent's name is never shown, only what it is called at the table. */

import type { IconName } from "../art/icons";

const PORTRAITS: Record<string, { icon: IconName; colour: string }> = {
  random: { icon: "duck", colour: "var(--moss)" },
  greedy: { icon: "hedgehog", colour: "var(--gold)" },
  planner: { icon: "fox", colour: "var(--coral)" },
  beginner: { icon: "duck", colour: "var(--moss)" },
  casual: { icon: "hedgehog", colour: "var(--gold)" },
  strong: { icon: "fox", colour: "var(--coral)" },
  expert: { icon: "owl", colour: "var(--sea)" },
};

/** How a character looks. */
export const portraitOf = (agent: string): { icon: IconName; colour: string } =>
  PORTRAITS[agent] ?? { icon: "robot", colour: "var(--slate)" };

const USUAL = "casual";

/** The character that sits down where nobody has chosen one. */
export const usualAgent = (agents: string[]): string => (agents.includes(USUAL) ? USUAL : (agents.at(-1) ?? ""));
