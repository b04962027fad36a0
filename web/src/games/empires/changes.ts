/** What is not the same in two views. */
import type { EmpiresView } from "./types";

/** Provinces that look different in two views. */
export function changed(before: EmpiresView | null, now: EmpiresView): Set<string> {
  const found = new Set<string>();
  if (!before) return found;
  for (const [id, here] of Object.entries(now.provinces)) {
    if (JSON.stringify(here) !== JSON.stringify(before.provinces[id])) found.add(id);
  }
  return found;
}

/** Order slots whose token is not the same in two views. */
export function changedSlots(before: EmpiresView | null, now: EmpiresView): Set<string> {
  const was = new Map(before?.slots.map((s) => [s.slot, JSON.stringify(s.token)]));
  return new Set(
    before ? now.slots.filter((s) => s.token && JSON.stringify(s.token) !== was.get(s.slot)).map((s) => s.slot) : [],
  );
}
