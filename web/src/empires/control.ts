/** Reading a view: what the server says, in the form the drawing needs. */
import type { EmpiresView, ProvinceView } from "./types";

/** Who controls a province, as the server tells it. */
export function controller(here: ProvinceView): number | null {
  return here.controller;
}

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
  return new Set(before ? now.slots.filter((s) => s.token && JSON.stringify(s.token) !== was.get(s.slot)).map((s) => s.slot) : []);
}
