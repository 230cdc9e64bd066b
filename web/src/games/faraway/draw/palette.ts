/** Colours of the biomes, by day and by night. */

import type { Biome } from "./symbols";

/** What all landscapes need: the sky from top to foot, and four ridges from far to near. */
interface Air {
  readonly sky: readonly [top: string, foot: string];
  readonly ridges: readonly [string, string, string, string];
  readonly dark: string;
}

export interface ForestPaint extends Air {
  readonly caps: readonly [string, string, string];
  readonly stem: string;
}

export interface RiverPaint extends Air {
  readonly water: readonly [far: string, near: string];
}

export interface RockPaint extends Air {
  readonly lit: string;
  readonly shade: string;
}

export interface CityPaint extends Air {
  readonly walls: readonly [string, string, string];
  readonly window: string;
}

export interface HavenPaint extends Air {
  readonly stone: string;
  readonly shade: string;
  readonly brass: string;
}

type Hours<Paint> = Readonly<Record<Hour, Paint>>;
export type Hour = "day" | "night";

/** The colour of a biome's chip and rim, and its dark tone under white figures. */
export const TONE: Readonly<Record<Biome | "none", { plain: string; dark: string }>> = {
  red: { plain: "#b5532f", dark: "#84371b" },
  green: { plain: "#5b8f5a", dark: "#38663b" },
  blue: { plain: "#5a7fa6", dark: "#385a82" },
  yellow: { plain: "#d1a033", dark: "#94691a" },
  grey: { plain: "#8d8778", dark: "#655f53" },
  none: { plain: "#8d8778", dark: "#655f53" },
};

export const PAPER = "#fffaf0";
export const INDIGO = "#262c66";

export const PAINT: {
  readonly red: Hours<ForestPaint>;
  readonly green: Hours<RiverPaint>;
  readonly blue: Hours<RockPaint>;
  readonly yellow: Hours<CityPaint>;
  readonly grey: Hours<HavenPaint>;
} = {
  red: {
    day: {
      sky: ["#f2d9b0", "#fbeed6"],
      ridges: ["#e9bf98", "#d99a6c", "#bf6f45", "#8f4527"],
      caps: ["#c8432a", "#dd7a35", "#a93a3a"],
      stem: "#f6e8cf",
      dark: "#6d2f1a",
    },
    night: {
      sky: ["#171a44", "#5b4178"],
      ridges: ["#5d4779", "#533663", "#43264b", "#2a1733"],
      caps: ["#c2503a", "#d07a3e", "#9a3a56"],
      stem: "#d9c3c4",
      dark: "#1f1029",
    },
  },
  green: {
    day: {
      sky: ["#bfe0e6", "#f4f4dc"],
      ridges: ["#bcd8b4", "#94bf86", "#6da163", "#3f7346"],
      water: ["#e6f5f0", "#63b3c2"],
      dark: "#2a5434",
    },
    night: {
      sky: ["#101a48", "#2f6178"],
      ridges: ["#33647a", "#28575f", "#1e4649", "#122e34"],
      water: ["#d7eef0", "#4b93b3"],
      dark: "#0c2227",
    },
  },
  blue: {
    day: {
      sky: ["#c3d9ec", "#fbf3e6"],
      ridges: ["#ccd9e6", "#a5bcd5", "#7d9abf", "#52719a"],
      lit: "#b7cbe0",
      shade: "#5f80a8",
      dark: "#39567d",
    },
    night: {
      sky: ["#0e1440", "#48599c"],
      ridges: ["#4b5d9c", "#3d4e88", "#2e3d70", "#1b2750"],
      lit: "#7f92cb",
      shade: "#33437c",
      dark: "#151f45",
    },
  },
  yellow: {
    day: {
      sky: ["#bfe0ea", "#fdf2d2"],
      ridges: ["#f0deac", "#e4c377", "#cf9f45", "#9a6d27"],
      walls: ["#f3dca0", "#e0b85f", "#c8983e"],
      window: "#6b4518",
      dark: "#7c531b",
    },
    night: {
      sky: ["#17184a", "#6b4a74"],
      ridges: ["#6e5577", "#6a4d5f", "#5a3f44", "#33242b"],
      walls: ["#8c6c62", "#75564c", "#5f443c"],
      window: "#ffd278",
      dark: "#271b24",
    },
  },
  grey: {
    day: {
      sky: ["#cfd6d8", "#f6f0e2"],
      ridges: ["#d6d1c5", "#b9b3a6", "#948d80", "#625c52"],
      stone: "#cfc8b8",
      shade: "#8f887a",
      brass: "#b48f52",
      dark: "#4d473e",
    },
    night: {
      sky: ["#14183c", "#4d4c6d"],
      ridges: ["#585774", "#4a4962", "#39384c", "#232230"],
      stone: "#7d7b92",
      shade: "#4e4c66",
      brass: "#a98a5a",
      dark: "#1b1a28",
    },
  },
};

/** Every sky leans to one of three tints, so that two cards of a biome do not look alike. */
export const TINTS: Readonly<Record<Hour, readonly [string, string, string]>> = {
  day: ["#f3b394", "#8fcbe0", "#e3bdd0"],
  night: ["#2a1a55", "#0c2350", "#171a44"],
};
