/** The last era's end in the steps of the rulebook, from the log. */
import type { GameEvent } from "../../lib/types";

const STEPS: [string, string[]][] = [
  ["harvest", ["gained", "gained-freely"]],
  ["influence", ["influence"]],
  ["bonus", ["region-bonus"]],
  ["shrines", ["shrines", "siege"]],
  ["order", ["turn-order"]],
  ["final", ["destiny-opened", "final-influence", "leftovers"]],
  ["won", ["won"]],
];

/** Where the last era's end begins in the log; -1 before the first. */
export function lastEraEnd(log: GameEvent[]): number {
  return log.findLastIndex((e) => e.kind === "era-ends");
}

/** The steps that happened, each with its events. */
export function eraSteps(log: GameEvent[]): { key: string; events: GameEvent[] }[] {
  const from = lastEraEnd(log);
  if (from < 0) return [];
  const ply = log[from]?.ply;
  const events = log.slice(from + 1).filter((e) => e.ply === ply);
  const final = events.some((e) => e.kind === "won");
  return STEPS.filter(([key]) => (final ? key !== "order" : key !== "final" && key !== "won")).map(([key, kinds]) => ({
    key: `web-step-${key}`,
    events: events.filter((e) => kinds.includes(e.kind)),
  }));
}
