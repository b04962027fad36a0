/** What is asked of a samurai now, and how long each event is looked at. */
import { has, t } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/names";
import type { GameEvent, Move } from "../../lib/types";
import type { SevenView } from "./types";

/** The strip's words, beside whose face they stand (null for nobody's), and who comes then. */
export interface Said {
  words: string;
  seat: number | null;
  then: string;
}

/** What is asked, after the samurai's name. */
export function question(view: SevenView, legal: Move[], picked: number, log: GameEvent[]): string {
  const support = legal.some((m) => m.kind === "support");
  const last = view.phase === "action" && legal.length === 1;
  const giver = view.phase === "card" ? given(log, view.hand?.seat) : undefined;
  if (giver !== undefined) return t("seven-ask-card-given", { name: nameOf("samurai", view.seats[giver]!.samurai) });
  const key = last ? "forced" : view.phase === "kiai" && picked ? "kiai-to" : view.phase;
  return t(has(`seven-ask-${key}`) ? `seven-ask-${key}` : "seven-ask-choose", { support: String(support) });
}

/** Who passed me the card I hold. */
function given(log: GameEvent[], seat: number | undefined): number | undefined {
  const last = log.at(-1);
  return last?.kind === "card-given" && last.args["to"] === seat ? Number(last.args["from"]) : undefined;
}

/** Whether the last of these is a card of mine that could only attack, so that nobody was asked. */
export function forced(told: GameEvent[], mine: number[]): boolean {
  const last = told.at(-1);
  return last?.kind === "attacked" && told.at(-2)?.kind === "card-taken" && mine.includes(Number(last.args["seat"]));
}

/** Why a card that was taken could only attack, when nobody was asked. */
export function forcedBecause(view: SevenView, seat: number, card: { symbol: string | null }): string {
  const me = view.seats[seat]!;
  const there = me.left.some((id) => view.cards[id]?.symbol === card.symbol);
  return t(!card.symbol ? "seven-forced-none" : there ? "seven-forced-same" : "seven-forced-barred", {
    symbol: nameOf("symbol", card.symbol ?? "none"),
  });
}

/** Which samurai comes after another, and when it is my turn. */
export function whoNext(view: SevenView, mine: number[]): string {
  const { next: turns } = view.numbers;
  // while events play out, the turn may have gone on since these were counted
  const now = turns.indexOf(view.active) + 1;
  const next = [...turns.slice(now), ...turns.slice(0, now)];
  const until = next.findIndex((s) => mine.includes(s));
  if (until < 0) return mine.length ? t("seven-not-this-round") : "";
  if (until === 0) return t("seven-then-you");
  return t("seven-then", { name: nameOf("samurai", view.seats[next[0]!]!.samurai), n: until });
}

const MOMENTS: Record<string, number> = {
  "card-taken": 620,
  attacked: 700,
  defended: 700,
  "card-given": 600,
  "card-discarded": 500,
  "card-buried": 500,
  supported: 480,
  "card-to-breach": 380,
  "known-card-to-breach": 380,
  "penalty-applied": 650,
  "penalty-ignored": 500,
  "penalty-impossible": 700,
  "barricade-lost": 620,
  "barricade-raised": 500,
  "building-lost": 900,
  "family-lost": 900,
  wounded: 700,
  "turned-animal": 1000,
  healed: 500,
  "kiai-reached": 1100,
  "card-moved": 600,
  "card-struck": 600,
  "first-card-leaves": 480,
  "deck-card-discarded": 480,
  "breach-card-discarded": 480,
  "deck-reinforced": 500,
  "defender-lost": 600,
  passed: 420,
  "turn-begins": 160,
  "round-ends": 900,
};
const NIGHT = new Set([
  "deck-to-breach",
  "no-hat",
  "no-house",
  "no-doll",
  "building-lost",
  "family-lost",
  "wounded",
  "turned-animal",
  "fallen",
  "barricade-lost",
  "barricade-raised",
  "family-bonus",
  "healed",
  "breach-turned",
  "breach-card-discarded",
  "lost-samurai",
  "lost-buildings",
  "lost-families",
]);

/** Milliseconds a reason takes to read. */
export const REASON = 2400;
/** Milliseconds an event stays before the next; at the end of a round there is time to read. */
export function stay(event: GameEvent, ending: boolean): number {
  if (ending) return /^no-/.test(event.kind) ? 900 : NIGHT.has(event.kind) ? 1600 : 400;
  return MOMENTS[event.kind] ?? 140;
}
