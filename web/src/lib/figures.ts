/** Figures as people write them: with a true minus. */

export const MINUS = "−";

export const figure = (value: number | string): string => String(value).replace("-", MINUS);

/** What is added or taken away. */
export const signed = (value: number): string => (value < 0 ? figure(value) : `+${value}`);
