/** What goes wrong, said in the reader's language, also after they have changed it. */

import type { FaultInfo, TextInfo } from "./protocol";
import { knows, learnRefusals, say, tell } from "./words.svelte";

/** The server refused something; a deck file, with all its faults. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** In English, if the words cannot be fetched. */
    message: string,
    readonly said: TextInfo | null = null,
    readonly faults: FaultInfo[] = [],
  ) {
    super(message);
  }
}

/** Make a refusal, with the words to say it. */
export async function refusal(...given: ConstructorParameters<typeof Refusal>): Promise<Refusal> {
  await learnRefusals();
  return new Refusal(...given);
}

/** What may be wrong: whatever was thrown, or a message of our own; null if nothing is. */
export type Trouble = unknown;

/** Say what is wrong; "" if nothing is. */
export function told(trouble: Trouble): string {
  if (!trouble) return "";
  if (trouble instanceof Refusal) return trouble.said ? sayOr(trouble.said, trouble.message) : tell("browser-no-server");
  if (trouble instanceof TypeError) return tell("browser-no-server"); // The server cannot be reached.
  if (trouble instanceof Error) return trouble.message;
  return say(trouble as TextInfo);
}

/** What is wrong at one place of a deck file. */
export const toldFault = (fault: FaultInfo): string => sayOr(fault.said, fault.sentence);

const sayOr = (said: TextInfo, english: string): string => (knows(said.id) ? say(said) : english);
