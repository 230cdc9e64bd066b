// Written by tools/typescript.py from the server's messages. Do not edit.

export const SPECTATOR = -1;

/** A message for people: its id in the language files, and what fills its gaps. */
export interface TextInfo {
  id: string;
  args: Record<string, number | string | TextInfo>;
}

/** An option of a game; the first allowed value is the default.

    It matters only where the other option that it stands under is not the default.
     */
export interface SettingInfo {
  name: string;
  allowed: (boolean | number | string)[];
  text: TextInfo;
  under: string;
  seats: number;
}

/** A card: its name, its words, and what is drawn on it. */
export interface CardInfo {
  name: string;
  back: string;
  label: TextInfo;
  text: TextInfo;
  face: Record<string, unknown>;
}

/** The ships' track of a deck file. */
export interface TrackInfo {
  values: number[];
  marks: number[];
}

/** The deck file that a game is made from. */
export interface DeckInfo {
  name: string;
  digest: string;
  house: boolean;
  brought: boolean;
  track: TrackInfo;
}

/** A game on the shelf. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  cooperative: boolean;
  settings: SettingInfo[];
  agents: string[];
  cards: CardInfo[];
  rulebook: TextInfo[];
  deck: DeckInfo | null;
}

/** Who shall sit on a seat: me, a friend by link, somebody at the same screen, or a bot. */
export interface SeatWish {
  kind: "bot" | "friend" | "me" | "screen";
  agent: string;
  name: string;
}

/** A table to be set up. Without a seed the deal is a surprise.

    A deck is the text of a deck file, for games that are made from one; or it is taken over from
    another table.
     */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, boolean | number | string>;
  seed: number | null;
  deck: string;
  deck_of: string;
}

/** A seat and the secret that holds it. */
export interface SeatKey {
  seat: number;
  secret: string;
}

/** A new table: the keys of the seats that are mine, and invitations to the others. */
export interface Created {
  table: string;
  keys: SeatKey[];
  invites: SeatKey[];
}

/** Somebody follows an invitation; the invitation ends and a new key is made. */
export interface TakeSeat {
  invite: string;
  name: string;
}

/** A zone: how many cards, and which, by name, unless they lie hidden from this viewer.

    A chart has cells, numbered row by row; its cards lie on them.
     */
export interface ZoneState {
  name: string;
  seat: number;
  back: string;
  pile: boolean;
  count: number;
  cards: string[] | null;
  breadth: number;
  spots: number[];
  marks: Record<string, number>[];
}

/** A counter and where it stands. */
export interface CounterState {
  name: string;
  seat: number;
  value: number;
}

/** One pick: its name, its label, the thing it points at, its group, its role and a preview.

    The thing is a card in somebody's zone, or with card "" the zone itself; with zone "" there is
    none. What goes to a cell of a chart has that cell as its spot, all else -1. The number is that
    of the seat, place or copy it names, -1 for somebody who has no seat.
     */
export interface OptionState {
  pick: string;
  label: TextInfo;
  zone: string;
  seat: number;
  card: string;
  spot: number;
  group: string;
  role: "" | "card" | "copy" | "free" | "number" | "place" | "play" | "price" | "resource" | "sail" | "seat" | "spend" | "stop" | "visit";
  number: number;
  preview: TextInfo[];
}

/** A set that is asked for, or the rest of it. It is sent whole, in any order. */
export interface GatheringState {
  pool: OptionState[];
  families: number[];
  least: number;
  most: number;
  stop: string;
}

/** What a seat is asked. */
export interface ChoiceState {
  position: number;
  prompt: TextInfo;
  options: OptionState[];
  gathering: GatheringState | null;
}

/** Why a thing in sight cannot be chosen now. */
export interface Refusal {
  pick: string;
  zone: string;
  seat: number;
  card: string;
  reason: TextInfo;
}

/** How a card could come to a cell of the sea: by these picks, sent together, or why it cannot. */
export interface WayState {
  card: string;
  spot: number;
  picks: string[];
  course: number[];
  preview: TextInfo[];
  reason: TextInfo | null;
}

/** One line of a score sheet. */
export interface SheetLine {
  label: TextInfo;
  points: number;
  card: string;
  lacks: string[];
}

/** The table through one pair of eyes: a seat's, or a spectator's. */
export interface SeatView {
  seat: number;
  zones: ZoneState[];
  counters: CounterState[];
  choice: ChoiceState | null;
  refusals: Refusal[];
  undoable: number[];
  ways?: WayState[];
}

/** Who sits where. */
export interface SeatState {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  agent: string;
  here: boolean;
  awaited: boolean;
  thinking: boolean;
}

/** What one answer brought about, as this viewer may know it; number -1 is the set-up. */
export interface LogLine {
  number: number;
  seat: number;
  texts: TextInfo[];
}

/** Something that somebody said. */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
}

/** An opponent without a seat, and where its points come from. */
export interface RivalState {
  name: TextInfo;
  points: number;
  sheet: SheetLine[];
}

/** All that a viewer needs to draw the table. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  version: number;
  position: number;
  over: boolean;
  together: boolean;
  winners: number[];
  verdict: TextInfo | null;
  scores: number[];
  sheets: SheetLine[][];
  rival: RivalState | null;
  seats: SeatState[];
  eyes: SeatView[];
  log: LogLine[];
  chat: ChatLine[];
  seed: number | null;
  deck: DeckInfo | null;
  log_from?: number;
}

/** The first message: the keys of the seats that this viewer holds; none for a spectator. */
export interface Hello {
  type: "hello";
  keys: SeatKey[];
  tail?: boolean;
}

/** An answer, several in a row, or a whole set, to the choice put at that position.

    Where a set is asked for, the picks are the set, be it of one pick.
     */
export interface Act {
  type: "act";
  id: number;
  seat: number;
  position: number;
  picks: string[];
  version?: number;
  one_by_one?: boolean;
}

/** Take back a seat's answers from that number on. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  to: number;
}

/** Say something to all. */
export interface Chat {
  type: "chat";
  id: number;
  seat: number;
  text: string;
}

/** Let an agent play for a seat; with agent "" take the seat back. */
export interface HandOver {
  type: "hand-over";
  id: number;
  seat: number;
  agent: string;
}

/** Call a seat by another name. */
export interface Rename {
  type: "rename";
  id: number;
  seat: number;
  name: string;
}

/** Give a seat up: it is open again, and a new invitation to it is made. */
export interface Leave {
  type: "leave";
  id: number;
  seat: number;
}

/** A request was carried out and is safe on disk; after leaving, with the new invitation. */
export interface Done {
  type: "done";
  id: number;
  invite: string;
}

/** A request was refused and has changed nothing. */
export interface Refused {
  type: "refused";
  id: number;
  error: string;
  message: string;
}

/** What is wrong at one place of a deck file, and the line it is in. */
export interface FaultInfo {
  line: number;
  column: number;
  sentence: string;
  text: string;
}

/** What REST answers when it refuses; a deck file is refused with all its faults. */
export interface Problem {
  error: string;
  message: string;
  faults?: FaultInfo[];
}

/** A record with the deck file it was played with. */
export interface Brought {
  record: string;
  deck: string;
}

/** The table after one answer, seen by all eyes at once. */
export interface ReplayStep {
  number: number;
  seat: number;
  pick: string;
  zones: ZoneState[];
  counters: CounterState[];
  scores: number[];
  texts: TextInfo[];
}

/** A whole record, step by step. */
export interface Replay {
  game: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  seed: number;
  over: boolean;
  winners: number[];
  verdict: TextInfo | null;
  sheets: SheetLine[][];
  rival: RivalState | null;
  frames: ReplayStep[];
  deck: DeckInfo | null;
  cards: CardInfo[];
}

export type FromViewer = Hello | Act | Undo | Chat | HandOver | Rename | Leave;

export type Role = "" | "card" | "copy" | "free" | "number" | "place" | "play" | "price" | "resource" | "sail" | "seat" | "spend" | "stop" | "visit";

export type ToViewer = Snapshot | Done | Refused;

export type Value = boolean | number | string;
