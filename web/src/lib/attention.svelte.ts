/** "Your turn": a dot before the tab's title, a sound, a notice of the browser; each can be silenced. */

import { keep, recall } from "./storage";
import { tell } from "./words.svelte";

const DOT = "● ";

class Attention {
  dot = $state(recall<boolean>("dot") !== false);
  sound = $state(recall<boolean>("sound") === true);
  notice = $state(recall<boolean>("notice") === true && permission() === "granted");
  #awaited = false;

  /** Whether this browser can show notices at all. */
  get canNotify(): boolean {
    return permission() !== "none";
  }

  /** Name the page, and call when a turn begins. */
  watch(title: string, awaited: boolean): void {
    document.title = (awaited && this.dot ? DOT : "") + title;
    if (awaited && !this.#awaited) this.#call(title);
    this.#awaited = awaited;
  }

  toggleDot(): void {
    this.dot = !this.dot;
    keep("dot", this.dot);
  }

  toggleSound(): void {
    this.sound = !this.sound;
    keep("sound", this.sound);
    if (this.sound) chime();
  }

  async toggleNotice(): Promise<void> {
    const wanted = !this.notice;
    this.notice = wanted && (await Notification.requestPermission()) === "granted";
    keep("notice", this.notice);
  }

  #call(title: string): void {
    if (this.sound) chime();
    if (this.notice && document.hidden) void this.#show(title);
  }

  /** Phones allow notices only from a service worker; elsewhere the page shows them itself. */
  async #show(title: string): Promise<void> {
    const options = { body: title, tag: "skerry", icon: "/icon-192.png", data: location.href };
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (worker) return worker.showNotification(tell("browser-your-turn"), options).catch(() => undefined);
    try {
      const notice = new Notification(tell("browser-your-turn"), options);
      notice.onclick = () => {
        focus();
        notice.close();
      };
    } catch {
      this.notice = false;
    }
  }
}

function permission(): NotificationPermission | "none" {
  return "Notification" in globalThis ? Notification.permission : "none";
}

/** Two soft bell tones. */
function chime(): void {
  try {
    const room = new AudioContext();
    for (const [pitch, start] of [
      [659, 0],
      [880, 0.16],
    ] as const) {
      const tone = room.createOscillator();
      const volume = room.createGain();
      const at = room.currentTime + start;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
      tone.connect(volume).connect(room.destination);
      tone.start(at);
      tone.stop(at + 0.8);
    }
    setTimeout(() => void room.close(), 1500);
  } catch {
    // A browser without sound stays silent.
  }
}

export const attention = new Attention();
