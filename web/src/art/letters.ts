/** The letters of the page put into a picture, so that it keeps them where they are not installed. */

import { addressOf } from "./save";

const WANTED = [
  ["Alegreya", "500", "italic"],
  ["Alegreya", "700", "normal"],
  ["Alegreya Sans", "400", "normal"],
  ["Alegreya Sans", "700", "normal"],
] as const;

const unquoted = (text: string): string => text.replace(/["']/g, "");

/** Rules with the font files inside, for the letters of a text; what cannot be fetched is left to the reader. */
export async function embeddedLetters(text: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap(facesOf).filter((rule) => isWanted(rule, text));
  return (await Promise.all(faces.map(embed))).join("");
}

function facesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    return []; // a sheet from elsewhere may not be read
  }
}

function isWanted({ style }: CSSFontFaceRule, text: string): boolean {
  const told = (name: string) => unquoted(style.getPropertyValue(name));
  const wanted = WANTED.some(
    ([family, weight, slant]) =>
      family === told("font-family") && weight === told("font-weight") && slant === told("font-style"),
  );
  return wanted && covers(told("unicode-range"), text);
}

/** Whether a letter of the text lies in a range like `U+0400-045F, U+2116`. */
function covers(ranges: string, text: string): boolean {
  const spans = ranges.split(",").map((range) => range.replace(/\s*U\+/i, "").split("-").map((end) => parseInt(end, 16)));
  const within = (code: number) => spans.some(([low = 0, high = low]) => code >= low && code <= high);
  return [...text].some((letter) => within(letter.codePointAt(0) ?? 0));
}

async function embed(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  try {
    const file = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
    const inside = file.ok ? await addressOf(await file.blob()) : "";
    return inside && rule.cssText.replace(/url\([^)]*\)/, `url("${inside}")`) + "\n";
  } catch {
    return "";
  }
}
