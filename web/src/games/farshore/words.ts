/** The words that only the table of Farshore says. */

import { wordsOf } from "../words";

export const word = wordsOf("farshore-table");
