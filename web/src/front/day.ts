/** The deal of the day: one number for everybody, and one of the games in turn. */

/** The day in the world's time, so that friends far away have the same one. */
export const dealOfDay = (now = new Date()): number => Number(now.toISOString().slice(0, 10).replaceAll("-", ""));

/** Whose turn it is today. */
export function gameOfDay(games: string[], now = new Date()): string {
  const days = Math.floor(now.getTime() / 86_400_000);
  return games[days % games.length] ?? "";
}
