/** Day, night, or as the device has it. */

import { keep, recall } from "./storage";

export type Theme = "auto" | "day" | "night";
const ROUND: Theme[] = ["auto", "day", "night"];
const dark = matchMedia("(prefers-color-scheme: dark)");

class Lamp {
  theme = $state<Theme>(ROUND.find((one) => one === recall("theme")) ?? "auto");

  constructor() {
    dark.addEventListener("change", () => this.#shine());
    this.#shine();
  }

  /** Turn to a theme, or to the next one, and keep it. */
  turn(theme = ROUND[(ROUND.indexOf(this.theme) + 1) % ROUND.length] ?? "auto"): void {
    this.theme = theme;
    keep("theme", this.theme);
    this.#shine();
  }

  #shine(): void {
    const night = this.theme === "night" || (this.theme === "auto" && dark.matches);
    document.documentElement.classList.toggle("night", night);
  }
}

export const lamp = new Lamp();
