/** Signals as they come: a word at a samurai's board, and the card that is pointed at, for some seconds. */
import { untrack } from "svelte";
import { t } from "../../lib/i18n.svelte";
import { sideName } from "../../lib/names";
import type { ChatLine } from "../../lib/types";
import { signalOf } from "./signals";
import type { SevenView } from "./types";

/** The card somebody points at just now. */
export const pinged = $state({ card: "" });
const SHOWN = 5000;

/** Before whom a card lies. */
const holder = ({ hand, seats }: SevenView, card: string): number | undefined =>
  hand?.card === card
    ? hand.seat
    : seats.map((_, s) => s).find((s) => [...seats[s]!.line, ...seats[s]!.left].includes(card));

export class Pings {
  /** What stands at a seat. */
  at = $state.raw<Record<number, string>>({});

  constructor(given: () => { view: SevenView; chat: ChatLine[] }) {
    let heard = untrack(() => given().chat.length);
    $effect(() => {
      const { chat } = given();
      untrack(() => chat.slice(heard).forEach((line) => this.hear(line, given().view)));
      heard = chat.length;
    });
  }

  private hear(line: ChatLine, view: SevenView): void {
    const signal = signalOf(line);
    if (!signal) return;
    const card = signal.card ? view.cards[signal.card] : undefined;
    if (signal.kind === "card" && !card) return;
    const seat = holder(view, signal.card ?? "") ?? signal.seat;
    const words = t(`seven-ping-${signal.kind}`, { name: sideName(line.seat ?? seat) });
    this.at = { ...this.at, [seat]: words + (card ? ` (${card.strength})` : "") };
    pinged.card = signal.card ?? "";
    setTimeout(() => ((this.at = { ...this.at, [seat]: "" }), (pinged.card = "")), SHOWN);
  }
}
