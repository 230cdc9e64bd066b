/** What a game brings to its table, and what the table hands to it. */

import type { Component } from "svelte";
import type { Beat, Course } from "../end/course.svelte";
import type { Facts } from "../end/facts";
import type { CardInfo, SeatView, TextInfo, SheetLine, Snapshot } from "../lib/protocol";
import type { Chapters } from "../table/follow/chapters";

/** What is drawn on a card, as the server's class for that kind of face has it. */
export const faceOf = <Face extends object>(card: CardInfo): Face => card.face as Face;

/**
 * What a game's own table is given. The frame round it (bar, banner, seats, log, end) is ours.
 * Arrows lead to whatever bears `data-thing`; `table/glide` lets glide what lies elsewhere than before.
 */
export interface TableProps {
  snapshot: Snapshot;
  /** The table as the seat now looking at it may see it. */
  eyes: SeatView;
  cards: Record<string, CardInfo>;
  say: (said: TextInfo) => string;
  /** Answer the choice of these eyes; several picks only where `choice.gathering` asks for a set. */
  act: (picks: string[]) => void;
  /** Take back the answers of these eyes from that number on. */
  undo: (to: number) => void;
  /** Show a card enlarged. */
  look: (card: string) => void;
  /** An answer is on its way: nothing more can be chosen until the server has spoken. */
  pending: boolean;
}

/** What a card face is given. It fills the width it gets and keeps its own shape. */
export interface FaceProps {
  card: CardInfo;
  /** full: all of it; mini: what must be known of a card that lies elsewhere; chip: one line. */
  size: "full" | "mini" | "chip";
  /** Symbols the card still needs before it pays; undefined where nobody asks. */
  lacks?: string[] | undefined;
  /** Also draw where workers would stand. */
  slots?: boolean;
}

/** What the back of a card is given: which back it is. */
export interface BackProps {
  back: string;
}

/** A source of points as it is told. */
export interface SourceLook {
  key: string;
  name: string;
  /** A few words that say what it is; "" if its name does. */
  note: string;
  colour: string;
  /** Its sign on a square of 24, as the inside of an <svg>. */
  sign: string;
  /** Where it stands among the others. */
  order?: number;
}

/** How a card is told in a stack of many: its colour and, on a square of 512, its icon. */
export interface Emblem {
  colour: string;
  icon: string;
}

/** What is drawn while a score is told. */
export interface SceneProps {
  facts: Facts;
  course: Course;
}

/** How a game tells its score, if not source by source as bars. */
export interface TellingLook {
  beats: (facts: Facts) => Beat[];
  Scene: Component<SceneProps>;
  /** What stands beside the scene when all is told; it stays then, instead of the table of comparison. */
  After?: Component<SceneProps>;
  /** What the game amounts to, in one line. */
  headline?: (facts: Facts) => string;
  /** What else is to be said of it, beside the headline. */
  about?: (facts: Facts) => string;
}

/** A symbol with its word, for the legend. */
export interface LegendSymbol {
  word: string;
  /** A few words more. */
  note?: string;
  /** The inside of an <svg>, and its box. */
  art: string;
  box: string;
  colour?: string;
  /** A selector for all of its kind on the table; "" if it never lies there. */
  finds: string;
}

/** The symbols of a game, in groups, and how a line of them is read. */
export interface LegendLook {
  groups: (options: Readonly<Record<string, unknown>>) => { name: string; symbols: LegendSymbol[] }[];
  Lines?: Component;
}

/** A game's own look. Without a Table it lies on the generic one. */
export interface GameLook {
  Table?: Component<TableProps>;
  Face: Component<FaceProps>;
  Back?: Component<BackProps>;
  /** How its score is told, if not as bars. */
  telling?: TellingLook;
  /** What its symbols mean. */
  legend?: LegendLook;
  /** Its table says by itself what a thing is and would bring; hints only say why not. */
  speaks?: boolean;
  /** Whether it draws a message inside a line of the log, such as pieces that were gained; with Drawn. */
  draws?: (said: TextInfo) => boolean;
  Drawn?: Component<{ said: TextInfo; words: string }>;
  /** The colour of a card where it is named in a line. */
  tint?: (card: CardInfo) => string | undefined;
  /** The parts of the game by which its log can be read. */
  chapters?: Chapters;
  /** Which source a line of a score sheet belongs to; all lines to one unless told. */
  source?: (line: SheetLine) => SourceLook;
  /** How a card is told in a stack of many. */
  emblem?: (card: CardInfo) => Emblem | null;
  /** Height of a face divided by its width, by the card's back; 1.4 unless told. */
  shape?: Record<string, number>;
  /** So many pixels wide a face has to be to be read, by the card's back, where it says much. */
  least?: Record<string, number>;
}
