/** The frame's own icons: strokes on a square of 24. What we did not draw is in `borrowed.ts`. */

import { borrowed } from "./borrowed";

const drawn = {
  undo: "M9 4 3 10l6 6v-4h6a4 4 0 0 1 0 8H8",
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
  auto: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 4v16M15 5v14M18 7.5v9",
  gear: "M5 7h9M18 7h1M5 12h2M11 12h8M5 17h8M17 17h2M16 5v4M9 10v4M15 15v4",
} as const;

export type IconName = keyof typeof drawn | keyof typeof borrowed;

/** An icon as a path: filled on 512, or stroked on 24. */
export function icon(name: IconName): { path: string; filled: boolean } {
  if (name in drawn) return { path: drawn[name as keyof typeof drawn], filled: false };
  return { path: borrowed[name as keyof typeof borrowed], filled: true };
}
