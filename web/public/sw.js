/**
 * So that Skerry can be installed, and phones can show that it is your turn. Nothing is cached here:
 * everything comes from the network, so no page is ever older than its server.
 */

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", () => undefined);

/** What the server pushes is shown at once: a browser allows nothing else. */
self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  const data = new URL(path, self.location.origin).href;
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, icon: "/icon-192.png", data }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Bring the table to the front, if it is open somewhere; else open it. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find((one) => one.url === address);
  if (found) await found.focus();
  else await self.clients.openWindow(address);
}
