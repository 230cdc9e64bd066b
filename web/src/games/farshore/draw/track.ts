/** The track round the board: forty-one places clockwise from the corner at the bottom left. */

export const LAST = 40;

/** What a place is worth: by twos up to forty, then by ones. */
export const worth = (place: number): number => (place <= 20 ? place * 2 : place + 20);

/** The places where a chest waits. */
export const CHESTS: ReadonlySet<number> = new Set([2, 4, 6, 9, 12, 15, 18, 21, 25, 29, 33, 37]);

/** A board with a band of water round it in which ships sail. */
export interface Waters {
  readonly width: number;
  readonly height: number;
  readonly band: number;
}

/** Where a place lies; between two of them for a ship under way. */
export function placeAt({ width, height, band }: Waters, place: number): readonly [number, number] {
  const rim = band / 2 + band * 0.04;
  const [across, down] = [width - 2 * rim, height - 2 * rim];
  const gap = band * 1.4; // between the end and the start
  let way = (place / LAST) * (2 * (across + down) - gap);
  if (way <= down) return [rim, height - rim - way];
  way -= down;
  if (way <= across) return [rim + way, rim];
  way -= across;
  if (way <= down) return [width - rim, rim + way];
  return [width - rim - (way - down), height - rim];
}
