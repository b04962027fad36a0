/** The order in which tokens act; the host says which way the line is walked and where the walk stands. */
import type { EmpiresView } from "./types";

/** All slots in the order they are walked this round. */
export function walk(view: EmpiresView): string[] {
  const slots = view.slots.map((s) => s.slot);
  return view.numbers?.way === -1 ? slots.reverse() : slots;
}

/** Slots still to be resolved, next first. */
export function queue(view: EmpiresView): string[] {
  if (!view.resolving) return [];
  const slots = walk(view);
  const filled = new Set(view.slots.filter((s) => s.token).map((s) => s.slot));
  return slots.slice(slots.indexOf(view.resolving)).filter((s) => filled.has(s));
}
