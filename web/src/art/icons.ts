/** The frame's own icons: strokes on a square of 24. What we did not draw is in `borrowed.ts` and `animals.ts`. */

import type { animals } from "./animals";
import { animal } from "./beasts.svelte";
import { borrowed } from "./borrowed";

const drawn = {
  undo: "M9 4 3 10l6 6v-4h6a4 4 0 0 1 0 8H8",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  close: "M6 6l12 12M18 6 6 18",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  copy: "M9 9h10v11H9zM5 15V4h10",
  share: "M12 15V4M8 7l4-4 4 4M6 12v8h12v-8",
  bell: "M6 17v-6a6 6 0 0 1 12 0v6l2 1H4zM10 20a2 2 0 0 0 4 0",
  sound: "M4 10v4h4l5 4V6l-5 4zM17 9a4 4 0 0 1 0 6M19.5 6a8 8 0 0 1 0 12",
  save: "M12 4v11M8 11l4 4 4-4M5 19h14",
  open: "M12 15V4M8 8l4-4 4 4M5 19h14",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  tick: "M5 13l4 4L19 7",
  wait: "M7 4h10M7 20h10M8 4c0 5 8 5 8 8s-8 3-8 8M16 4c0 5-8 5-8 8s8 3 8 8",
  crown: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9.5a2.5 2.5 0 1 0 .01 0",
  plus: "M12 5v14M5 12h14",
  home: "M4 12l8-7 8 7M6 10v10h12V10",
  again: "M20 12a8 8 0 1 1-3-6.2M20 3v5h-5",
  wifi: "M3 9.5c5.5-5 12.5-5 18 0M6.5 13.2c3.5-3.1 7.5-3.1 11 0M10 16.8c1.3-1 2.7-1 4 0M12 20h.01",
  phone: "M7 2.5h10v19H7zM11 18.5h2",
  screen: "M3 4.5h18v12H3zM8 20.5h8M12 16.5v4",
  person: "M12 4a4 4 0 1 0 .01 0M4.5 20.5c.5-5 3.5-7 7.5-7s7 2 7.5 7",
  people: "M9 5a3.5 3.5 0 1 0 .01 0M2.5 20c.4-4.6 3-6.5 6.5-6.5s6.1 1.9 6.5 6.5M16 6a3 3 0 1 1 1.5 5.6M18 13.8c2 .8 3.2 2.7 3.5 6.2",
  auto: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 4v16M15 5v14M18 7.5v9",
  skip: "M5 5l8 7-8 7zM17 5v14",
  fast: "M4 6l7 6-7 6zM12 6l7 6-7 6z",
  flash: "M13 3 6 13h5l-1 8 8-11h-6z",
  book: "M12 6c-2-1.6-5-2-8.5-1.5v13C7 17 10 17.4 12 19M12 6c2-1.6 5-2 8.5-1.5v13C17 17 14 17.4 12 19M12 6v13",
  cards: "M8 4.5h11v14H8zM5 7.5v13.5h10",
  find: "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5l5 5",
  log: "M5 6h14M5 12h14M5 18h9",
  lamp: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.8.7 1.1 1.4 1.1 2.2h5c0-.8.3-1.5 1.1-2.2A6 6 0 0 0 12 3z",
  branch: "M6 5v14M6 14c0-5 11-3 11-9M6 3a1.6 1.6 0 1 0 .01 0M6 19a1.6 1.6 0 1 0 .01 0M17 3a1.6 1.6 0 1 0 .01 0",
  gear: "M5 7h9M18 7h1M5 12h2M11 12h8M5 17h8M17 17h2M16 5v4M9 10v4M15 15v4",
} as const;

export type IconName = keyof typeof drawn | keyof typeof borrowed | keyof typeof animals;

/** An icon as a path: filled on 512, or stroked on 24. */
export function icon(name: IconName): { path: string; filled: boolean } {
  if (name in drawn) return { path: drawn[name as keyof typeof drawn], filled: false };
  if (name in borrowed) return { path: borrowed[name as keyof typeof borrowed], filled: true };
  return { path: animal(name as keyof typeof animals), filled: true };
}
