/** Put something beside a thing on the table: above it if there is room, else below, always in sight. */

import type { Attachment } from "svelte/attachments";

const GAP = 12;
const EDGE = 8;

export function beside(anchor: HTMLElement): Attachment<HTMLElement> {
  return (element) => {
    const thing = anchor.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const middle = thing.left + thing.width / 2;
    const left = clamp(middle - own.width / 2, EDGE, innerWidth - own.width - EDGE);
    const above = thing.top - own.height - GAP;
    const top = above >= EDGE ? above : Math.min(thing.bottom + GAP, innerHeight - own.height - EDGE);
    element.style.left = `${left}px`;
    element.style.top = `${Math.max(EDGE, top)}px`;
    element.style.setProperty("--tip", `${clamp(middle - left, 14, own.width - 14)}px`);
    element.classList.toggle("above", above >= EDGE);
  };
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));
