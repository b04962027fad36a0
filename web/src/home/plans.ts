/** A plan in one sentence: who sits down. */
import { t } from "../lib/i18n.svelte";
import type { Plan } from "../lib/games.svelte";
import { nameOf } from "../lib/names";

/** "You, a friend and 2 soldiers". */
export function planWords({ seats }: Plan): string {
  const mine = seats.filter((s) => s.kind === "mine").length;
  const friends = seats.filter((s) => s.kind === "open").length;
  const bots = new Map<string, number>();
  for (const s of seats) if (s.kind === "bot" && s.level) bots.set(s.level, (bots.get(s.level) ?? 0) + 1);
  const parts = [
    ...(mine ? [mine > 1 ? t("home-you-several", { n: mine }) : t("home-you")] : []),
    ...(friends ? [t("home-friends", { n: friends })] : []),
    ...[...bots].map(([level, n]) => t("home-bots", { n, level: nameOf("web-level", level) })),
  ];
  return parts.join(", ");
}
