/** How seats are told apart: by colour and by animal, never by colour alone. */

import type { IconName } from "../art/icons";
import { characterOf, levelOf, type Character } from "./levels";
import type { SeatState, SeatWish } from "./protocol";
import { tell } from "./words.svelte";

const COLOURS = ["teal", "coral", "gold", "violet", "moss", "slate", "umber"] as const;
/** In the bar, at the seats, on pieces and in results: one animal a seat; characters bring their own. */
export const ANIMALS = ["squirrel", "rabbit", "turtle", "badger", "mouse", "cat", "deer"] as const satisfies readonly IconName[];

/** The colour of who sits nowhere. */
const RIVAL = "#a33b33";

/** The colour of a seat, to be used as a custom property. */
export function colourOf(seat: number): string {
  if (seat < 0) return RIVAL;
  return `var(--${COLOURS[seat % COLOURS.length] ?? "slate"})`;
}

/** The animal of a seat where a person sits. */
export const ownAnimal = (seat: number): IconName => ANIMALS[seat % ANIMALS.length] ?? "badger";

/** What of a seat tells who sits there. */
type Sitter = Pick<SeatState, "agent" | "kind" | "name" | "seat">;

/** Who will sit at a table that is only wished for. */
export const sittersOf = (wishes: readonly SeatWish[]): Sitter[] =>
  wishes.map(({ kind, name, agent }, seat) => ({ seat, kind: kind === "bot" ? "bot" : "human", name, agent }));

/** Which character sits at a seat; none where a person does, or an agent that stands in for one. */
export function characterAt(seat: number, seats: readonly Sitter[]): Character | null {
  const isCharacter = ({ kind, name }: Sitter) => kind === "bot" && !name;
  const who = seats.find((one) => one.seat === seat);
  if (!who || !isCharacter(who)) return null;
  const level = levelOf(who.agent);
  const before = seats.filter((one) => one.seat < seat && isCharacter(one) && levelOf(one.agent) === level).length;
  return characterOf(who.agent, before);
}

/** The animal of whoever sits there. */
export const animalAt = (seat: number, seats: readonly Sitter[]): IconName => characterAt(seat, seats)?.icon ?? ownAnimal(seat);

/** The name of whoever sits there; "" for a person who has none. */
export function ownName(seat: number, seats: readonly Sitter[]): string {
  return seats.find((one) => one.seat === seat)?.name || (characterAt(seat, seats)?.name ?? "");
}

/** What a seat is called: by its name if it has one. */
export const nameOf = (seat: number, seats: readonly Sitter[]): string => ownName(seat, seats) || tell("seat", { number: seat + 1 });
