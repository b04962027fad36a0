/** What is asked of a samurai now, and how long each event is looked at. */
import { has, t } from "../../lib/i18n.svelte";
import { sideName } from "../../lib/names";
import type { Move } from "../../lib/types";
import type { SevenView } from "./types";

/** The sentence over the buttons. */
export function sentence(view: SevenView, seat: number | null, legal: Move[]): string {
  if (view.phase === "over") return t(view.outcome === "won" ? "web-village-saved" : "web-village-lost");
  if (seat === null || !legal.length) {
    const actor = view.to_act[0];
    return actor === undefined ? t("web-playing-out") : t("web-waits", { house: sideName(actor) });
  }
  const key = `web-seven-${view.phase}`;
  return t(has(key) ? key : "web-do-choose", { house: sideName(seat), support: String(legal.some((m) => m.kind === "support")) });
}

/** How to do what has no button: samurai are pointed at. */
export function detail(legal: Move[]): string {
  const kind = ["support", "give"].find((kind) => legal.some((m) => m.kind === kind));
  return kind ? t(`web-seven-${kind}-how`) : "";
}

const LONG = new Set(["barricade-lost", "building-lost", "family-lost", "wounded", "turned-animal", "kiai-reached", "breach-turned", "attacked", "defended", "card-taken", "round-ends"]);

/** Milliseconds an event stays before the next. */
export function beat(kind: string): number {
  return LONG.has(kind) ? 520 : 140;
}
