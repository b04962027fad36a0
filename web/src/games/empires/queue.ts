/** The tokens still to come, in the order the line is walked; the view says where the walk stands. */
import type { EmpiresView } from "./types";

/** Slots still to be resolved, next first. */
export function queue(view: EmpiresView): string[] {
  if (!view.resolving) return [];
  const walk = view.slots.map((s) => s.slot);
  if (view.round === 2) walk.reverse();
  const filled = new Set(view.slots.filter((s) => s.token).map((s) => s.slot));
  return walk.slice(walk.indexOf(view.resolving)).filter((s) => filled.has(s));
}
