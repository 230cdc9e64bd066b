/** The backs of Farshore's cards: the lighthouse for the deck, and what each of the rest is about. */

import type { Backing } from "../woodland/draw/back";

export const BACKS: Readonly<Record<string, Backing>> = {
  place: { width: 127, height: 70, ground: "#8a7647", icon: "wooden-pier" },
  island: { width: 236, height: 132, ground: "#2f7f93", icon: "island" },
  compass: { width: 112, height: 112, ground: "#174d60", icon: "ship-wheel" },
  map: { width: 84, height: 96, ground: "#8b7a4c", icon: "treasure-map" },
  weather: { width: 146, height: 104, ground: "#4c6f86", icon: "fluffy-cloud" },
  trail: { width: 104, height: 146, ground: "#8f2f2a", icon: "footsteps" },
};
export const DECK: Backing = { width: 104, height: 146, ground: "#1f5f74", icon: "lighthouse" };
