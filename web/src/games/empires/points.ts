/** Where points came from, added up from what was told. */
import type { GameEvent, PersonTable } from "../../lib/types";

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
  const rows = Array.from(
    { length: seats },
    () => Object.fromEntries(SOURCES.map((s) => [s, 0])) as Record<Source, number>,
  );
  for (const { kind, args } of log) {
    const source = SOURCE_OF[kind];
    const seat = args["seat"];
    const points = args["points"];
    if (source && typeof seat === "number" && typeof points === "number" && rows[seat]) rows[seat][source] += points;
  }
  return rows;
}

/** Points a game by source, on average over the games that know it, of the seats asked for; null where none does. */
export function averages(
  tables: PersonTable[],
  seats: (table: PersonTable) => number[],
): Record<Source, number> | null {
  const sum = Object.fromEntries(SOURCES.map((s) => [s, 0])) as Record<Source, number>;
  let times = 0;
  for (const table of tables) {
    const course = table.result?.course ?? [];
    if (course.length < 2) continue;
    for (const seat of seats(table)) {
      times += 1;
      course
        .slice(1)
        .forEach(
          (knot, i) =>
            (sum[SOURCE_OF[knot.what] ?? "other"] += (knot.points[seat] ?? 0) - (course[i]!.points[seat] ?? 0)),
        );
    }
  }
  if (!times) return null;
  for (const source of SOURCES) sum[source] /= times;
  return sum;
}
