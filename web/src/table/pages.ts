/** Pages of which one is open at a time: each is found again where it was left. */

import type { Attachment } from "svelte/attachments";
import { hear } from "./pressing";

export class Pages {
  readonly #left = new Map<string, { left: number; top: number }>();

  /** Scroll a page to where it was left, and note where it is left this time. */
  at(page: string): Attachment<HTMLElement> {
    return (element) => {
      element.scrollTo({ ...this.#left.get(page), behavior: "instant" });
      return hear(element, {
        scroll: () => this.#left.set(page, { left: element.scrollLeft, top: element.scrollTop }),
      });
    };
  }
}
