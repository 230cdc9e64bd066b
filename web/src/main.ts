/** The first thing that runs: learn the words, then show the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.svelte"; // The light of the device, on every page.
import { learn } from "./lib/words.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/states.css";

async function begin(): Promise<void> {
  await learn().catch(() => undefined); // Without words the page still says its message ids.
  mount(App, { target: document.body });
}

void begin();

// Only over a safe connection, which to browsers this computer itself is.
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
