/** Being called by this browser's push service when it is one's turn; asked for table by table. */

import { callMe, callMeNoMore, pushKey } from "../lib/api";
import { tongue } from "../lib/language.svelte";
import type { SeatKey } from "../lib/protocol";
import { keep, recall } from "../lib/storage";

const KEPT = "called";

/** Whether this browser can be called at all. */
export const canBeCalled = (): boolean => "PushManager" in globalThis && "serviceWorker" in navigator && "Notification" in globalThis;

const tables = (): string[] => recall<string[]>(KEPT) ?? [];

export const isCalled = (table: string): boolean => canBeCalled() && Notification.permission === "granted" && tables().includes(table);

/** Let the seats of a table be called here; false if this browser does not want to. */
export async function call(table: string, keys: SeatKey[]): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const { key } = await pushKey();
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  const { endpoint, keys: secrets } = found?.toJSON() ?? {};
  if (!endpoint || !secrets?.["p256dh"] || !secrets["auth"]) return false;
  for (const one of keys) {
    await callMe(table, { seat: one.seat, endpoint, p256dh: secrets["p256dh"], auth: secrets["auth"], language: tongue.spoken }, [one]);
  }
  keep(KEPT, [...new Set([...tables(), table])]);
  return true;
}

/** Call the seats of a table here no longer. */
export async function hush(table: string, keys: SeatKey[]): Promise<void> {
  keep(KEPT, tables().filter((one) => one !== table));
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.getSubscription();
  if (!found) return;
  for (const one of keys) await callMeNoMore(table, { seat: one.seat, endpoint: found.endpoint }, [one]);
}
