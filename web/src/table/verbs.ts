/** What can be done now, as verbs: one filled, the others outlined. */

import type { OptionState } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";

export interface Verb {
  text: string;
  /** What most do: Enter does it. */
  filled: boolean;
  ready: boolean;
  press: () => void;
  /** It stands where its option lies, not beside the banner. */
  placed: boolean;
  /** The option that it chooses, if it is one. */
  option: OptionState | null;
  /** It brings something new to light, and cannot be taken back. */
  news: boolean;
  /** The pieces that it gives or takes, and those that it takes for them. */
  pieces: readonly string[];
  taken: readonly string[];
}

type Act = (picks: string[]) => void;

/** A sentence as the words of a button. */
export const briefly = (sentence: string): string => sentence.replace(/[.。]$/u, "");

const chooses = (option: OptionState, act: Act, filled: boolean): Verb => ({
  text: briefly(say(option.label)),
  filled,
  ready: true,
  press: () => act([option.pick]),
  placed: false,
  option,
  news: option.news,
  pieces: [],
  taken: [],
});

/** A set: the filled verb grows with what is chosen, declining is the other. */
function ofSet(choosing: Choosing, act: Act): Verb[] {
  const { choice, gathering, gathered, taken } = choosing;
  if (!choice || !gathering) return [];
  const stop = choice.options.find(({ pick }) => pick === gathering.stop);
  const verb = choice.verbs[Math.max(gathered.length, gathering.least, 1)];
  const lies = gathered.filter(({ thing }) => thing === null).map(({ pick }) => pick);
  const main: Verb = {
    text: verb ? briefly(say(verb)) : "",
    filled: true,
    ready: choosing.whole,
    press: () => choosing.confirm(),
    placed: false,
    option: null,
    news: gathering.news,
    pieces: lies,
    taken,
  };
  return stop ? [main, chooses(stop, act, false)] : [main];
}

/** All that can be done now without a place on the table. */
export function verbsOf(choosing: Choosing, act: Act): Verb[] {
  if (choosing.gathering) return ofSet(choosing, act);
  const { numbers, options, buttons } = choosing;
  const number = choosing.among(numbers);
  if (number) {
    const none = options.filter(({ number }) => number === 0);
    return [chooses(number, act, true), ...none.map((option) => chooses(option, act, false))];
  }
  const payment = choosing.among(options);
  if (payment && options.every(({ group }) => group === "payment")) return [{ ...chooses(payment, act, true), placed: true }];
  // Where something on the table is to be chosen, no button is what most do.
  const alone = buttons.length === options.length;
  return buttons.map((option, at) => chooses(option, act, alone && at === 0));
}
