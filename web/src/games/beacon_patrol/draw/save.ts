/** Save the finished chart as a file, without asking any server: SVG as it is, PNG through a canvas. */

import type { Laid } from "./chart";
import { embeddedLetters } from "./letters";
import { picture, type Caption } from "./picture";

export { svgFile, type Caption } from "./picture";

const SCALE = 2;
const MOST = 8192; // pixels a side that every browser's canvas can bear

/** Save the chart; the name is without its ending. */
export async function savePicture(
  kind: "svg" | "png",
  cells: readonly Laid[],
  caption: Caption,
  { name = "beacon-patrol", night = false } = {},
): Promise<void> {
  const letters = await embeddedLetters(`0 ${Object.values(caption).join(" ")}`);
  const drawn = picture(cells, caption, { night, letters });
  const svg = new Blob([`<?xml version="1.0" encoding="UTF-8"?>\n`, drawn.svg, "\n"], { type: "image/svg+xml" });
  download(kind === "svg" ? svg : await pngOf(svg, drawn.width, drawn.height), `${name}.${kind}`);
}

/** The same picture in pixels. */
export async function pngOf(svg: Blob, width: number, height: number): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const scale = Math.min(SCALE, MOST / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made."))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser still reads it for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
