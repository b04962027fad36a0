/** The sentence over the buttons: who does what now. */
import { has, t } from "../../lib/i18n.svelte";
import { regionName, sideName } from "../../lib/names";
import type { Move } from "../../lib/types";
import type { EmpiresView } from "./types";

const FIRST = ["destiny", "place", "sail", "move", "attack", "recruit", "build", "reinforce", "harvest", "harvest-one", "train", "pass"];

/** What the seat is asked to do, by the kinds of its legal moves. */
export function sentence(view: EmpiresView, seat: number | null, legal: Move[]): string {
  if (view.phase === "over") return t("web-over");
  if (seat === null || !legal.length) {
    const actor = view.to_act[0];
    if (actor === undefined) return t("web-playing-out");
    return t("web-waits", { house: sideName(actor) });
  }
  const kinds = new Set(legal.map((m) => m.kind));
  const first = FIRST.find((kind) => kinds.has(kind)) ?? legal.find((m) => m.kind !== "done")?.kind ?? "done";
  const key = `web-do-${first}`;
  return t(has(key) ? key : "web-do-choose", { house: sideName(seat), optional: String(kinds.has("done")) });
}

/** What is under way: the act, where, and the points left. */
export function detail(view: EmpiresView): string {
  const doing = view.doing.at(-1);
  if (!doing) return "";
  const parts = [regionName(doing.region)];
  // while orders are placed, whatever is done is the neutral action beside a slot
  if (view.phase === "planning") parts.unshift(t("web-neutral-now"));
  if (doing.act === "move" && doing.points > 0) parts.push(t("web-points-left", { n: doing.points }));
  if (doing.extra) parts.push(t(`web-extra-${doing.act}`));
  return parts.join(" · ");
}
