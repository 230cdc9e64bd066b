/** Where points come from, as it is told: the sources of a woodland game with their colours and signs. */

import type { CardInfo, SheetLine } from "../../lib/protocol";
import type { Emblem, SourceLook } from "../look";
import { iconHook, putPiece, type PieceName } from "./draw/art";
import { hangPieces } from "./draw/sprite";
import { TYPE } from "./kinds";
import type { Read } from "./reading";
import { word } from "./table/words";

interface Drawn {
  colour: string;
  piece: PieceName;
}

/** In the order in which they are told. */
const DRAWN = {
  cards: { colour: "#5e8c3a", piece: "card" },
  bonuses: { colour: "#7d4f8c", piece: "star" },
  tokens: { colour: "#b98a22", piece: "point" },
  shells: { colour: "#b98a22", piece: "shell" },
  journey: { colour: "#a0703c", piece: "steps" },
  events: { colour: "#b8433a", piece: "event" },
  wonders: { colour: "#2f7f93", piece: "unique" },
  pearls: { colour: "#6d8fa8", piece: "pearl" },
  adornments: { colour: "#553a70", piece: "mark" },
  treasures: { colour: "#a8741c", piece: "treasure" },
  maps: { colour: "#8a6f3a", piece: "map" },
  ship: { colour: "#1f5f74", piece: "ship" },
} as const satisfies Record<string, Drawn>;

type SourceKey = keyof typeof DRAWN;
const ORDER = Object.keys(DRAWN);

const isKnown = (source: string): source is SourceKey => source in DRAWN;

/** The source of a line in words and colours; at sea, tokens are shells. */
export function sourceOf({ source }: SheetLine, atSea = false): SourceLook {
  const key = source === "tokens" && atSea ? "shells" : isKnown(source) ? source : "cards";
  const { colour, piece } = DRAWN[key];
  hangPieces();
  return {
    key,
    name: word("source", { source: key }),
    note: word("source-note", { source: key }),
    colour,
    sign: putPiece(piece, 0, 0, 24),
    order: ORDER.indexOf(key),
  };
}

/** How a card of a city is told in a stack: on the colour of its type. */
export const emblemBy = (read: (info: CardInfo) => Read) => (info: CardInfo): Emblem | null => {
  const { card } = read(info);
  return card ? { colour: TYPE[card.type].colour, icon: `<use href="#${iconHook(card.icon)}"/>` } : null;
};
