/** The box of a game that has no cover of its own: cloth, a stripe, and its name. */

import type { Cover, Lettering } from "./parts";

/** The name of a game as it is written on a box: "sea_salt" is "Sea salt". */
export function titleOf(game: string): string {
  const words = game.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Make such a box; the colour of its cloth follows from the name, so that two are seldom alike. */
export function plainCover(game: string): Cover {
  const hue = [...game].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const cloth = `hsl(${hue} 30% 38%)`;
  const dark = `hsl(${hue} 34% 24%)`;
  const name = titleOf(game);
  const size = Math.min(44, Math.floor(460 / Math.max(6, name.length)));
  const letters = `<text x="150" y="${206 + size / 3}" text-anchor="middle" font-family="Alegreya" font-weight="700" font-size="${size}" fill="#fffaf0">${name}</text>`;
  return {
    draw: (_id: string, lettering?: Lettering) =>
      `<rect width="300" height="400" fill="${cloth}"/><path d="M0 150H300V250H0z" fill="${dark}"/><path d="M0 158H300M0 242H300" stroke="#fffaf0" stroke-width="1.5" opacity=".6"/>${lettering ? letters : ""}`,
    side: [dark, cloth],
    thumb: "60 110 180 180",
    shade: dark,
  };
}
