/** How a thing on the table answers to pointer, finger and keyboard: one attachment for all of them. */

import type { Attachment } from "svelte/attachments";
import type { Choosing, Thing } from "./choosing.svelte";

const LONG = 450;
const LINGER = 280;

/**
 * Click or Enter presses the thing; hovering or focusing it tells about it; a long press, a right
 * click or Space shows it enlarged.
 */
export function pressable(choosing: Choosing, thing: Thing, look: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let held = false;

    const tell = () => (choosing.pointed = { thing, anchor: element });
    const hush = () => {
      clearTimeout(timer);
      queueMicrotask(() => {
        // Not at once: a card that leaves the table loses its focus in the middle of drawing.
        if (choosing.pointed?.anchor === element) choosing.pointed = null;
      });
    };
    const after = (pause: number, what: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(what, pause);
    };
    const enlarge = () => {
      held = true;
      hush();
      look();
    };

    const hear: { [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void } = {
      pointerenter: (event) => event.pointerType === "mouse" && after(LINGER, tell),
      pointerleave: hush,
      pointerdown: (event) => {
        held = false;
        if (event.pointerType !== "mouse") after(LONG, enlarge);
      },
      pointerup: (event) => event.pointerType !== "mouse" && clearTimeout(timer),
      pointercancel: hush,
      focus: () => element.matches(":focus-visible") && tell(),
      blur: hush,
      contextmenu: (event) => {
        event.preventDefault();
        if (!held) enlarge();
      },
      click: () => {
        if (!held) choosing.press(thing, element);
        held = false;
      },
      keydown: (event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        look();
      },
      keyup: (event) => event.key === " " && event.preventDefault(),
    };
    for (const [type, listen] of Object.entries(hear)) element.addEventListener(type, listen as EventListener);
    return () => {
      hush();
      for (const [type, listen] of Object.entries(hear)) element.removeEventListener(type, listen as EventListener);
    };
  };
}
