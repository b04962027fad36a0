/** A map under two fingers: pinch, drag, double tap; it comes by itself to what is asked. */
import type { Point } from "./board";

const MOST = 3;
/** How far a region is brought near. */
const NEAR = 2.15;
const between = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value));

export class Zoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** Fingers are on it: no easing. */
  moving = $state(false);
  /** The last touch was a drag, not a tap. */
  dragged = false;
  private fingers = new Map<number, Point>();
  private begun: { k: number; spread: number } | null = null;
  private shown = "";

  whole(): void {
    [this.k, this.x, this.y] = [1, 0, 0];
  }

  /** A large window shows the whole; back on a small one, what is asked is sought again. */
  rest(): void {
    this.whole();
    this.shown = "";
  }

  /** Sets the size so that the point (x, y) of the window stays where it is. */
  into(k: number, x: number, y: number, width: number, height: number): void {
    const size = between(1, MOST, k);
    this.place(size, x - ((x - this.x) / this.k) * size, y - ((y - this.y) / this.k) * size, width, height);
  }

  private place(k: number, x: number, y: number, width: number, height: number): void {
    this.k = k;
    this.x = between(width * (1 - k), 0, x);
    this.y = between(height * (1 - k), 0, y);
  }

  /** Brings these places (parts of the whole map) into the window, once for each wish. */
  show(places: Point[], width: number, height: number, wish: string): void {
    if (wish === this.shown || !width) return;
    this.shown = wish;
    if (!places.length) return this.whole();
    const xs = places.map((p) => p[0]);
    const ys = places.map((p) => p[1]);
    const [w, h] = [Math.max(...xs) - Math.min(...xs) + 0.22, Math.max(...ys) - Math.min(...ys) + 0.16];
    const k = between(1, NEAR, Math.min(1 / w, 1 / h));
    const [cx, cy] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
    this.place(k, width / 2 - cx * width * k, height / 2 - cy * height * k, width, height);
  }

  private spread(): number {
    const [a, b] = [...this.fingers.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }

  down(event: PointerEvent): void {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.fingers.set(event.pointerId, [event.clientX - box.x, event.clientY - box.y]);
    this.dragged = false;
    if (this.fingers.size === 2) this.begun = { k: this.k, spread: this.spread() };
  }

  move(event: PointerEvent, width: number, height: number): void {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const now: Point = [event.clientX - box.x, event.clientY - box.y];
    if (this.fingers.size === 1 && !this.dragged && Math.hypot(now[0] - was[0], now[1] - was[1]) < 6) return;
    this.fingers.set(event.pointerId, now);
    this.moving = true;
    this.dragged = true;
    if (this.fingers.size === 2 && this.begun?.spread) {
      const [a, b] = [...this.fingers.values()] as [Point, Point];
      this.into(
        (this.begun.k * this.spread()) / this.begun.spread,
        (a[0] + b[0]) / 2,
        (a[1] + b[1]) / 2,
        width,
        height,
      );
    } else if (this.fingers.size === 1) {
      this.place(this.k, this.x + now[0] - was[0], this.y + now[1] - was[1], width, height);
    }
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.begun = null;
    if (!this.fingers.size) this.moving = false;
  }

  toggle(event: MouseEvent, width: number, height: number): void {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    if (this.k > 1) this.whole();
    else this.into(NEAR, event.clientX - box.x, event.clientY - box.y, width, height);
  }
}
