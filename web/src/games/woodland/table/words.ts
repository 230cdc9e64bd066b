/** The words that only the tables of the woodland games say. */

import { wordsOf } from "../../words";

export const word = wordsOf("woodland-table");
