/** The words that only this table says. */

import { wordsOf } from "../words";

export const word = wordsOf("beacon-table");
