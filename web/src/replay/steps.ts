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

/** A line a side over the whole game: points in Empires, what still stands in Seven. */
export function lines(replay: Replay): { name: string; values: number[]; seat: number | null }[] {
  if (replay.game === "empires") {
    return replay.sides.map((_, seat) => ({
      name: replay.sides[seat] ?? "",
      seat,
      values: replay.steps.map((s) => (s.view["seats"] as { score: number }[])[seat]?.score ?? 0),
    }));
  }
  const size = (value: unknown): number => (typeof value === "number" ? value : Array.isArray(value) ? value.length : 0);
  return ["barricades", "buildings", "families"].map((name) => ({ name: `web-${name}`, seat: null, values: replay.steps.map((s) => size(s.view[name])) }));
}
