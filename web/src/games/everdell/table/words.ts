/** The words that only the table of Everdell says. */

import { wordsOf } from "../../words";

export const word = wordsOf("everdell-table");
