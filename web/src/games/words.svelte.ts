/** The words that only one game's table says, in every language they are written in. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

let language = $state(document.documentElement.lang);

new MutationObserver(() => {
  language = document.documentElement.lang;
}).observe(document.documentElement, { attributeFilter: ["lang"] });

/** Say a message by its id, in the page's language. */
export type Word = (id: string, gaps?: Record<string, number | string>) => string;

/** Read the texts of a game, found by their paths `…/en.ftl`; what is not translated is said in English. */
export function wordsFrom(texts: Record<string, string>): Word {
  const bundles = new Map(
    Object.entries(texts).map(([path, text]) => {
      const tongue = path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
      const bundle = new FluentBundle(tongue, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      return [tongue, bundle];
    }),
  );
  return (id, gaps = {}) => {
    for (const bundle of [bundles.get(language), bundles.get("en")]) {
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, gaps, []);
    }
    return id;
  };
}
