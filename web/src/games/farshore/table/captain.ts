/** What the messages call the captain's things. */

export const CAPTAIN = {
  ship: "captain ship",
} as const;
