/** Small sums over a view, for showing only. */
import { controller } from "./control";
import type { EmpiresView } from "./types";

/** How many things a list, a map of counts or a bare number stands for; a dot when unknown. */
export function count(held: unknown): number | string {
  if (typeof held === "number") return held;
  if (Array.isArray(held)) return held.length;
  if (held && typeof held === "object") return Object.values(held as Record<string, number>).reduce((a, b) => a + b, 0);
  return "·";
}

/** How many provinces a seat controls now. */
export function provincesHeld(view: EmpiresView, seat: number, among?: (id: string) => boolean): number {
  return Object.entries(view.provinces).filter(([id, here]) => controller(here) === seat && (!among || among(id))).length;
}
