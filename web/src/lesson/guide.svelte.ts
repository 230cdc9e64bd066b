/** Where a guided first game stands, what its step allows, and what going on and back mean there. */

import type { LessonInfo, SeatView, Snapshot, LessonStep, TextInfo } from "../lib/protocol";
import { keepLesson, keptLesson, NEW, type KeptLesson } from "./kept";

/** What the frame tells: read anew whenever it changes. */
export interface Sight {
  lesson: LessonInfo;
  snapshot: Snapshot;
  eyes: SeatView;
  /** The turn is done, and waits to be ended. */
  ending: boolean;
  /** The deeds of others are being told. */
  telling: boolean;
  pending: boolean;
  /** Answer with these options in a row, whatever is asked. */
  perform: (picks: string[]) => void;
  undo: (to: number) => void;
  end: () => void;
}

/** A step is read or done; or its turn waits to be ended; or others answer; or one that is done is looked at. */
export type Phase = "step" | "ending" | "waiting" | "looking" | "strayed";

const TOLD = 5000;
const NOWHERE: LessonStep = { text: { id: "", args: {} }, picks: [], shows: [], free: false };

export class Guide {
  #sight: () => Sight;
  #kept = $state.raw<KeptLesson>(NEW);
  /** A step that is done and looked at once more. */
  #looking = $state<number | null>(null);
  /** The answer to a choice that the step does not ask for, or why something cannot be taken back. */
  notice = $state.raw<{ text: TextInfo; attribute: string } | null>(null);

  /** It was left a moment ago. */
  justLeft = $state(false);

  constructor(sight: () => Sight) {
    this.#sight = sight;
    this.#kept = keptLesson(sight().snapshot.table) ?? NEW;
  }

  /** The lesson is neither left nor finished, and the game goes on. */
  get on(): boolean {
    const { snapshot } = this.#sight();
    return this.#kept.state === "on" && !snapshot.over && snapshot.lesson !== null;
  }

  get steps(): LessonStep[] {
    return this.#sight().lesson.steps;
  }

  get #state() {
    return this.#sight().snapshot.lesson ?? { steps: 0, done: 0, given: 0, strayed: false };
  }

  /** The next step that is done by picks; the last step if there is none. */
  get #due(): number {
    const { done } = this.#state;
    const found = this.steps.findIndex((step, at) => at >= done && step.picks.length > 0);
    return found < 0 ? this.steps.length - 1 : found;
  }

  /** The step that waits. */
  get now(): number {
    return Math.max(this.#state.done, Math.min(this.#kept.at, this.#due));
  }

  get phase(): Phase {
    const { ending, telling, pending, eyes } = this.#sight();
    if (this.#looking !== null) return "looking";
    if (this.#state.strayed) return "strayed";
    if (ending) return "ending";
    return telling || pending || !eyes.choice ? "waiting" : "step";
  }

  /** The step that is shown. */
  get at(): number {
    const { done } = this.#state;
    if (this.#looking !== null) return this.#looking;
    return this.phase === "ending" ? Math.max(0, done - 1) : this.now;
  }

  get step(): LessonStep {
    return this.steps[this.at] ?? NOWHERE;
  }

  get isLast(): boolean {
    return this.phase === "step" && this.now === this.steps.length - 1;
  }

  /** The picks that the step still asks for. */
  get asked(): string[] {
    return this.now === this.#due ? this.#left : [];
  }

  get #left(): string[] {
    return (this.steps[this.#due] ?? NOWHERE).picks.slice(this.#state.given);
  }

  /** Whether picks may be sent; if not, it is said why. */
  allows(picks: readonly string[]): boolean {
    if (!this.on || this.#state.strayed) return true;
    const due = this.steps[this.#due];
    const left = this.#left;
    this.#looking = null;
    if (!due?.picks.length || due.free || picks.every((pick, at) => pick === left[at])) return this.#accept();
    this.#read(this.#due);
    this.notice = { text: due.text, attribute: "wrong" };
    return false;
  }

  #accept(): true {
    this.notice = null;
    return true;
  }

  next = (): void => {
    const { perform, end } = this.#sight();
    const phase = this.phase;
    this.notice = null;
    if (phase === "looking") this.#look(this.at + 1);
    else if (phase === "ending") end();
    else if (phase === "strayed" || this.isLast) this.#close("finished");
    else if (this.asked.length) perform(this.asked);
    else this.#read(this.now + 1);
  };

  back = (): void => {
    const { done } = this.#state;
    this.notice = null;
    if (this.phase === "looking") this.#look(Math.max(0, this.at - 1));
    else if (this.phase !== "ending" && this.now > done && !this.#state.given) this.#read(this.now - 1);
    else this.#takeBack();
  };

  get canGoBack(): boolean {
    return this.phase !== "waiting" && this.phase !== "strayed" && (this.at > 0 || this.phase === "ending");
  }

  /** Look at a step that is done, or return to the one that waits. */
  jump = (to: number): void => {
    this.notice = null;
    this.#look(to);
  };

  leave = (): void => {
    this.#close("left");
    this.justLeft = true;
    setTimeout(() => (this.justLeft = false), TOLD);
  };

  /** Take back what the step before has done; where that cannot be, only look at it. */
  #takeBack(): void {
    const { snapshot, eyes, undo } = this.#sight();
    const { given, done } = this.#state;
    const count = given || (this.steps[done - 1]?.picks.length ?? 0);
    const to = snapshot.position - count;
    if (count && eyes.undoable.includes(to)) {
      this.#read(given ? this.#due : done - 1);
      undo(to);
      return;
    }
    this.notice = { text: { id: "lesson-no-undo", args: {} }, attribute: "" };
    this.#look(Math.max(0, this.at - 1));
  }

  #look(to: number): void {
    this.#looking = to < this.now ? to : null;
  }

  #read(at: number): void {
    this.#keep({ at, state: "on" });
  }

  #close(state: KeptLesson["state"]): void {
    this.#keep({ at: this.now, state });
  }

  #keep(kept: KeptLesson): void {
    this.#kept = kept;
    keepLesson(this.#sight().snapshot.table, kept);
  }
}
