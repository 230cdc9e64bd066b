// Compress the built files once for all who fetch them: `.br` and `.gz` beside each that gets smaller.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const BUILT = new URL("../../src/skerry/server/static/", import.meta.url).pathname;
const FITTING = /\.(css|html|js|svg|webmanifest)$/;
const WAYS = { br: brotliCompressSync, gz: (file) => gzipSync(file, { level: 9 }) };

for (const name of readdirSync(BUILT, { recursive: true }).filter((name) => FITTING.test(name))) {
  const path = join(BUILT, name);
  const file = readFileSync(path);
  for (const [ending, squeeze] of Object.entries(WAYS)) {
    const small = squeeze(file);
    if (small.length < file.length) writeFileSync(`${path}.${ending}`, small);
  }
}
