/** Where points came from, added up from what was told. */
import type { GameEvent } from "../../lib/types";

export const SOURCES = ["bonus", "shrines", "agendas", "other", "influence", "leftovers"] as const;
export type Source = (typeof SOURCES)[number];

const SOURCE_OF: Record<string, Source> = {
  "region-bonus": "bonus",
  shrines: "shrines",
  agenda: "agendas",
  siege: "other",
  "house-points": "other",
  "final-influence": "influence",
  leftovers: "leftovers",
};

/** Points by source for each seat. */
export function sources(log: GameEvent[], seats: number): Record<Source, number>[] {
  const rows = Array.from({ length: seats }, () => Object.fromEntries(SOURCES.map((s) => [s, 0])) as Record<Source, number>);
  for (const { kind, args } of log) {
    const source = SOURCE_OF[kind];
    const seat = args["seat"];
    const points = args["points"];
    if (source && typeof seat === "number" && typeof points === "number" && rows[seat]) rows[seat][source] += points;
  }
  return rows;
}
