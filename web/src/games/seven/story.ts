/** A finished game in figures: each night's losses, what every samurai did, where it was closest. */
import type { GameEvent } from "../../lib/types";

export interface Night {
  round: number;
  buildings: number;
  families: number;
  wounds: number;
  barricades: number;
}
export interface Deeds {
  bandits: number;
  kiai: number;
  support: number;
}

/** What each round cost. */
export function nights(log: GameEvent[]): Night[] {
  const found: Night[] = [];
  for (const { kind, args } of log) {
    if (kind === "round-begins")
      found.push({ round: Number(args["round"]), buildings: 0, families: 0, wounds: 0, barricades: 0 });
    const now = found.at(-1);
    if (!now) continue;
    if (kind === "building-lost") now.buildings++;
    if (kind === "family-lost") now.families++;
    if (kind === "wounded" || kind === "turned-animal" || kind === "fallen") now.wounds++;
    if (kind === "barricade-lost") now.barricades++;
  }
  return found;
}

/** What each samurai did. */
export function deeds(log: GameEvent[], seats: number): Deeds[] {
  const count = (seat: number, kinds: string[], by: string): number =>
    log.filter((e) => kinds.includes(e.kind) && e.args[by] === seat).length;
  return Array.from({ length: seats }, (_, seat) => ({
    bandits: count(seat, ["attacked", "defended"], "seat"),
    kiai: count(seat, ["kiai-reached"], "seat"),
    support: count(seat, ["supported"], "from"),
  }));
}

/** The round that cost the most. */
export function hardest(all: Night[]): Night | undefined {
  const weight = (n: Night): number => 2 * n.buildings + 3 * n.families + n.wounds + n.barricades;
  return all.toSorted((a, b) => weight(b) - weight(a))[0];
}
