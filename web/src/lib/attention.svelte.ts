/** "Your turn": a dot before the tab's title, and on request a sound and a notice of the browser. */

import { keep, recall } from "./storage";
import { tell } from "./words.svelte";

const DOT = "● ";

class Attention {
  sound = $state(recall<boolean>("sound") === true);
  notice = $state(recall<boolean>("notice") === true && permission() === "granted");
  #awaited = false;

  /** Whether this browser can show notices at all. */
  get canNotify(): boolean {
    return permission() !== "none";
  }

  /** Name the page, and call when a turn begins. */
  watch(title: string, awaited: boolean): void {
    document.title = (awaited ? DOT : "") + title;
    if (awaited && !this.#awaited) this.#call(title);
    this.#awaited = awaited;
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
    if (!this.notice || !document.hidden) return;
    try {
      const notice = new Notification(tell("browser-your-turn"), { body: title, tag: "skerry" });
      notice.onclick = () => {
        focus();
        notice.close();
      };
    } catch {
      this.notice = false; // Some phones allow notices only from a service worker.
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
