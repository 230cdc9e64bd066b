/** Bundle a check as the client is bundled, hand it what comes in, and tell its faults. */

import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const [name] = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));
const built = await build({
  configFile: false,
  publicDir: false,
  root,
  logLevel: "error",
  build: { ssr: `check/${name}.ts`, write: false, minify: false },
});
const code = built.output[0].code;
const { check } = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
const faults = check(JSON.parse(await text(process.stdin)));
for (const fault of faults.slice(0, 20)) console.error(fault);
process.exit(faults.length ? 1 : 0);
