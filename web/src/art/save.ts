/** Save a drawing as a file, without asking any server: SVG as it is, PNG through a canvas. */

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const SCALE = 2;
const MOST = 8192; // pixels a side that every browser's canvas can bear

/** Save a picture; the name is without its ending. */
export async function savePicture(kind: "svg" | "png", picture: Picture, name: string): Promise<void> {
  const svg = new Blob([`<?xml version="1.0" encoding="UTF-8"?>\n`, picture.svg, "\n"], { type: "image/svg+xml" });
  download(kind === "svg" ? svg : await pngOf(svg, picture), `${name}.${kind}`);
}

/** The same picture in pixels. */
async function pngOf(svg: Blob, { width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = await addressOf(svg);
  await image.decode();
  const scale = Math.min(SCALE, MOST / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made."))), "image/png"),
  );
}

/** A file as a `data:` address: the server's policy lets a page show no other pictures that it made itself. */
export function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The picture could not be read."));
    reader.readAsDataURL(file);
  });
}

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser still reads it for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
