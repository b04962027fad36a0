/** Cards in words. */
import { t } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/names";
import type { Card, SevenView } from "./types";

/** A card for those who cannot see it. */
export function cardText(card: Card): string {
  const parts = [t("web-strength", { n: card.strength })];
  if (card.symbol) parts.push(nameOf("symbol", card.symbol));
  parts.push(...card.penalties.map((p) => nameOf("penalty", p)));
  if (card.flame) parts.push(t("web-flame"));
  return parts.join(", ");
}

/** What still stands, and the piles. */
export function villageText(view: SevenView): string {
  return [
    t("web-buildings-left", { n: view.buildings.length }),
    t("web-families-left", { n: view.families.length }),
    t("web-barricades-left", { n: view.barricades }),
    t("web-deck-left", { n: view.deck.count }),
    t("web-breach-left", { n: view.breach.count }),
  ].join(". ");
}
