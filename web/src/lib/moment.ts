import { tongue } from "./language.svelte";

/** A moment so many seconds from now: the hour, and the day unless it is today. */
export function moment(seconds: number): string {
  const then = new Date(Date.now() + seconds * 1000);
  const day = then.toDateString() === new Date().toDateString() ? {} : ({ weekday: "short" } as const);
  return new Intl.DateTimeFormat(tongue.spoken, { ...day, hour: "numeric", minute: "2-digit" }).format(then);
}
