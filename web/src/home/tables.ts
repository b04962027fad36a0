/** My tables, sorted and worded. */
import { plugOf } from "../games";
import { t } from "../lib/i18n.svelte";
import { nameOf } from "../lib/names";
import type { PersonTable } from "../lib/types";

export const myTurn = (table: PersonTable): boolean => table.acting.some((seat) => table.mine.includes(seat));

/** Those that wait for me first, the longest wait before all; then the newest. */
export function byUrgency(tables: PersonTable[]): PersonTable[] {
  return [...tables].sort(
    (a, b) =>
      Number(myTurn(b)) - Number(myTurn(a)) ||
      (myTurn(a) ? (a.moved ?? a.made) - (b.moved ?? b.made) : b.made - a.made),
  );
}

/** Who sits at a seat, in a word. */
export function sitter(table: PersonTable, seat: number): string {
  const at = table.seats[seat];
  if (table.mine.includes(seat)) return t("web-you");
  if (at?.bot) return nameOf("web-level", at.bot);
  return at?.name || (at?.joined ? t("web-somebody") : t("web-seat-free"));
}

/** Whose turn it is, when it is not mine. */
export function othersTurn(table: PersonTable): string {
  const [seat] = table.acting;
  return seat === undefined ? t("web-stage-playing") : t("home-turn-of", { name: sitter(table, seat) });
}

/** The side of a seat in words: a house, a samurai. */
export function sideOf(table: PersonTable, seat: number): string {
  const side = table.sides[seat] ?? table.seats[seat]?.side;
  return side ? t(side) : plugOf(table.game).seatLabel(seat);
}

/** Whether a table has all the words looked for: its game, who sits there as what, its options, and `more`. */
export function tells(table: PersonTable, wanted: string, more = ""): boolean {
  const said = [
    t(`web-game-${table.game}`),
    ...table.seats.map((s) => `${sitter(table, s.seat)} ${sideOf(table, s.seat)}`),
    ...plugOf(table.game).tags(table.options),
    more,
  ]
    .join(" ")
    .toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
