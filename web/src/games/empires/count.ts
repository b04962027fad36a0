/** An era's end, added up from what was told: by region and house, in the order the rulebook counts. */
import type { GameEvent } from "../../lib/types";
import type { EmpiresView } from "./types";

export interface Tally {
  /** Where it begins in the log. */
  from: number;
  era: number;
  final: boolean;
  regions: string[];
  /** Steps of influence, and points, by region and seat. */
  influence: Record<string, number[]>;
  bonus: Record<string, number[]>;
  shrines: number[];
  siege: number[];
  /** The final count: points and cards by region and seat. */
  last: Record<string, number[]>;
  cards: Record<string, number>;
  leftovers: number[];
  /** Points of this era's end, the final count aside. */
  total: number[];
}
/** What of it is on show now. */
export interface Counted {
  tally: Tally;
  /** A region's name, "shrines", "siege", "total" or "final". */
  step: string;
  at: number;
  of: number;
  region: string | null;
  /** Points shown so far. */
  plus: number[];
  /** Influence shown so far. */
  gained: Record<string, number[]>;
}

/** Where the last era's end begins in the log; -1 before the first. */
export function lastEraEnd(log: GameEvent[]): number {
  return log.findLastIndex((e) => e.kind === "era-ends");
}

/** The last era's end; null before the first. */
export function tally(log: GameEvent[], regions: string[], seats: number): Tally | null {
  const from = lastEraEnd(log);
  if (from < 0) return null;
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const each = (): Record<string, number[]> => Object.fromEntries(regions.map((r) => [r, none()]));
  const found: Tally = {
    from,
    era: Number(log[from]!.args["era"]),
    final: false,
    regions,
    influence: each(),
    bonus: each(),
    shrines: none(),
    siege: none(),
    last: each(),
    cards: {},
    leftovers: none(),
    total: none(),
  };
  for (const { kind, args } of log.slice(from + 1)) {
    const [seat, region, points] = [args["seat"] as number, args["region"] as string, Number(args["points"] ?? 0)];
    if (kind === "era-begins" || kind === "order-placed") break;
    if (kind === "influence") found.influence[region]![seat]! += Number(args["steps"]);
    else if (kind === "region-bonus") found.bonus[region]![seat]! += points;
    else if (kind === "shrines") found.shrines[seat]! += points;
    else if (kind === "siege") found.siege[seat]! += points;
    else if (kind === "leftovers") found.leftovers[seat]! += points;
    else if (kind === "final-influence") {
      found.last[region]![seat]! += points;
      found.cards[region] = Number(args["cards"]);
    } else if (kind === "won") found.final = true;
  }
  found.total = found.total.map(
    (_, s) => regions.reduce((sum, r) => sum + found.bonus[r]![s]!, 0) + found.shrines[s]! + found.siege[s]!,
  );
  return found;
}

/** The steps of a count, south to north, then what is counted everywhere. */
export function stepsOf(counted: Tally): string[] {
  return [
    ...counted.regions,
    "shrines",
    ...(counted.siege.some(Boolean) ? ["siege"] : []),
    counted.final ? "final" : "total",
  ];
}

/** The count as far as step `at`. */
export function upTo(counted: Tally, at: number): Counted {
  const steps = stepsOf(counted);
  const step = steps[Math.min(at, steps.length - 1)]!;
  const seen = new Set(steps.slice(0, at + 1));
  const plus = counted.total.map(
    (_, s) =>
      counted.regions.reduce((sum, r) => sum + (seen.has(r) ? counted.bonus[r]![s]! : 0), 0) +
      (seen.has("shrines") ? counted.shrines[s]! : 0) +
      (seen.has("siege") ? counted.siege[s]! : 0),
  );
  return {
    tally: counted,
    step,
    at,
    of: steps.length,
    region: counted.regions.includes(step) ? step : null,
    plus,
    gained: Object.fromEntries(counted.regions.filter((r) => seen.has(r)).map((r) => [r, counted.influence[r]!])),
  };
}

/** A house's points before this count; the final count is none of it. */
export function stood({ total, final, regions, last, leftovers }: Tally, { seats }: EmpiresView, seat: number): number {
  return (
    (seats[seat]?.score ?? 0) -
    total[seat]! -
    (final ? regions.reduce((sum, r) => sum + last[r]![seat]!, leftovers[seat]!) : 0)
  );
}

/** The view as far as it is counted, in the era that ends: points and influence still to come are not in it yet. */
export function asCounted(view: EmpiresView, { tally: counted, step, plus, gained }: Counted): EmpiresView {
  if (step === "final") return view;
  const seats = view.seats.map((s, seat) => ({
    ...s,
    score: stood(counted, view, seat) + plus[seat]!,
    influence: Object.fromEntries(
      Object.entries(s.influence).map(([r, n]) => [r, r in gained ? n : n - (counted.influence[r]?.[seat] ?? 0)]),
    ),
  }));
  return { ...view, era: counted.era, round: 2, seats };
}
