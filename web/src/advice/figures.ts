/** Figures of advice: worth with its sign, how sure it is, and which picks are about the same. */

import type { Advised } from "../lib/protocol";
import { MINUS } from "../lib/figures";
import { tongue } from "../lib/language.svelte";

const SURE = 1.96;

/** How far the true worth may lie from the one found, 95 %. */
export const reachOf = ({ error }: { error: number }): number => SURE * error;

/** A figure with one digit after the point. */
export const written = (value: number): string =>
  Math.abs(value).toLocaleString(tongue.spoken, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A figure with one digit after the point and its sign; in a crew's score there is no sign. */
export function signed(value: number, together = false): string {
  if (together) return written(value);
  return `${value < 0 && written(value) !== written(0) ? MINUS : "+"}${written(value)}`;
}

/** Whole points with their sign. */
export const whole = (value: number): string => `${value < 0 ? MINUS : "+"}${Math.abs(value)}`;

/** How sure a figure is. */
export const plusMinus = (value: number): string => `± ${written(value)}`;

/** A share in whole percent. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Whether two picks cannot be told apart: their whiskers overlap. */
export const alike = (one: Advised, other: Advised): boolean =>
  Math.abs(one.worth - other.worth) < Math.hypot(reachOf(one), reachOf(other));

/** The common scale of some picks: all whiskers are within it. */
export function scaleOf(picks: readonly Advised[]): { low: number; high: number } {
  const low = Math.min(...picks.map((pick) => pick.worth - reachOf(pick)));
  const high = Math.max(...picks.map((pick) => pick.worth + reachOf(pick)));
  const room = Math.max(1, (high - low) * 0.08);
  return { low: low - room, high: high + room };
}
