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
  upto: number;
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
  name: TextInfo;
  digest: string;
  house: boolean;
  brought: boolean;
  track: TrackInfo;
}

/** A level on the ladder of a set-up. */
export interface RungInfo {
  agent: string;
  rating: number;
  reach: number;
  points: number;
  against: string;
  share: number;
}

/** How strong the levels were found to be at one set-up, the weakest first. */
export interface LadderInfo {
  seats: number;
  options: Record<string, boolean | number | string>;
  games: number;
  rungs: RungInfo[];
}

/** A game on the shelf, as it looks from outside. */
export interface BoxInfo {
  name: string;
  fewest: number;
  most: number;
  cooperative: boolean;
  settings: SettingInfo[];
  agents: string[];
  ladders: LadderInfo[];
  about: TextInfo;
  deck: DeckInfo | null;
  lesson: number;
}

/** All about a game: its box opened. */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  cooperative: boolean;
  settings: SettingInfo[];
  agents: string[];
  ladders: LadderInfo[];
  about: TextInfo;
  deck: DeckInfo | null;
  lesson: number;
  cards: CardInfo[];
}

/** Numbers side by side. */
export interface GridInfo {
  heads: TextInfo[];
  rows: ((number | string | TextInfo)[])[];
}

/** A part of a page. */
export interface SectionInfo {
  title: TextInfo | null;
  texts: TextInfo[];
  items: TextInfo[];
  grid: GridInfo | null;
  cards: string[];
}

/** Cards of one zone as they lie there. */
export interface StripInfo {
  zone: string;
  cards: string[];
  spots: number[];
  marks: Record<string, number>[];
  lit: number[];
  hidden: number[];
}

/** So many of what a counter counts. */
export interface PieceInfo {
  name: string;
  number: number;
}

/** A line of the score so far. */
export interface SumInfo {
  label: TextInfo;
  points: number;
}

/** One step of a worked example: what is said, and how the table lies then. */
export interface ExampleStep {
  text: TextInfo;
  strips: StripInfo[];
  pieces: PieceInfo[];
  sums: SumInfo[];
}

/** A position that is played step by step. */
export interface ExampleInfo {
  title: TextInfo;
  steps: ExampleStep[];
}

/** A page of the rulebook; a table opens it where one of these prompts is asked. */
export interface PageInfo {
  key: string;
  title: TextInfo;
  lead: TextInfo;
  sections: SectionInfo[];
  examples: ExampleInfo[];
  prompts: string[];
}

/** What is decided where the printed rules are silent; on a page, about cards, or both. */
export interface RulingInfo {
  page: string;
  question: TextInfo;
  answer: TextInfo;
  cards: string[];
}

/** How many there are of a card, and which setting brings it ("" if it is always there). */
export interface EntryInfo {
  card: string;
  copies: number;
  setting: string;
}

/** All that can be read of a game. */
export interface RulebookInfo {
  game: string;
  about: TextInfo;
  pages: PageInfo[];
  rulings: RulingInfo[];
  entries: EntryInfo[];
}

/** Something on the table: a card in a zone, with card "" the zone, or a counter of a seat. */
export interface ThingInfo {
  zone: string;
  seat: number;
  card: string;
  counter: string;
}

/** One step: its message with title and answers in attributes, what does it, what it shows. */
export interface LessonStep {
  text: TextInfo;
  picks: string[];
  shows: ThingInfo[];
  free: boolean;
}

/** A guided first game. */
export interface LessonInfo {
  game: string;
  steps: LessonStep[];
}

/** How far a lesson has come by the answers given at its table. */
export interface LessonState {
  steps: number;
  done: number;
  given: number;
  strayed: boolean;
}

/** A guided first game to be set up, and what its pupil is called. */
export interface NewLesson {
  name: string;
}

/** An answer that is likely to follow, and in which share of the endings it did. */
export interface LineStep {
  seat: number;
  label: TextInfo;
  share: number;
}

/** A pick with its worth: points ahead of the best other at the end, or the points of all together. */
export interface Advised {
  picks: string[];
  labels: TextInfo[];
  zone: string;
  seat: number;
  card: string;
  spot: number;
  worth: number;
  error: number;
  playouts: number;
  why: TextInfo | null;
  line: LineStep[];
  ends: number[];
}

/** What is thought of a choice so far: the best picks first. It is sent until it is final. */
export interface Advice {
  type: "advice";
  id: number;
  seat: number;
  position: number;
  options: number;
  playouts: number;
  spent: number;
  left: number;
  final: boolean;
  picks: Advised[];
}

/** An answer of a finished game: what it was worth on average, and what would have been better. */
export interface JudgedStep {
  number: number;
  seat: number;
  pick: string;
  worth: number;
  error: number;
  loss: number;
  better: string;
  ranked: Advised[];
}

/** A finished game looked back at, as far as it is analysed. */
export interface Review {
  total: number;
  steps: JudgedStep[];
}

/** Try another line from a position of a game: with bots on all other seats. */
export interface Fork {
  position: number;
  seat: number;
  name: string;
  agent: string;
}

/** A table that was made from a position of another. */
export interface ForkState {
  table: string;
  position: number;
  anew: boolean;
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
  news: boolean;
}

/** What is taken for a set: as many of these, perhaps none of a kind that is given. */
export interface BargainState {
  kinds: OptionState[];
  others: boolean;
}

/** A set that is asked for, or the rest of it. It is sent whole, in any order. */
export interface GatheringState {
  pool: OptionState[];
  families: number[];
  least: number;
  most: number;
  stop: string;
  ways: string[][];
  bargain: BargainState | null;
  news: boolean;
  flow: number;
}

/** The card or place that asks, and where it lies; in zone "" if it has left the table. */
export interface SourceState {
  zone: string;
  seat: number;
  card: string;
}

/** What a seat is asked, and by what on the table; by None in the turn itself. */
export interface ChoiceState {
  position: number;
  prompt: TextInfo;
  options: OptionState[];
  gathering: GatheringState | null;
  source: SourceState | null;
  verbs: TextInfo[];
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
  reason: TextInfo | null;
  source: string;
}

/** What a seat may answer in advance: some of these picks, the best first; and what it has answered.

    Without labels they are what ends its game; `only` waits until nothing else can be picked.
     */
export interface AheadState {
  prompt: string;
  picks: string[];
  labels: TextInfo[];
  given: string[];
  only: boolean;
}

/** The table through one pair of eyes: a seat's, or a spectator's. */
export interface SeatView {
  seat: number;
  zones: ZoneState[];
  counters: CounterState[];
  choice: ChoiceState | null;
  undoable: number[];
  ways?: WayState[];
  ahead: AheadState | null;
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
  free: boolean;
  away: boolean;
  stand_in: boolean;
  asked: boolean;
}

/** What one answer brought about in one turn, as this viewer may know it.

    Lines of one deed make one entry. The number is that of the answer, -1 the set-up; the seat whose
    deed it is, the one after the last being a rival without a seat, and -1 nobody.
     */
export interface LogLine {
  number: number;
  turn: number;
  deed: number;
  seat: number;
  heading: TextInfo | null;
  texts: TextInfo[];
}

/** Something that somebody said, or news of who comes and goes. */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  news: TextInfo | null;
}

/** Who would let an agent play for somebody, and how many it takes. */
export interface VoteState {
  absent: number;
  voters: number[];
  needed: number;
}

/** Who asks for a rematch, and the table at which the same keys open the same seats. */
export interface RematchState {
  seat: number;
  table: string;
}

/** An opponent without a seat, and where its points come from. */
export interface RivalState {
  name: TextInfo;
  points: number;
  sheet: SheetLine[];
}

/** A seat asks to take back its answers from a number on; these have agreed, those have not yet. */
export interface PleaState {
  seat: number;
  to: number;
  agreed: number[];
  asked: number[];
}

/** The seconds that each has for a turn, and by seat those that are left now; null: no time runs. */
export interface ClockState {
  turn: number;
  left: (number | null)[];
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
  ending: number;
  plea: PleaState | null;
  started: boolean;
  words: string;
  votes: VoteState[];
  rematch: RematchState | null;
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
  lesson: LessonState | null;
  hints: boolean;
  fork: ForkState | null;
  host: number;
  door: "all" | "shut" | "words";
  delay: number;
  clock: ClockState | null;
}

/** A place in a snapshot, by names of fields and numbers in lists, and what stands there now.

    The place after the last of a list makes it longer.
     */
export interface Part {
  path: (string | number)[];
  value: unknown;
}

/** A table in a few words, as the holder of some keys may know it. */
export interface Glimpse {
  table: string;
  game: string;
  started: boolean;
  over: boolean;
  prompt: TextInfo | null;
  progress: CounterState | null;
  rival: RivalState | null;
  winners: number[];
  verdict: TextInfo | null;
  scores: number[];
  seats: SeatState[];
  lesson: LessonState | null;
  deal: string;
  hints: boolean;
  clock: ClockState | null;
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
  hints: boolean;
  open: boolean;
  clock: number;
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

/** Whether an invitation still leads to a free seat, and the table it is for. */
export interface InviteState {
  valid: boolean;
  at: Glimpse;
}

/** Where two words lead, and which seats are free there. */
export interface Invitation {
  at: Glimpse;
  free: number[];
}

/** Somebody who knows the two words of a table sits down on a free seat of it. */
export interface TakeAny {
  seat: number;
  name: string;
}

/** The table that somebody has sat down at, and the key of their seat. */
export interface Joined {
  table: string;
  game: string;
  key: SeatKey;
}

/** A table that a browser remembers, and the keys it holds there. */
export interface KeptTable {
  table: string;
  keys: SeatKey[];
}

/** A table at which everybody may sit down, its free seats, and how it differs from the usual. */
export interface OpenTable {
  at: Glimpse;
  free: number[];
  options: Record<string, boolean | number | string>;
}

/** Where others reach this server, "" if only this computer can; and whether strangers meet here. */
export interface HouseInfo {
  address: string;
  community: boolean;
  ratings: boolean;
  push: boolean;
  accounts?: boolean;
}

/** How strong somebody is at a game, twice the standard error of that, and from how many games it is known. */
export interface Rated {
  name: string;
  rating: number;
  doubt: number;
  games: number;
}

/** A square code that cameras read: how many dots a side, and all dark ones as one path. */
export interface Code {
  size: number;
  path: string;
}

/** The first message: the keys of the seats that this viewer holds; none for a spectator. */
export interface Hello {
  type: "hello";
  keys: SeatKey[];
  changes?: boolean;
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
  taken: string[];
  hold?: boolean;
}

/** End the turn that was held: from now on the others may go on. */
export interface EndTurn {
  type: "end";
  id: number;
  seat: number;
}

/** Take back a seat's answers from that number on. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  to: number;
}

/** Ask the others to let a seat take back its answers from that number on. */
export interface Plead {
  type: "plead";
  id: number;
  seat: number;
  to: number;
}

/** Agree to what another seat pleads for, or do not; who pleads may withdraw it so. */
export interface Reply {
  type: "reply";
  id: number;
  seat: number;
  agrees: boolean;
}

/** Answer in advance with the first of these picks that will be there; with none of them: no longer.

    With `only`, not before nothing else can be picked.
     */
export interface Plan {
  type: "plan";
  id: number;
  seat: number;
  picks: string[];
  only: boolean;
}

/** Say something to all. */
export interface Chat {
  type: "chat";
  id: number;
  seat: number;
  text: string;
  once?: string;
}

/** Let an agent play for a seat; with agent "" take the seat back. */
export interface HandOver {
  type: "hand-over";
  id: number;
  seat: number;
  agent: string;
  once?: string;
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
  once?: string;
}

/** Begin: an agent plays on every seat that nobody has taken yet. */
export interface Start {
  type: "start";
  id: number;
  seat: number;
  agent: string;
}

/** Vote for an agent in the place of somebody who is not there, until they return. */
export interface Vote {
  type: "vote";
  id: number;
  seat: number;
  absent: number;
  agent: string;
}

/** Give a seat a new key, so that the old one opens nothing any more. */
export interface Rekey {
  type: "rekey";
  id: number;
  seat: number;
  once?: string;
}

/** Ask all who sit here to another table of the same game, on the same seats. */
export interface Rematch {
  type: "rematch";
  id: number;
  seat: number;
  same_deal: boolean;
}

/** Say, as the host, who may sit down: who has the link, everybody on this server, or nobody new. */
export interface OpenDoor {
  type: "door";
  id: number;
  seat: number;
  door: "all" | "shut" | "words";
}

/** Take, as the host, a seat from somebody; then nobody sits down who is not invited anew. */
export interface Remove {
  type: "remove";
  id: number;
  seat: number;
  whom: number;
  once?: string;
}

/** Let spectators, as the host, see everything so many seconds later; 0: at once. */
export interface SetDelay {
  type: "delay";
  id: number;
  seat: number;
  seconds: number;
}

/** Ask for advice on the choice put before a seat at that position; it comes bit by bit. */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
  position: number;
}

/** Let the advice end with what is thought so far. */
export interface Enough {
  type: "enough";
  id: number;
  seat: number;
}

/** Ask why things in sight of a seat cannot be chosen now. */
export interface Why {
  type: "why";
  id: number;
  seat: number;
}

/** Ask for a whole snapshot, when a change does not fit what is there. */
export interface Whole {
  type: "whole";
  id: number;
}

/** What is new since the last snapshot or change. */
export interface Change {
  type: "change";
  number: number;
  parts: Part[];
}

/** Why things in sight of a seat cannot be chosen, as the table stands. */
export interface Reasons {
  type: "reasons";
  id: number;
  seat: number;
  refusals: Refusal[];
}

/** A request was carried out and is safe on disk.

    After leaving, with the new invitation; after a new key, with that; after a rematch, with the table.
     */
export interface Done {
  type: "done";
  id: number;
  invite: string;
  table: string;
}

/** A request was refused and has changed nothing. */
export interface Refused {
  type: "refused";
  id: number;
  error: string;
  message: string;
  said: TextInfo;
}

/** What is wrong at one place of a deck file, and the line it is in. */
export interface FaultInfo {
  line: number;
  column: number;
  sentence: string;
  said: TextInfo;
  text: string;
}

/** What REST answers when it refuses; a deck file is refused with all its faults. */
export interface Problem {
  error: string;
  message: string;
  said: TextInfo;
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

/** The key by which browsers know what comes from this server. */
export interface PushKey {
  key: string;
}

/** Where a browser is reached for a seat, what is encrypted with, and in which language it reads. */
export interface PushWish {
  seat: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** A browser that is told no longer. */
export interface PushTo {
  seat: number;
  endpoint: string;
}

/** What a passkey is asked for; to register, the name that shall be reserved. */
export interface Ceremony {
  purpose: "add" | "register" | "sign-in";
  name: string;
}

/** What to hand to the browser, as WebAuthn writes it in JSON. */
export interface ToSign {
  options: Record<string, unknown>;
}

/** What a browser answers when it has made a passkey. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
}

/** What a browser answers when a passkey has signed. */
export interface Signed {
  id: string;
  client_data: string;
  authenticator: string;
  signature: string;
  user: string;
}

/** One of the passkeys of an account. */
export interface PasskeyId {
  id: string;
}

/** What an account shall be called from now on. */
export interface AccountName {
  name: string;
}

/** A passkey: since when there is one, when it last signed, and whether it did so for this session. */
export interface PasskeyInfo {
  id: string;
  created: number;
  used: number;
  current: boolean;
}

/** Who is signed in, "" if nobody is; their passkeys; and where those work, "" if here. */
export interface AccountInfo {
  name: string;
  passkeys: PasskeyInfo[];
  address: string;
}

export type FromViewer = Hello | Act | EndTurn | Undo | Plead | Reply | Plan | Chat | HandOver | Rename | Leave | Start | Vote | Rekey | Rematch | OpenDoor | Remove | SetDelay | Hint | Enough | Why | Whole;

export type Role = "" | "card" | "copy" | "free" | "number" | "place" | "play" | "price" | "resource" | "sail" | "seat" | "spend" | "stop" | "visit";

export type ToViewer = Snapshot | Change | Advice | Reasons | Done | Refused;

export type Value = boolean | number | string;
