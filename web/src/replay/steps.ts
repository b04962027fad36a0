/** A replay as the server tells it, and its chapters. */
import { plugOf } from "../games";
import type { Curve } from "../games/plug";
import type { OddsCurve, Replay } from "../lib/types";

/** Where rounds begin. */
export function chapters(replay: Replay): { ply: number; title: string }[] {
  const found: { ply: number; title: string }[] = [];
  const plug = plugOf(replay.game);
  let before = "";
  for (const step of replay.steps) {
    const title = plug.chapter(step.view);
    if (title !== before) found.push({ ply: step.ply, title });
    before = title;
  }
  return found;
}

/** A curve a side of its chances; who wins together shares one. */
export function oddsCurves(replay: Replay, { plies, values }: OddsCurve): Curve[] {
  const { sharedOdds } = plugOf(replay.game);
  if (sharedOdds) return [{ name: sharedOdds, seat: null, plies, values: values.map((v) => v[0] ?? 0) }];
  return replay.sides.map((name, seat) => ({ name, seat, plies, values: values.map((v) => v[seat] ?? 0) }));
}

/** By how much the odds must change for a move to turn a game. */
export const TURNING = 0.08;
/** Where the chances changed most: at most three places, none of them small. */
export function turningPoints({ plies, values }: OddsCurve): { ply: number; change: number }[] {
  const changes = plies
    .slice(1)
    .map((ply, i) => ({ ply, change: Math.max(...values[i + 1]!.map((v, s) => Math.abs(v - (values[i]![s] ?? 0)))) }));
  return changes
    .filter((c) => c.change > TURNING)
    .sort((a, b) => b.change - a.change)
    .slice(0, 3);
}
