/** A hand tile is dragged onto the chart, by mouse or by finger. */

import type { Attachment } from "svelte/attachments";
import type { Helm } from "./helm.svelte";

const SLACK = 8;

export function draggable(table: Helm, card: string): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let moved = false;

    const press = (event: PointerEvent): void => {
      if (event.button || !table.turn || table.pending) return;
      from = { x: event.clientX, y: event.clientY };
      moved = false;
      element.setPointerCapture(event.pointerId); // However fast it leaves the tile.
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      if (!moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
      moved = true;
      table.asked = null;
      table.dragged = card;
      table.drag = { x: event.clientX, y: event.clientY };
      table.pointed = table.spotUnder(event.clientX, event.clientY);
    };
    const lift = (event: PointerEvent): void => {
      if (from && moved) table.drop(table.spotUnder(event.clientX, event.clientY));
      from = null;
    };
    const stop = (): void => {
      if (moved) table.drop(null);
      from = null;
    };
    const click = (event: MouseEvent): void => {
      if (moved) event.stopImmediatePropagation(); // It was a drag, not a press.
      moved = false;
    };

    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", lift);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", lift);
      element.removeEventListener("pointercancel", stop);
      element.removeEventListener("click", click, true);
    };
  };
}
