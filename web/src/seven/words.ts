/** Cards in words. */
import { t } from "../lib/i18n.svelte";
import { nameOf } from "../lib/names";
import type { Card } from "./types";

/** A card for those who cannot see it. */
export function cardText(card: Card): string {
  const parts = [t("web-strength", { n: card.strength })];
  if (card.symbol) parts.push(nameOf("symbol", card.symbol));
  parts.push(...card.penalties.map((p) => nameOf("penalty", p)));
  if (card.flame) parts.push(t("web-flame"));
  return parts.join(", ");
}
