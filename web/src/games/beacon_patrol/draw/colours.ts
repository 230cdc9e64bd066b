/** The rules of the chart's style sheet with every colour written out, for pictures that stand alone. */

import sheet from "./chart.css?raw";

const bare = sheet.replace(/\/\*[^]*?\*\//g, "");

/** What is declared between the braces after a selector. */
function block(selector: string): string {
  const from = bare.indexOf(`${selector} {`);
  return from < 0 ? "" : bare.slice(bare.indexOf("{", from) + 1, bare.indexOf("}", from));
}

function properties(selector: string): [string, string][] {
  return [...block(selector).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((found) => [found[1] ?? "", found[2] ?? ""]);
}

/** The rules for the classes that a drawing uses, by day or by night. */
export function rulesFor(drawing: string, night = false): string {
  const colours = new Map([...properties(":root"), ...(night ? properties(":root.night") : [])]);
  const used = new Set([...drawing.matchAll(/class="([^"]+)"/g)].flatMap((found) => (found[1] ?? "").split(" ")));
  const rules: string[] = [];
  for (const [, selector = "", body = ""] of bare.matchAll(/^(\.[^{\n]+) \{ ([^}]+) \}$/gm)) {
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].map((found) => found[1] ?? "");
    if (!classes.every((name) => used.has(name))) continue;
    const written = body.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? "currentColor");
    rules.push(`${selector}{${written.replace(/animation:[^;]+;/, "").trim()}}`);
  }
  return rules.join("\n");
}

/** A colour of the sheet by its name. */
export function colour(name: string, night = false): string {
  const found = [...properties(":root"), ...(night ? properties(":root.night") : [])].findLast(([one]) => one === name);
  return found?.[1] ?? "none";
}

/** The colours of the night as a style: whatever bears it lies in the dark, whatever the page does. */
export const NIGHT = properties(":root.night")
  .map(([name, value]) => `${name}: ${value}`)
  .join("; ");
