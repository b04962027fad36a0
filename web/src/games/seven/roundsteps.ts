/** The last round's end in the steps of the rulebook, from the log. */
import type { GameEvent } from "../../lib/types";

/** Each step begins with one of these; what they bring about follows them. */
const BEGINS: Record<string, string> = {
  "deck-to-breach": "deck",
  "no-hat": "undefended",
  "no-house": "undefended",
  "no-doll": "undefended",
  "family-bonus": "families",
  "breach-turned": "breach",
  "bandits-join": "next",
  "round-begins": "next",
  won: "end",
  "lost-samurai": "end",
  "lost-buildings": "end",
  "lost-families": "end",
};

/** Where the last round's end begins in the log; -1 before the first. */
export function lastRoundEnd(log: GameEvent[]): number {
  return log.findLastIndex((e) => e.kind === "round-ends");
}

/** The steps that happened, each with its events. */
export function roundSteps(log: GameEvent[]): { key: string; events: GameEvent[] }[] {
  const from = lastRoundEnd(log);
  const steps: { key: string; events: GameEvent[] }[] = [];
  if (from < 0) return steps;
  for (const event of log.slice(from + 1).filter((e) => e.ply === log[from]?.ply)) {
    const name = BEGINS[event.kind];
    const key = name ? `web-seven-step-${name}` : (steps.at(-1)?.key ?? "web-seven-step-undefended");
    if (steps.at(-1)?.key !== key) steps.push({ key, events: [] });
    steps.at(-1)!.events.push(event);
    if (event.kind === "round-begins") break;
  }
  return steps;
}
