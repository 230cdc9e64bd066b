/** How a thing on the table answers to pointer, finger and keyboard: one attachment for all games. */

import type { Attachment } from "svelte/attachments";
import type { Choosing, Thing } from "./choosing.svelte";

const LONG = 450;
const SLACK = 8;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a thing does. */
export interface Hands {
  /** By click, tap or Enter. */
  press: (element: HTMLElement) => void;
  /** By a long press, a right click or Space: it is shown enlarged. */
  look: () => void;
  /** It is pointed at from now on, by pointer, finger or focus; or it is left. */
  point: (by: "pointer" | "finger" | "focus" | null, element: HTMLElement) => void;
  /** Asked at each tap: a finger only points at it now, and presses with the next tap. */
  hesitant?: () => boolean;
  drag?: Drag;
}

/** How a thing is dragged. */
export interface Drag {
  ready: () => boolean;
  move: (to: Point) => void;
  /** Let go there; null if the drag was broken off. */
  drop: (at: Point | null) => void;
}

type Hearing = { [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void };

/** Listen to all these events, until the element goes. */
export function hear(element: HTMLElement, hearing: Hearing): () => void {
  const all = Object.entries(hearing) as [string, EventListener][];
  for (const [type, listen] of all) element.addEventListener(type, listen, { passive: false });
  return () => {
    for (const [type, listen] of all) element.removeEventListener(type, listen);
  };
}

/** Let an element do what hands do with it. */
export function pressing({ press, look, point, hesitant, drag }: Hands): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    /** What has been done with it is no press any more. */
    let done = false;
    let finger = false;
    let from: Point | null = null;
    let dragged = false;

    const leave = (): void => {
      clearTimeout(timer);
      // Not at once: a card that leaves the table loses its focus in the middle of drawing.
      queueMicrotask(() => point(null, element));
    };
    const enlarge = (): void => {
      done = true;
      leave();
      look();
    };
    const letGo = (at: Point | null): void => {
      clearTimeout(timer);
      if (dragged) drag?.drop(at);
      from = null;
      dragged = false;
    };

    const stop = hear(element, {
      pointerenter: (event) => event.pointerType === "mouse" && point("pointer", element),
      pointerleave: (event) => event.pointerType === "mouse" && leave(),
      pointerdown: (event) => {
        if (event.button) return;
        done = false;
        finger = event.pointerType !== "mouse";
        from = { x: event.clientX, y: event.clientY };
        if (finger) timer = setTimeout(enlarge, LONG);
        else if (drag?.ready()) element.setPointerCapture(event.pointerId); // A finger is captured anyway.
      },
      pointermove: (event) => {
        if (from && !event.buttons) letGo(null); // It was let go where nobody told us.
        const to = { x: event.clientX, y: event.clientY };
        if (!from || (!dragged && Math.hypot(to.x - from.x, to.y - from.y) < SLACK)) return;
        clearTimeout(timer);
        if (done || !drag?.ready()) return;
        dragged = true;
        drag.move(to);
      },
      pointerup: (event) => {
        if (dragged) done = true;
        letGo({ x: event.clientX, y: event.clientY });
      },
      pointercancel: () => {
        letGo(null);
        leave();
      },
      focus: () => element.matches(":focus-visible") && point("focus", element),
      blur: leave,
      contextmenu: (event) => {
        event.preventDefault();
        if (!done) enlarge();
        done = finger;
      },
      click: () => {
        if (!done && finger && hesitant?.()) point("finger", element);
        else if (!done) press(element);
        done = false;
      },
      keydown: (event) => {
        if (event.key === "Enter") done = finger = false;
        if (event.key !== " ") return;
        event.preventDefault();
        look();
      },
      keyup: (event) => event.key === " " && event.preventDefault(),
    });
    return () => {
      letGo(null);
      leave();
      stop();
    };
  };
}

/** What a game changes where its things are pressed. */
export type Ways = Partial<Pick<Hands, "press" | "hesitant" | "drag">>;

/** A thing that is chosen by pressing it, and told of when it is pointed at. */
export function pressable(choosing: Choosing, thing: () => Thing, look: () => void, ways: Ways = {}): Attachment<HTMLElement> {
  return pressing({
    press: (element) => choosing.press(thing(), element),
    look,
    point: (by, element) => (by ? choosing.point(thing(), element, by) : choosing.leave(element)),
    ...ways,
  });
}
