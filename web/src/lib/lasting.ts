/** Times as people say them, in their language. */

import { tongue } from "./language.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = (count: number, unit: "second" | "minute" | "hour" | "day", unitDisplay: "long" | "narrow"): string =>
  new Intl.NumberFormat(tongue.spoken, { style: "unit", unit, unitDisplay }).format(count);

/** So many seconds in words, by the largest unit: "2 minutes". */
export function lasting(seconds: number, display: "long" | "narrow" = "long"): string {
  if (seconds >= 2 * DAY || seconds === DAY) return units(Math.round(seconds / DAY), "day", display);
  if (seconds >= 2 * HOUR) return units(Math.round(seconds / HOUR), "hour", display);
  if (seconds >= 2 * MINUTE) return units(Math.round(seconds / MINUTE), "minute", display);
  return units(Math.ceil(seconds), "second", display);
}

/** As a clock shows it: minutes and seconds in the last hour, before that only what matters. */
export function counted(seconds: number): string {
  if (seconds >= HOUR) return lasting(seconds, "narrow");
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
