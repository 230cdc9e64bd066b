/**
 * Put something beside a thing on the table, always in sight: above it if there is room, else below;
 * at the right of a column (`data-column`), and below what has something to be seen above it (`data-below`).
 * A thing that moves says by `data-tip` where it will be.
 */

import type { Attachment } from "svelte/attachments";

const GAP = 12;
const EDGE = 8;

export function beside(anchor: HTMLElement): Attachment<HTMLElement> {
  return (element) => {
    const thing = (anchor.querySelector("[data-tip]") ?? anchor).getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const column = anchor.closest("[data-column]")?.getBoundingClientRect();
    const middle = thing.left + thing.width / 2;
    const left = column ? column.right + GAP : clamp(middle - own.width / 2, EDGE, innerWidth - own.width - EDGE);
    const above = anchor.closest("[data-below]") ? -1 : thing.top - own.height - GAP;
    const over = above >= EDGE ? above : Math.min(thing.bottom + GAP, innerHeight - own.height - EDGE);
    const level = clamp(thing.top + thing.height / 2 - own.height / 2, EDGE, innerHeight - own.height - EDGE);
    element.style.left = `${left}px`;
    element.style.top = `${Math.max(EDGE, column ? level : over)}px`;
    element.style.setProperty("--tip", `${clamp(middle - left, 14, own.width - 14)}px`);
    element.classList.toggle("above", !column && above >= EDGE);
    element.classList.toggle("aside", column !== undefined);
  };
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));
