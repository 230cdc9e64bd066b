/** The language of the page: as it was chosen here, else as the browser wishes. */

import { keep, recall } from "./storage";

/** Each by its own name. */
export const LANGUAGES = { en: "English", ru: "Русский", pl: "Polski", uk: "Українська" } as const;
export type Language = keyof typeof LANGUAGES;

const isOurs = (language: string): language is Language => language in LANGUAGES;

/** What is said to whom asks for Ukrainian in Canada, or only for Czech. */
export function wished(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "").find(isOurs) ?? "en";
}

class Tongue {
  spoken = $state<Language>(wished([recall<string>("language") ?? "", ...navigator.languages]));

  keep(): void {
    keep("language", this.spoken);
  }
}

export const tongue = new Tongue();
