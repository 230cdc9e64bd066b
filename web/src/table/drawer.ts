/** Log and chat, which are folded when a table opens, and fetched when somebody unfolds them. */

export { default as ChatBox } from "./ChatBox.svelte";
export { default as Drawer } from "./Drawer.svelte";
export { default as Log } from "./Log.svelte";
