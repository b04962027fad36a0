/** The table between two views: what an event tells is done to the picture, until the next view is there. */
import type { GameEvent } from "../../lib/types";
import { kiaiOf } from "./box.svelte";
import type { Card, SamuraiView, SevenView } from "./types";

type Change = (view: SevenView, args: Record<string, any>) => Partial<SevenView>;

const at = (view: SevenView, seat: number, change: (me: SamuraiView) => Partial<SamuraiView>): SamuraiView[] =>
  view.seats.map((me, s) => (s === seat ? { ...me, ...change(me) } : me));
const without = (ids: string[], id: string): string[] => ids.filter((x) => x !== id);
const gone = (view: SevenView, id: string): string[] => [...view.discard, id];
const less = <P extends { count: number }>(pile: P, by = 1): P => ({ ...pile, count: Math.max(0, pile.count - by) });

const CHANGES: Record<string, Change> = {
  "turn-begins": (_, { seat }) => ({ active: seat, to_act: [seat], penalties: [], turn_limits: [] }),
  "card-taken": (v, { seat, card }) => ({ hand: { card, seat }, deck: less(v.deck) }),
  attacked: (v, { seat, card, track }) => ({
    hand: null,
    seats: at(v, seat, (me) => ({ line: [...me.line, card], track })),
  }),
  defended: (v, { seat, card }) => ({ hand: null, seats: at(v, seat, (me) => ({ left: [...me.left, card] })) }),
  "card-given": (_, { to, card }) => ({ hand: { card, seat: to } }),
  "card-discarded": (v, { card }) => ({ hand: null, discard: gone(v, card) }),
  "card-buried": (v) => ({ hand: null, deck: less(v.deck, -1) }),
  supported: (v, { from, to }) => ({
    seats: at({ ...v, seats: at(v, from, () => ({ support_to: to })) }, to, (me) => ({
      support_from: [...me.support_from, from],
    })),
  }),
  "support-returned": (v, { seat, from }) => ({
    seats: at({ ...v, seats: at(v, seat, () => ({ support_to: null })) }, from, (me) => ({
      support_from: me.support_from.filter((s) => s !== seat),
    })),
  }),
  "token-used": (v, { seat, samurai }) => ({
    open_tokens: without(v.open_tokens, samurai),
    seats: at(v, seat, (me) => ({ open_tokens: [...me.open_tokens, samurai] })),
  }),
  "card-to-breach": (v, { cards }) => ({ deck: less(v.deck), breach: { ...v.breach, count: cards } }),
  "known-card-to-breach": (v, { cards }) => ({ deck: less(v.deck), breach: { ...v.breach, count: cards } }),
  passed: (v, { seat }) => ({ seats: at(v, seat, () => ({ passed: true })) }),
  "barricade-lost": (_, { left }) => ({ barricades: left }),
  "barricade-raised": (_, { left }) => ({ barricades: left }),
  "building-lost": (v, { left }) => ({ buildings: v.buildings.slice(0, left) }),
  "family-lost": (v, { family }) => ({ families: without(v.families, family) }),
  wounded: (v, { seat }) => ({ seats: at(v, seat, () => ({ wounds: 1 })) }),
  "turned-animal": (v, { seat, track }) => ({
    seats: at(v, seat, (me) => ({ wounds: 0, side: "animal", track, kiai: kiaiOf(me.samurai, true) || me.kiai })),
  }),
  healed: (v, { seat }) => ({ seats: at(v, seat, () => ({ wounds: 0 })) }),
  "card-moved": (v, { from, to, card, track }) => ({
    hand: { card, seat: to },
    seats: at(v, from, (me) => ({ line: without(me.line, card), track })),
  }),
  "card-struck": (v, { seat, card, track }) => ({
    discard: gone(v, card),
    seats: at(v, seat, (me) => ({ line: without(me.line, card), track })),
  }),
  "first-card-leaves": (v, { seat, card, track }) => ({
    discard: gone(v, card),
    seats: at(v, seat, (me) => ({ line: without(me.line, card), track })),
  }),
  "deck-card-discarded": (v, { card, left }) => ({ discard: gone(v, card), deck: { ...v.deck, count: left } }),
  "breach-card-discarded": (v, { card, left }) => ({ discard: gone(v, card), breach: { ...v.breach, count: left } }),
  "breach-turned": (v, { card, left }) => ({ discard: gone(v, card), breach: { ...v.breach, count: left } }),
  "deck-reinforced": (v, { card, cards }) => ({ discard: without(v.discard, card), deck: { ...v.deck, count: cards } }),
  "defender-lost": (v, { seat, card }) => ({
    discard: gone(v, card),
    seats: at(v, seat, (me) => ({ left: without(me.left, card) })),
  }),
  "deck-to-breach": (v, { cards }) => ({
    deck: { ...v.deck, count: 0 },
    breach: { ...v.breach, count: v.breach.count + cards },
  }),
};

/** The picture after an event. */
export function after(view: SevenView, event: GameEvent): SevenView {
  const args = event.args as Record<string, any>;
  const id = args["card"] as string | undefined;
  const cards = id && !view.cards[id] ? { ...view.cards, [id]: face(args) } : view.cards;
  return { ...view, cards, ...CHANGES[event.kind]?.({ ...view, cards }, args) };
}

/** The card an event tells of. */
export function face(args: Record<string, any>): Card {
  const penalties = (args["penalties"] as string[]).filter((p) => p !== "none");
  return {
    strength: args["strength"],
    symbol: args["symbol"] === "none" ? null : args["symbol"],
    penalties,
    flame: args["flame"] === "flame",
  };
}
