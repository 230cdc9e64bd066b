/** How the chart answers to pointers: drag to pan, wheel or two fingers to zoom, twice to see all. */

import type { Attachment } from "svelte/attachments";
import { hear, type Point } from "../pressing";
import type { View } from "./view.svelte";

const SLACK = 6;

export function gestures(view: View, fit: () => void): Attachment<HTMLElement> {
  return (sheet) => {
    const down = new Map<number, Point>();
    let begun: Point | null = null;
    let panning = false;

    const here = (event: MouseEvent): Point => {
      const box = sheet.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = (): number => {
      const [a, b] = [...down.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const middle = (): Point => {
      const points = [...down.values()];
      const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
      return { x: sum.x / points.length, y: sum.y / points.length };
    };

    const press = (event: PointerEvent): void => {
      if (event.button > 1) return;
      down.set(event.pointerId, here(event));
      if (down.size === 1) [begun, panning] = [here(event), false];
      else panning = true;
      view.touched = true;
    };
    const move = (event: PointerEvent): void => {
      if (!down.has(event.pointerId) || !begun) return;
      const before = { gap: spread(), middle: middle() };
      const now = here(event);
      if (!panning && Math.hypot(now.x - begun.x, now.y - begun.y) < SLACK) return;
      if (!sheet.hasPointerCapture(event.pointerId)) sheet.setPointerCapture(event.pointerId);
      panning = true;
      down.set(event.pointerId, now);
      const after = middle();
      view.pan(after.x - before.middle.x, after.y - before.middle.y);
      if (before.gap) view.zoom(spread() / before.gap, after.x, after.y);
    };
    const lift = (event: PointerEvent): void => {
      down.delete(event.pointerId);
      if (event.pointerType !== "mouse" && !down.size) view.touched = false;
    };
    const click = (event: MouseEvent): void => {
      if (panning) event.stopPropagation(); // It was a drag, not a press.
      panning = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = here(event);
      view.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
    };
    const twice = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest("[data-tools], .now, .later")) return;
      fit();
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") view.touched = true;
    };
    const leave = (event: PointerEvent): void => {
      if (!down.size || event.pointerType === "mouse") view.touched = false;
    };

    const stop = hear(sheet, {
      pointerdown: press,
      pointermove: move,
      pointerup: lift,
      pointercancel: lift,
      pointerenter: enter,
      pointerleave: leave,
      wheel,
      dblclick: twice,
    });
    sheet.addEventListener("click", click, true);
    return () => {
      stop();
      sheet.removeEventListener("click", click, true);
    };
  };
}
