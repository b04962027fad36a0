/** The calm playing-out of what happened: event by event, each with its moment; it can be held, hurried, skipped or broken off. */
import { tick } from "svelte";
import { drawn } from "./drawn";
import { settings } from "./settings.svelte";
import type { GameEvent } from "./types";

/** One step of a game on its way to the screen. */
export interface Scene {
  events: GameEvent[];
  /** The views after it, where they are known already. */
  after?: Record<string, unknown>;
  /** Before its first event; true when it should pass without a stop. */
  start?: () => boolean;
  tell: (event: GameEvent) => void;
  done: () => void;
  /** After it: who may do what now. */
  ready?: () => void;
}
/** With more than this waiting, nobody wants to watch each. */
const TOO_MANY = 60;

export class Playback {
  busy = $state(false);
  /** The person wants to look longer. */
  held = $state(false);
  /** Shows one event; answers how long to look at it (ms). Set by the game's table. */
  show: (event: GameEvent, scene: Scene) => number = () => 0;
  private scenes: Scene[] = [];
  private hurry = false;
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wake: () => void = () => undefined;

  add(scene: Scene): void {
    this.scenes.push(scene);
    if (!this.busy) void this.play(++this.run);
  }

  private async play(run: number): Promise<void> {
    this.busy = true;
    /** Whether a frame was drawn since the last event. */
    let rested = true;
    let watched = false;
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      const quiet = scene.start?.() ?? false;
      for (const event of scene.events) {
        scene.tell(event);
        // a hidden page is watched by nobody, and its timers are slow
        watched =
          settings.motion !== "off" && !document.hidden && !quiet && !this.hurry && this.scenes.length < TOO_MANY;
        if (watched) {
          // the table must have drawn what was told before
          await (rested ? drawn() : tick());
          if (run !== this.run) return;
          const time = this.show(event, scene);
          rested = time > 0;
          if (rested) await this.pause(time);
        }
        if (run !== this.run) return;
      }
      scene.done();
      if (watched && rested) await drawn();
      else if (this.scenes.length) await tick();
      if (run !== this.run) return;
      scene.ready?.();
    }
    this.hurry = false;
    this.held = false;
    this.busy = false;
  }

  private pause(time: number): Promise<void> {
    return new Promise((done) => {
      this.wake = () => (clearTimeout(this.timer), done());
      if (!this.held) this.timer = setTimeout(done, time);
    });
  }

  /** Holds what is shown, or lets it go on. */
  hold(): void {
    if (!this.busy) return;
    this.held = !this.held;
    if (this.held) clearTimeout(this.timer);
    else this.wake();
  }

  /** Goes on to the next event. */
  next(): void {
    this.held = false;
    this.wake();
  }

  /** Shows at once what is still being played out. */
  skip(): void {
    if (!this.busy) return;
    this.hurry = true;
    this.held = false;
    this.wake();
  }

  /** Breaks off: what was still to come is shown no more. */
  stop(): void {
    this.run++;
    this.scenes = [];
    this.hurry = false;
    this.held = false;
    this.busy = false;
    this.wake();
  }
}
