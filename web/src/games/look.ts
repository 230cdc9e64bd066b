/** What a game brings to its table, and what the table hands to it. */

import type { Component } from "svelte";
import type { CardInfo, SeatView, TextInfo, SheetLine, Snapshot } from "../lib/protocol";

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
}

/** What the back of a card is given: which back it is. */
export interface BackProps {
  back: string;
}

/** A game's own look. Without a Table it lies on the generic one. */
export interface GameLook {
  Table?: Component<TableProps>;
  Face: Component<FaceProps>;
  Back?: Component<BackProps>;
  /** Its table leaves the telling of the end to the frame. */
  framed?: boolean;
  /** Its table says by itself what a thing is and would bring; hints only say why not. */
  speaks?: boolean;
  /** Which source a line of a score sheet belongs to; sheets are told source by source then. */
  source?: (line: SheetLine, card: CardInfo | undefined) => string;
  /** Height of a face divided by its width, by the card's back; 1.4 unless told. */
  shape?: Record<string, number>;
}
