/** The tokens still to come, in the order the line is walked; the view says where the walk stands. */
import type { EmpiresView } from "./types";

/** Slots still to be resolved, next first. */
export function queue(view: EmpiresView): string[] {
  if (view.phase !== "resolution") return [];
  const given = view["queue"];
  if (Array.isArray(given)) return given as string[];
  const walk = view.slots.filter((s) => s.token).map((s) => s.slot);
  if (view.round === 2) walk.reverse();
  const now = typeof view["slot"] === "string" ? walk.indexOf(view["slot"]) : -1;
  return now >= 0 ? walk.slice(now) : walk;
}
