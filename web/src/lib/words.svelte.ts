/** Words: messages become sentences, by Project Fluent, from the same files as the server's. */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";
import { type Language, tongue } from "./language.svelte";
import type { TextInfo } from "./protocol";

type Gap = number | string | TextInfo;

const NOMINATIVE = "nom";

let bundle = $state.raw<FluentBundle | null>(null);

/** What the seats of the table are called, by the number that a message gives them. */
let seatNames = $state.raw<Map<number, string>>(new Map());

/** Call seats by the names of those who sit there. */
export function callSeats(names: Map<number, string>): void {
  seatNames = names;
}

/** The parts of the language that were fetched, by their names, and those that were asked for. */
let parts = new Map<string, FluentResource>();
const asked = new Map<string, Promise<void>>();

/** Fetch the words that the front page needs; nothing can be said before. */
export const learn = (): Promise<void> => learnPart("front");

/** Fetch the words of tables, too, or of one game's, once: they are most of all. */
export const learnAll = (game = "tables"): Promise<void> => asked.get("tables") ?? learnPart(game);

/** Fetch the words of guided first games, once: they come with no table. */
export const learnLessons = (): Promise<void> => learnPart("lessons");

/** Fetch the words of hints and of looking back, once. */
export const learnAdvice = (): Promise<void> => learnPart("advice");

/** Fetch the words of clocks and of what strangers need, once. */
export const learnCommunity = (): Promise<void> => learnPart("community");

/** Fetch the words for what is refused, once: seldom is anything. */
export const learnRefusals = (): Promise<void> => learnPart("refusals");

/** Whether the words of a message are there. */
export const knows = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** Fetch a part of the words by its name, once. */
export function learnPart(part: string): Promise<void> {
  const coming = asked.get(part) ?? add(part).catch(() => void asked.delete(part));
  asked.set(part, coming);
  return coming;
}

/** Fetch the words of a game's rulebook, once. */
export const learnRules = (game: string): Promise<void> => learnPart(`rules_${game}`);

async function add(part: string): Promise<void> {
  const language = tongue.spoken;
  const words = await fetched(language, part);
  if (tongue.spoken !== language) return add(part);
  use(language, new Map(parts).set(part, words));
}

/** Speak another language from now on: the page changes when all of its words are there. */
export async function speak(language: Language): Promise<void> {
  const before = tongue.spoken;
  tongue.spoken = language;
  try {
    const words = await Promise.all([...parts.keys()].map(async (part) => [part, await fetched(language, part)] as const));
    if (tongue.spoken !== language) return;
    use(language, new Map(words));
    tongue.keep();
  } catch (error) {
    if (tongue.spoken === language) tongue.spoken = before;
    throw error;
  }
}

async function fetched(language: Language, part: string): Promise<FluentResource> {
  const answer = await fetch(`/text/${language}/${part}.ftl`);
  if (!answer.ok) throw new Error(`The words of ${language} cannot be fetched.`);
  return new FluentResource(await answer.text());
}

function use(language: Language, resources: Map<string, FluentResource>): void {
  parts = resources;
  const words = new FluentBundle(language, { useIsolating: false, functions: { CASE: inCase } });
  for (const resource of parts.values()) words.addResource(resource, { allowOverrides: true });
  document.documentElement.lang = language;
  bundle = words;
}

/** Say a message of the server, and the messages inside it. */
export function say(said: TextInfo): string {
  return tell(said.id, said.args);
}

/** A piece of a sentence: words, and the message inside it that they say, if they say one. */
export interface Span {
  readonly words: string;
  readonly said?: TextInfo;
}

const OPEN = "\u0001";
const CLOSE = "\u0002";

/** Say a message in pieces, so that some of the messages inside it can be shown as more than words. */
export function spans(said: TextInfo, isShown: (inner: TextInfo) => boolean): Span[] {
  const inner: TextInfo[] = [];
  const mark: Speaker = (one, grammarCase) => {
    if (!isShown(one)) return tell(one.id, one.args, mark, grammarCase);
    return `${OPEN}${inner.push(one) - 1}${CLOSE}${speakAsIs(one, grammarCase)}${OPEN}`;
  };
  const found: Span[] = [];
  for (const [at, piece] of tell(said.id, said.args, mark).split(OPEN).entries()) {
    const [number, words] = at % 2 ? piece.split(CLOSE) : [undefined, piece];
    const one = number === undefined ? undefined : inner[Number(number)];
    if (words) found.push(one ? { words, said: one } : { words });
  }
  return found;
}

/** A message inside another, which is said when the sentence comes to it, in the case asked for. */
class Inside extends FluentType<TextInfo> {
  constructor(
    said: TextInfo,
    readonly grammarCase: string,
    readonly speak: (said: TextInfo, grammarCase: string) => string,
  ) {
    super(said);
  }
  toString(): string {
    return this.speak(this.value, this.grammarCase);
  }
}

/** A number that is written with a true minus where it is below zero. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** `{ CASE($what, "acc") }`: names and numbers are the same in every case. */
const inCase: FluentFunction = ([what = "", asked]) =>
  what instanceof Inside ? new Inside(what.value, String(asked), what.speak) : what;

type Speaker = (said: TextInfo, grammarCase: string) => string;
const speakAsIs: Speaker = (said, grammarCase) => tell(said.id, said.args, speakAsIs, grammarCase);

/** What fills the gaps of a message; the messages inside take over its case unless it asks for another. */
function filledIn(args: Record<string, Gap>, inside: Speaker, grammarCase: string): Record<string, FluentVariable> {
  const filled: Record<string, FluentVariable> = { case: grammarCase };
  for (const [name, gap] of Object.entries(args))
    filled[name] = typeof gap === "object" ? new Inside(gap, grammarCase, inside) : typeof gap === "number" ? new Figure(gap) : gap;
  return filled;
}

/** Say a message by its id; an unknown one is said by its id, so that the table stays usable. */
export function tell(
  id: string,
  args: Record<string, Gap> = {},
  inside: Speaker = speakAsIs,
  grammarCase = NOMINATIVE,
): string {
  const name = id === "seat" && seatNames.get(Number(args["number"]));
  if (name) return name;
  const message = bundle?.getMessage(id);
  if (!bundle || message?.value == null) return id;
  return bundle.formatPattern(message.value, filledIn(args, inside, grammarCase), []);
}

/** A name as a title. */
export const titled = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** What a message says beside its sentence, in one of its attributes; "" if it has none of that name. */
export function aside({ id, args }: TextInfo, attribute: string): string {
  const pattern = bundle?.getMessage(id)?.attributes[attribute];
  return bundle && pattern != null ? bundle.formatPattern(pattern, filledIn(args, speakAsIs, NOMINATIVE), []) : "";
}

/** The word of a question that says what is to be done: the message marks it, or one inside it does. */
export function verbIn({ id, args }: TextInfo): string {
  const mark = aside({ id, args }, "verb");
  if (mark) return mark;
  for (const gap of Object.values(args)) {
    const found = typeof gap === "object" ? verbIn(gap) : "";
    if (found) return found;
  }
  return "";
}
