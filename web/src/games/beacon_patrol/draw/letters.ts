/** The letters of the page put into a picture, so that it keeps them where they are not installed. */

const WANTED = [
  ["Alegreya", "500", "italic"],
  ["Alegreya", "700", "normal"],
  ["Alegreya Sans", "400", "normal"],
  ["Alegreya Sans", "700", "normal"],
] as const;

const unquoted = (text: string): string => text.replace(/["']/g, "");

/** Rules with the font files inside; those that cannot be fetched are left to the reader's own letters. */
export async function embeddedLetters(): Promise<string> {
  const faces = [...document.styleSheets].flatMap(facesOf).filter(isWanted);
  return (await Promise.all(faces.map(embed))).join("");
}

function facesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    return []; // a sheet from elsewhere may not be read
  }
}

/** Only letters that the page itself has loaded, or the file would carry alphabets that nobody uses. */
function isWanted({ style }: CSSFontFaceRule): boolean {
  const [family, weight, slant, range] = ["font-family", "font-weight", "font-style", "unicode-range"].map((name) =>
    style.getPropertyValue(name),
  );
  const wanted = WANTED.some(([one, two, three]) => one === unquoted(family ?? "") && two === weight && three === slant);
  if (!wanted) return false;
  return [...document.fonts].some(
    (face) =>
      face.status === "loaded" &&
      unquoted(face.family) === unquoted(family ?? "") &&
      face.weight === weight &&
      face.style === slant &&
      face.unicodeRange.replace(/\s/g, "") === (range ?? "").replace(/\s/g, ""),
  );
}

async function embed(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  try {
    const file = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
    const inside = file.ok ? await dataUrl(await file.blob()) : "";
    return inside && rule.cssText.replace(/url\([^)]*\)/, `url("${inside}")`) + "\n";
  } catch {
    return "";
  }
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve("");
    reader.readAsDataURL(file);
  });
}
