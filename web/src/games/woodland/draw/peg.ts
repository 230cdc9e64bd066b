/** Workers, ambassadors and ships: pegs in the seat's colour with the seat's animal, told by their ears too. */

import { animalOf as animalAt } from "../../../lib/cast.svelte";
import { colourOf } from "../../../lib/seats";
import { putIcon } from "./art";

/** The animal of who sits nowhere. */
export interface Herd {
  readonly rival: string;
}
export const WOODLAND: Herd = { rival: "rat" };
export const SHORE: Herd = { rival: "crab-claw" };

const EARS = {
  pointed: '<path d="M7.5 13 6-4 19 4ZM32.5 13 34-4 21 4Z"/>',
  long: '<ellipse cx="13.5" cy="1" rx="4" ry="9.5" transform="rotate(-8 13.5 1)"/><ellipse cx="26.5" cy="1" rx="4" ry="9.5" transform="rotate(8 26.5 1)"/>',
  round: '<circle cx="9" cy="5.5" r="5.5"/><circle cx="31" cy="5.5" r="5.5"/>',
  claws:
    '<path d="M9 10C1.5 8.5-2.5 2.5-.5-4.5.4-7.5 3.2-9 6-8.3 3.8-5.6 4-2.6 6.8-1 7.8-4 10.4-5.8 13.2-5.2 15 0 13.4 6.5 9 10ZM31 10c7.5-1.5 11.5-7.5 9.5-14.5C39.6-7.5 36.8-9 34-8.3c2.2 2.7 2 5.7-.8 7.3C32.2-4 29.6-5.8 26.8-5.2 25 0 26.6 6.5 31 10Z"/>',
  none: "",
} as const;

const EAR: Readonly<Record<string, keyof typeof EARS>> = {
  squirrel: "pointed",
  fox: "pointed",
  rabbit: "long",
  badger: "round",
  cat: "pointed",
  deer: "pointed",
  wolf: "pointed",
  owl: "pointed",
  boar: "pointed",
  beaver: "round",
  mouse: "round",
  rat: "round",
  "crab-claw": "claws",
};

const BODY =
  "M20 2C30.6 2 36 9.6 36 18.6c0 6-1.8 10.4-3.8 13.4L35 42c.4 1.6-.6 2.6-2 2.6H7c-1.4 0-2.4-1-2-2.6L7.8 32C5.8 29 4 24.6 4 18.6 4 9.6 9.4 2 20 2Z";

/** The animal of a seat; of Rugwort or the captain, who sit nowhere, if it is none. */
export const animalOf = (seat: number, herd: Herd): string => (seat < 0 ? herd.rival : animalAt(seat));

/** The colour of a seat's pieces; bare red for those who sit nowhere. */
export const pegColour = (seat: number): string => (seat < 0 ? "#a33b33" : colourOf(seat));

/** A worker on a box of 0 -9 40 56. */
export function peg(seat: number, herd: Herd): string {
  const animal = animalOf(seat, herd);
  return (
    '<ellipse cx="20" cy="44" rx="15" ry="3" opacity=".2"/>' +
    `<g fill="${pegColour(seat)}" stroke="#0008" stroke-width="1.6" stroke-linejoin="round">${EARS[EAR[animal] ?? "none"]}<path d="${BODY}"/></g>` +
    `<path d="M9.5 12C11 7.5 14.5 5 20 5" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-linecap="round"/>` +
    putIcon(animal, 8.5, 9, 23, ' fill="#fffaf0"')
  );
}

/** An ambassador on a box of 40 × 40: a frog on a lily pad. */
export const lily = (seat: number): string =>
  `<path d="M20 3a17 17 0 1 1-8.5 2.3L20 20Z" fill="${pegColour(seat)}" stroke="#0007" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<path d="M20 20 33 12M20 20l14 7M20 20v15M20 20 7 26M20 20 6 15" stroke="#fff" stroke-opacity=".22" stroke-width="1.4"/>` +
  putIcon("frog-prince", 8, 8.5, 24, ' fill="#fffaf0"');

/** A ship on a box of 40 × 40: its sail in the seat's colour. */
export const ship = (seat: number, herd: Herd): string =>
  '<path d="M3 28h34c-2 6-5.6 8.6-10 8.6H13C8.6 36.6 5 34 3 28Z" fill="#7a4d24" stroke="#2e1b0a" stroke-width="1.6" stroke-linejoin="round"/>' +
  `<path d="M18.6 25.6V2.6C9.6 7.4 6 15.6 5.6 25.6Z" fill="${pegColour(seat)}" stroke="#1d1a16" stroke-width="1.5" stroke-linejoin="round"/>` +
  '<path d="M21.4 25.6V7c6.6 3.6 10.6 10 11.6 18.6Z" fill="#fffaf0" stroke="#1d1a16" stroke-width="1.5" stroke-linejoin="round"/>' +
  putIcon(animalOf(seat, herd), 8, 13.5, 10.5, ' fill="#fffaf0"');
