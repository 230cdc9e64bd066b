/** The rulebook beside a table: whether it lies open, and at what. */

import type { At } from "./book";

class RulesDrawer {
  /** Where it is open; null if it is closed. */
  at = $state.raw<At | null>(null);

  /** Open it there; without a place, at the page that fits what is asked. */
  open = (at: At = { page: "" }): void => {
    this.at = at;
  };

  close = (): void => {
    this.at = null;
  };
}

/** One for the page: the bar, cards and keys open it. */
export const rulesDrawer = new RulesDrawer();
