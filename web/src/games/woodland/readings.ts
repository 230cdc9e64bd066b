/** Each message of the engine in the tokens of draw/notation.ts; signs.ts makes signs of them. */

import type { TextInfo } from "../../lib/protocol";
import { TYPES } from "./kinds";

type Gaps = TextInfo["args"];
type Gap = Gaps[string] | undefined;
/** The tokens of a message; null if there are no signs for it. */
type Reading = (gaps: Gaps) => string | null;

const LETTER: Readonly<Record<string, string>> = {
  twig: "t",
  resin: "r",
  pebble: "p",
  berry: "b",
  pearl: "P",
  driftwood: "d",
  seaweed: "w",
  seastone: "s",
  mushroom: "m",
  treasure: "T",
  point: "v",
  any: "a",
};

/** What a card of the city watches for. */
const AFTER: Readonly<Record<string, string>> = {
  any: "when-any",
  critter: "when-critter",
  construction: "when-construction",
  compass: "rose",
  placing: "place",
};

const ALL_TYPES = TYPES.map((type) => `#${type}`).join(" ");

export const isSaid = (gap: Gap): gap is TextInfo => typeof gap === "object";
/** What a message says, in tokens; null if not all of it can be drawn. */
export const read = (gap: Gap): string | null => (isSaid(gap) ? (READINGS[gap.id]?.(gap.args) ?? null) : null);
const letter = (resource: Gap): string => LETTER[String(resource)] ?? "";

/** All parts with their tokens put between; null if one of them has no signs. */
function together(parts: readonly (string | null)[], between = " "): string | null {
  return parts.includes(null) ? null : parts.filter(Boolean).join(between);
}

/** A list is one of alternatives if its last part says so. */
const isOr = (gap: Gap): boolean => isSaid(gap) && (gap.id === "list-or" || (gap.id === "list-comma" && isOr(gap.args["rest"])));

const several = (between: string): Reading => ({ first, rest }) => together([read(first), read(rest)], between);
const whole = (token: string): Reading => () => token;
const inner = (gap: string): Reading => (gaps) => read(gaps[gap]);
const counted = (token: string): Reading => ({ count }) => `${count}${token}`;
const upTo = (token: string): Reading => ({ count }) => `≤${count}${token}`;
const lying = (token: string): Reading => ({ card }) => together([token, "on", read(card)]);

const PRICE = /^[^>|/:;]+ >/;

/** "2c for each of them" and "1v for each of them" are one line. */
function samePer(first: string, second: string): string | null {
  const [[what, per, ...more], [other, same]] = [first.split(" / "), second.split(" / ")];
  return per && per === same && !more.length ? `${what} ${other} / ${per}` : null;
}

/** What is said beside all else, and needs no line of its own. */
const SIDE = ["nospace", "stay"];

/** One after the other: on lines of their own, unless the first leads to the second or both are mere gains. */
function inRow(first: string | null, second: string | null): string | null {
  if (!first || !second) return together([first, second]);
  if (second.startsWith("> ")) return first.includes(">") ? `${first} |${second.slice(1)}` : `${first} ${second}`;
  if (first.endsWith(" >")) return PRICE.test(second) ? `${first.slice(0, -2)} ${second}` : `${first} ${second}`;
  const gains = !/[>/|:;]/.test(second);
  const goesOn = SIDE.includes(second) || (gains && (!/[>/|:;]/.test(first) || first.endsWith(" cost")));
  return samePer(first, second) ?? `${first}${goesOn ? " " : " ; "}${second}`;
}

/** Cards that are discarded for a reward: all or none of them, or any number, so many for each. */
function discarded(first: Gap, rest: Gap): string | null {
  if (!isSaid(first) || !isSaid(rest) || rest.id !== "woodland-for-every") return null;
  const { count, reward } = rest.args;
  if (first.id === "woodland-discard-any") return together([read(reward), count === 1 ? "x" : `${count}x`], " / ");
  const all = first.id === "woodland-discard-up-to" && first.args["count"] === count;
  return all && count !== 1 ? together([`${count}x >`, read(reward)]) : null;
}

/** Cards of a sort, by seal or by form; of several colours one by one. */
function sortOf({ rarity, form, colours }: Gaps): string | null {
  if (colours !== undefined) return read(colours);
  if (form === "any") return null;
  return rarity === "any" ? `#${form}` : `#${rarity}-${form}`;
}

/** So many times over: a price of one resource gets the number, else it stands as it is. */
const often = (count: number, price: string | null): string | null =>
  price && count > 1 && /^1[a-z]$/.test(price) ? `≤${count}${price.slice(1)}` : price;

/** So many resources less. */
const lessOf = (what: Gap): string | null => {
  const price = read(what);
  return price && /^\d/.test(price) ? `-${price}` : null;
};

const worthOf = (most: Gap): string => (most === "any" ? "" : `≤${most}v`);

/** A card that is played for nothing or for less: where it comes from, and what it may be worth. */
function playOf({ form, from, less, most }: Gaps): string | null {
  const source = from === "bay" ? "cb" : from === "meadow" ? "cm" : "";
  const played = less === "free" ? "play0" : "play";
  const what = form === "any" ? together([source, played]) : together([`#${form}`, less === "free" ? "play0" : ""]);
  return inRow(together([what, less === "free" ? "" : `-${less}`]), worthOf(most));
}

/** Cards that leave the city: discarded, for what they have cost, or put beneath an event. */
function leaving({ count, form, refund, beneath, "up-to": up }: Gaps): string {
  const number = up === "yes" ? `≤${count}` : count === 1 ? "" : String(count);
  const card = form === "critter" ? "under" : form === "construction" ? "out-construction" : "out";
  return `${number}${card}${refund === "yes" ? " > cost" : beneath === "yes" ? "" : " >"}`;
}

/** For what lies on the event at the end there are points, whatever it is. */
const ON_EVENT = ["woodland-counted-beneath", "woodland-counted-on-event"];
const points: Reading = ({ points, what }) =>
  isSaid(what) && ON_EVENT.includes(what.id) ? `> ${points}v` : together([`${points}v`, read(what)], " / ");

const READINGS: Readonly<Record<string, Reading>> = {
  "list-empty": whole(""),
  "list-then": ({ first, rest }) => discarded(first, rest) ?? inRow(read(first), read(rest)),
  "list-and": several(" "),
  "list-semicolon": several(" "),
  "list-or": several(" | "),
  "list-comma": (gaps) => several(isOr(gaps["rest"]) ? " | " : " ")(gaps),
  "everdell-name": ({ name }) => `@${name}`,
  "woodland-card-text": inner("text"),
  "woodland-place-text": inner("text"),
  "woodland-on-visit": inner("text"),
  "woodland-at-end": inner("text"),
  "woodland-after": ({ form, text }) => together([AFTER[String(form)] ?? null, read(text)], " > "),
  // What the face shows elsewhere, at its foot, at the top, in its rosette; or leaves to the sentence.
  "woodland-home": whole(""),
  "woodland-opens": whole(""),
  "woodland-shares-space": whole(""),
  "woodland-second-spot": whole(""),
  "woodland-event-needs": whole(""),
  "woodland-worth": whole(""),
  "woodland-unload": whole(""),
  // What is gained and paid.
  "woodland-amount": ({ resource, count }) => (letter(resource) ? `${count}${letter(resource)}` : null),
  "woodland-resource": ({ resource }) => letter(resource) || null,
  "woodland-points": ({ points }) => `${points}v`,
  "woodland-worth-journey": ({ points }) => `${points}v`,
  "woodland-gain": inner("what"),
  "woodland-gain-per": ({ what, per }) => together([read(what), read(per)], " / "),
  "woodland-draw": counted("c"),
  "woodland-draw-per": ({ count, per }) => together([`${count}c`, read(per)], " / "),
  "woodland-draw-to-limit": whole("c"),
  "woodland-draw-keep-give": counted("c > 1c other"),
  "woodland-put-tokens": counted("v"),
  "woodland-store": inner("what"),
  "woodland-discard": counted("x >"),
  "woodland-discard-any": whole("nx >"),
  "woodland-discard-up-to": upTo("x >"),
  "woodland-discard-meadow": counted("xm >"),
  "woodland-take-meadow": ({ count, "up-to": up }) => `${up === "yes" ? "≤" : ""}${count}cm`,
  "woodland-choose-to-give": counted("c other"),
  "woodland-spend": ({ what }) => together([read(what), ">"]),
  "woodland-pay-any": ({ count, to }) => (to === "opponent" ? `${count}a other >` : `${count}a >`),
  "woodland-pay-up-to-any": ({ count, to }) => (to === "event" ? `≤${count}a` : `≤${count}a >`),
  "woodland-lay-on": ({ what }) => `≤${read(what)}`,
  "woodland-tuck-cards": ({ count, form }) => `≤${count}x #${form}`,
  "woodland-tuck-meadow": ({ count, form }) => `≤${count}xm #${form}`,
  "woodland-for-each": inner("reward"),
  "woodland-for-every": ({ count, reward }) => (count === 1 ? read(reward) : together([read(reward), `${count}x`], " / ")),
  "woodland-pay-for-points": ({ count, resource, points }) => `≤${count}${letter(resource)} > ${points}v`,
  "woodland-give-for-points": ({ count, resource, points }) => `≤${count}${letter(resource)} other > ${points}v`,
  "everdell-give-around": ({ count, points }) => `≤${count}a other > ${points}v`,
  "everdell-give-cards-around": ({ count, points }) => `≤${count}c other > ${points}v`,
  // What acts, and what is played.
  "woodland-produce": whole("copy all #production"),
  "woodland-produce-again": whole("copy #production"),
  "woodland-produce-other": whole("copy #production"),
  "woodland-copy-production": whole("copy #production other"),
  "woodland-use-place": whole("copy place"),
  "woodland-use-area": whole("copy place"),
  "woodland-use-own": whole("-1v > copy place"),
  "woodland-move-worker": whole("move"),
  "woodland-recall-worker": whole("home"),
  "woodland-reveal": ({ count, then }) => together([`look${count}`, read(then)]),
  "woodland-reveal-pile": ({ count, then }) => together([`look${count}`, read(then)]),
  "woodland-scrolls": ({ count }) => `look${count} > c`,
  "woodland-play-for-less": playOf,
  "woodland-play-revealed": (gaps) => together([">", playOf({ ...gaps, form: "any" })]),
  "woodland-leave-city": leaving,
  "woodland-if-has": ({ what, deed }) => together([read(what), ":", read(deed)]),
  "everdell-if-pearls": ({ what, deed }) => together([read(what), ":", read(deed)]),
  "woodland-if-paired": ({ partner, card, deed }) => together([read(partner), read(card), ":", read(deed)]),
  "woodland-aid-discount": ({ count, form, only }) => `out > -${count}${only === "any" ? "" : letter(only)} #${form}`,
  "woodland-aid-substitute": whole("1a > 1a"),
  "woodland-aid-imprison": ({ count }) => `under > -${count}`,
  "woodland-go-abroad": whole("to-other"),
  "woodland-pays-opponent": whole("cost other >"),
  "woodland-no-space": whole("nospace"),
  "woodland-joins": whole("nospace"),
  "woodland-hosts-any": whole("free"),
  "woodland-stays": whole("stay"),
  // What is asked for, and what is counted.
  "woodland-event-types": ({ count, type }) => (type === "any" ? `${count} ${ALL_TYPES}` : `${count}#${type}`),
  "woodland-points-each": points,
  "woodland-points-each-most": (gaps) => inRow(points(gaps), `≤${gaps["most"]}v`),
  "woodland-points-every": ({ points, every, what }) => together([`${points}v /`, read(what) && `${every}${read(what)}`]),
  "woodland-points-paired": ({ points, partner }) => together([read(partner), `: ${points}v`]),
  "woodland-counted-cards": ({ rarity, type, form }) => (type === "any" ? sortOf({ rarity: rarity ?? "any", form: form ?? "any" }) : `#${type}`),
  "woodland-counted-stock": inner("what"),
  "woodland-counted-events": ({ special }) => (special === "yes" ? "event2" : "event"),
  "woodland-counted-couples": ({ one, other }) => together([read(one), read(other)]),
  "woodland-counted-tokens": lying("v"),
  "woodland-counted-workers": lying("W"),
  "woodland-counted-prisoners": lying("#critter"),
  // Pearlbrook.
  "everdell-on-call": ({ text }) => together(["frog :", read(text)]),
  "everdell-trade": whole("copy river"),
  "everdell-visit-river": whole("1P copy river"),
  "everdell-show": ({ count, type }) => `${count}x #${type} >`,
  "everdell-show-mixed": counted("x >"),
  "everdell-either": several(" | "),
  "everdell-bridge": ({ count }) => `1P > ${count}c ; hand+1 / P`,
  "everdell-sail": ({ count }) => `to-other > 1a 1v / ≤${count}P`,
  "everdell-plunder": ({ points }) => `c ; ${points}v : 1P`,
  "everdell-fetch": ({ card, points }) => together(["play0", read(card), `| ${points}v`]),
  "everdell-points-on-store": ({ card, most }) => together(["1v / a on", read(card), `≤${most}v`]),
  "everdell-tuck-one": ({ first, one, second, two }) => together([read(first), read(one), "|", read(second), read(two)]),
  "everdell-copy-adornment": whole("copy other"),
  "everdell-gain-cost": ({ type }) => `cost #${type}`,
  "everdell-revive": upTo(" copy #traveler"),
  "everdell-produce-some": upTo(" copy #production"),
  "everdell-counted-expansion": whole("river"),
  "everdell-counted-hand": whole("c"),
  "everdell-counted-types": whole(ALL_TYPES),
  "everdell-counted-all-tokens": whole("v"),
  "everdell-counted-wonders": whole("wonder"),
  // Farshore.
  "farshore-colour": ({ type }) => `#${type}`,
  "farshore-sort": sortOf,
  "farshore-sort-coloured": sortOf,
  "farshore-move-ship": counted("S"),
  "farshore-choose": several(" | "),
  "farshore-draw-bay": (gaps) => `${gaps["count"]}${gaps["or-deck"] === "yes" ? "ce" : "cb"}`,
  "farshore-draw-to-limit": whole("ce"),
  "farshore-lookout-draw": whole("ce"),
  "farshore-pay-up-to": ({ count, what, reward }) => together([often(Number(count), read(what)), ">", read(reward)]),
  "farshore-exchange": upTo("a > a"),
  "farshore-if-so": ({ deed, reward }) => together([read(deed), read(reward)]),
  "farshore-may-give": counted("c other >"),
  "farshore-may-discard": counted("x >"),
  "farshore-if-done": inner("reward"),
  "farshore-discard-bay": counted("xb"),
  "farshore-resources": counted("a"),
  "farshore-take-map": ({ lack }) => (lack ? `map -${lack}c` : "map"),
  "farshore-use-place": whole("copy place"),
  "farshore-move-worker": whole("move"),
  "farshore-counted-others": inner("what"),
  "farshore-counted-cards": inner("what"),
  "farshore-counted-treasures": whole("T"),
  "farshore-counted-maps": whole("map"),
  "farshore-counted-marks": whole("mark"),
  "farshore-help-when": ({ form, matching }) => (matching === "yes" ? "rose >" : form === "any" ? "" : `#${form} :`),
  "farshore-help-swap": ({ when, count }) => together([read(when), `≤${count}a > a`]),
  "farshore-help-less": ({ when, what, leaves }) => together([leaves === "yes" ? "out >" : "", read(when), lessOf(what)]),
};
