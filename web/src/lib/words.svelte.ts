/** Words: messages become sentences, by Project Fluent, from the same files as the server's. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { TextInfo } from "./protocol";

type Gap = number | string | TextInfo;

let bundle = $state.raw<FluentBundle | null>(null);

/** What the seats of the table are called, by the number that a message gives them. */
let seatNames = $state.raw<Map<number, string>>(new Map());

/** Call seats by the names of those who sit there. */
export function callSeats(names: Map<number, string>): void {
  seatNames = names;
}

/** Fetch the words of a language; nothing can be said before. */
export async function learn(language: string): Promise<void> {
  const answer = await fetch(`/text/${language}.ftl`);
  if (!answer.ok) throw new Error(`The words of ${language} cannot be fetched.`);
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(await answer.text()));
  bundle = words;
  document.documentElement.lang = language;
}

/** Say a message of the server, and the messages inside it. */
export function say(said: TextInfo): string {
  return tell(said.id, said.args);
}

/** Say a message by its id; an unknown one is said by its id, so that the table stays usable. */
export function tell(id: string, args: Record<string, Gap> = {}): string {
  const name = id === "seat" && seatNames.get(Number(args["number"]));
  if (name) return name;
  const message = bundle?.getMessage(id);
  if (!bundle || message?.value == null) return id;
  const filled = Object.fromEntries(
    Object.entries(args).map(([name, gap]) => [name, typeof gap === "object" ? say(gap) : gap]),
  );
  return bundle.formatPattern(message.value, filled, []);
}
