/** The calm playing-out of what happened: event by event, each with its moment; it can be skipped or broken off. */
import { motion } from "./settings.svelte";
import type { GameEvent } from "./types";

/** One step of a game on its way to the screen. */
export interface Scene {
  events: GameEvent[];
  /** Before its first event; true when it should pass without a stop. */
  start?: () => boolean;
  tell: (event: GameEvent) => void;
  done: () => void;
}
/** With more than this waiting, nobody wants to watch each. */
const TOO_MANY = 12;

export class Beats {
  busy = $state(false);
  held = $state(false);
  /** Shows one event; answers how long to look at it (ms). Set by the game's table. */
  show: (event: GameEvent) => number = () => 0;
  private scenes: Scene[] = [];
  private hurry = false;
  private run = 0;
  private wake: () => void = () => undefined;

  add(scene: Scene): void {
    this.scenes.push(scene);
    if (!this.busy) void this.play(++this.run);
  }

  private async play(run: number): Promise<void> {
    this.busy = true;
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      const quiet = scene.start?.() ?? false;
      for (const event of scene.events) {
        scene.tell(event);
        // a hidden page is watched by nobody, and its timers are slow
        const watched = motion() && !document.hidden && !quiet && !this.hurry && this.scenes.length < TOO_MANY;
        const time = watched ? this.show(event) : 0;
        if (time > 0) await this.pause(time);
        if (run !== this.run) return;
      }
      scene.done();
    }
    this.hurry = false;
    this.busy = false;
  }

  private pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.held || done(), time);
      this.wake = () => (clearTimeout(timer), done());
    });
  }

  /** On to the next event. */
  next(): void {
    this.wake();
  }

  /** Stays with the event shown until the next is asked for; or goes on. */
  hold(held: boolean): void {
    this.held = held;
    if (!held) this.wake();
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
    this.held = false;
    this.hurry = false;
    this.busy = false;
    this.wake();
  }
}
