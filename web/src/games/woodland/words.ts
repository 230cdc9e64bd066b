/** The words that drawings of the woodland games say. */

import { wordsOf } from "../words";

export const word = wordsOf("woodland-face");
