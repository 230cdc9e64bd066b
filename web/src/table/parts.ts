/** How the zones of any game are shared out over the generic table. */

import type { SeatView, Snapshot, ZoneState } from "../lib/protocol";

export interface Parts {
  /** Zones whose cards lie on cells; those of the same breadth lie over one another. */
  charts: ZoneState[][];
  shared: ZoneState[];
  own: ZoneState[];
  /** At the bottom: the hand, and whatever of the own zones is chosen from now. */
  rail: ZoneState[];
  /** Whether a zone is chosen from now. */
  asked: (zone: ZoneState) => boolean;
}

/** Sort the zones that a pair of eyes sees; empty ones that nobody needs are left out. */
export function parts(eyes: SeatView): Parts {
  const sources = new Set(eyes.choice?.options.map((option) => `${option.zone}/${option.seat}`));
  const asked = (zone: ZoneState) => sources.has(`${zone.name}/${zone.seat}`);
  const onRail = (zone: ZoneState) => zone.name === "hand" || asked(zone);
  const rows = eyes.zones.filter((zone) => !zone.breadth);
  const mine = rows.filter((zone) => zone.seat >= 0 && zone.seat === eyes.seat);
  const filled = (zone: ZoneState) => zone.count > 0;
  return {
    charts: byBreadth(eyes.zones.filter((zone) => zone.breadth && filled(zone))),
    shared: rows.filter((zone) => zone.seat < 0 && filled(zone)).sort(openFirst),
    own: mine.filter((zone) => !onRail(zone) && filled(zone)),
    asked,
    rail: mine.filter((zone) => onRail(zone) && (filled(zone) || zone.name === "hand")),
  };
}

function byBreadth(zones: ZoneState[]): ZoneState[][] {
  const breadths = [...new Set(zones.map((zone) => zone.breadth))];
  return breadths.map((breadth) => zones.filter((zone) => zone.breadth === breadth));
}

/** What lies open before what lies in piles. */
function openFirst(a: ZoneState, b: ZoneState): number {
  return Number(isPile(a)) - Number(isPile(b));
}

/** Whether a zone is drawn as a heap: its cards are hidden, or come to rest there. */
export function isPile(zone: ZoneState): boolean {
  return zone.pile || zone.cards === null;
}

/** What each card still lacks, by the score sheets. */
export function lacksOf(snapshot: Snapshot): Record<string, string[]> {
  const lines = snapshot.sheets.flat().filter((line) => line.card);
  return Object.fromEntries(lines.map((line) => [line.card, line.lacks]));
}
