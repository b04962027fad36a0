/** What this browser's people have reached: the best score of each level, and whether a game was ever won. */
const KEY = "tatami.seven.best";
export const LEVELS = ["easy", "normal", "hard", "heroic"];

/** The best score of each level won. */
export function best(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Keeps a game won; answers the best there was before. */
export function won(level: string, score: number): number | null {
  const known = best();
  const before = known[level] ?? null;
  localStorage.setItem(KEY, JSON.stringify({ ...known, [level]: Math.max(before ?? 0, score) }));
  return before;
}

/** The level a quick game begins on: easy until one was won. */
export function firstLevel(): string {
  return Object.keys(best()).length ? "normal" : "easy";
}
