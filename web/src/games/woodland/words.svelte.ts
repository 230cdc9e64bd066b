/** The words that drawings of the woodland games say, in the four languages; they follow the page's language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true });

const bundles = new Map(
  Object.entries(texts).map(([path, text]) => {
    const language = path.slice("./text/".length, -".ftl".length);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return [language, bundle];
  }),
);

let language = $state(document.documentElement.lang);

new MutationObserver(() => {
  language = document.documentElement.lang;
}).observe(document.documentElement, { attributeFilter: ["lang"] });

/** Say one of these messages. */
export function word(id: string): string {
  const bundle = bundles.get(language) ?? bundles.get("en");
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern) : id;
}
