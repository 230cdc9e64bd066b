/** Check that every card, place and event of the facts can be drawn: each has its icon and a line that can be read. */

import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

const { module } = await runnerImport("/src/games/everdell/undrawn.ts", { root, configFile: false, logLevel: "error" });
const faults = module.undrawn();
for (const fault of faults) console.error(`drawings: ${fault}`);
process.exit(faults.length ? 1 : 0);
