/** A replay as the server tells it, and its chapters. */
import { t } from "../lib/i18n.svelte";
import type { Replay } from "../lib/types";

/** Where rounds begin. */
export function chapters(replay: Replay): { ply: number; title: string }[] {
  const found: { ply: number; title: string }[] = [];
  let before = "";
  for (const step of replay.steps) {
    const { era, round } = step.view as { era?: number; round?: number };
    const title = era ? t("web-era", { era: ["", "I", "II", "III"][era] ?? era, round: round ?? 1 }) : t("web-round", { round: round ?? 1 });
    if (title !== before) found.push({ ply: step.ply, title });
    before = title;
  }
  return found;
}

/** Each side's chance at some plies, from the server's bots. */
export interface Odds {
  plies: number[];
  values: number[][];
}
export interface Line {
  name: string;
  seat: number | null;
  plies: number[];
  values: number[];
}

/** A line a side over the whole game: points in Empires, what still stands in Seven. */
export function lines(replay: Replay): Line[] {
  const plies = replay.steps.map((s) => s.ply);
  if (replay.game === "empires") {
    return replay.sides.map((name, seat) => ({
      name,
      seat,
      plies,
      values: replay.steps.map((s) => (s.view["seats"] as { score: number }[])[seat]?.score ?? 0),
    }));
  }
  const size = (value: unknown): number => (typeof value === "number" ? value : Array.isArray(value) ? value.length : 0);
  return ["barricades", "buildings", "families"].map((name) => ({ name: `web-${name}`, seat: null, plies, values: replay.steps.map((s) => size(s.view[name])) }));
}

/** A line a side of its chances; all samurai share theirs. */
export function oddsLines(replay: Replay, { plies, values }: Odds): Line[] {
  if (replay.game !== "empires") return [{ name: "web-odds-village", seat: null, plies, values: values.map((v) => v[0] ?? 0) }];
  return replay.sides.map((name, seat) => ({ name, seat, plies, values: values.map((v) => v[seat] ?? 0) }));
}

/** Where the chances changed most: at most three places, none of them small. */
export function turningPoints({ plies, values }: Odds): { ply: number; change: number }[] {
  const changes = plies.slice(1).map((ply, i) => ({ ply, change: Math.max(...values[i + 1]!.map((v, s) => Math.abs(v - (values[i]![s] ?? 0)))) }));
  return changes.filter((c) => c.change > 0.08).sort((a, b) => b.change - a.change).slice(0, 3);
}
