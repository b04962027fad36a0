/** The end of a round in the steps of the rulebook, from the events told. */
import type { GameEvent } from "../../lib/types";

export const STEPS = [
  { key: "hats", sign: "hat" },
  { key: "houses", sign: "house" },
  { key: "dolls", sign: "doll" },
  { key: "families", sign: "heal" },
  { key: "breach", sign: "flame" },
];
/** Each step begins with one of these; what they bring about follows them. */
const BEGINS: Record<string, string> = {
  "no-hat": "hats",
  "no-house": "houses",
  "no-doll": "dolls",
  "family-bonus": "families",
  "breach-turned": "breach",
};

/** The step the last of these events belongs to; empty before the first. */
export function stepOf(events: GameEvent[]): string {
  const from = events.findLast((e) => BEGINS[e.kind]);
  return from ? BEGINS[from.kind]! : "";
}
