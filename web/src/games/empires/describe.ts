/** The board in words, for screen readers and for the card that opens on a province. */
import { HOUSES } from "../../art/paths";
import { t } from "../../lib/i18n.svelte";
import { nameOf, sideName } from "../../lib/names";
import type { Board } from "./board";
import { slotName } from "./names";
import type { EmpiresView, SlotView } from "./types";

type Lands = Pick<EmpiresView, "provinces">;

/** A province's sign in words. */
export function roleText(id: string, board: Board, view: Lands): string {
  const province = board.provinces[id];
  const here = view.provinces[id];
  if (province?.role === "resource") return here?.resource ? nameOf("good", here.resource) : t("web-role-resource");
  return t(`web-role-${province?.role ?? "resource"}`);
}

/** What a house has in a province, e.g. "2 armies, castle". */
export function garrison(id: string, seat: number, view: Lands): string {
  const here = view.provinces[id];
  if (!here) return "";
  const parts: string[] = [];
  if (here.samurai[seat]) parts.push(t("web-armies", { n: here.samurai[seat] }));
  if (here.archers?.[seat]) parts.push(t("web-archers", { n: here.archers[seat] }));
  if (here.generals?.includes(seat)) parts.push(t("web-general"));
  if (here.castles.includes(seat)) parts.push(t("web-castle"));
  return parts.join(", ");
}

/** Who stands where, e.g. "Red: 2 armies, castle". */
export function garrisons(id: string, view: Lands): string[] {
  return HOUSES.flatMap((_, seat) => {
    const there = garrison(id, seat, view);
    return there ? [`${sideName(seat)}: ${there}`] : [];
  });
}

/** One line about a province. */
export function describeProvince(id: string, board: Board, view: Lands): string {
  const owner = view.provinces[id]?.controller ?? null;
  return [
    nameOf("province", id),
    nameOf("region", board.provinces[id]?.region ?? ""),
    roleText(id, board, view),
    ...garrisons(id, view),
    owner === null ? t("web-control-none") : t("web-control", { house: sideName(owner) }),
  ].join(". ");
}

/** What lies on a slot. */
export function slotText({ token }: SlotView): string {
  if (!token) return t("web-slot-empty");
  const house = sideName(token.seat);
  return token.order
    ? t("web-slot-token", { house, order: nameOf("order", token.order) })
    : t("web-slot-hidden", { house });
}

/** One line about a slot: its name, its token, its neutral action. */
export function describeSlot(slot: SlotView): string {
  return `${slotName(slot.slot)}. ${slotText(slot)}. ${t("web-slot-neutral", { neutral: nameOf("neutral", slot.neutral) })}`;
}
