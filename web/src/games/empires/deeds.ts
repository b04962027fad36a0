/** The log by deeds: what one token did, or one placement with its neutral action; and what of it hit me. */
import { t } from "../../lib/i18n.svelte";
import { eventText, nameOf, sideName } from "../../lib/names";
import type { GameEvent } from "../../lib/types";
import { slotName } from "./names";

/** A change of control, noted when the view showed it. */
export interface Turned {
  /** How long the log was then. */
  at: number;
  province: string;
  from: number | null;
  to: number | null;
}
export interface Deed {
  /** Where it begins and ends in the log. */
  from: number;
  to: number;
  seat: number;
  slot: string;
  /** Null while it lies face down. */
  order: string | null;
  placing: boolean;
  events: GameEvent[];
}

const BEGINS = new Set([
  "token-covered",
  "order-shown",
  "order-idle",
  "order-placed",
  "order-placed-hidden",
  "house-places",
]);
const ENDS = /^(era|round)-|^(tokens-back|turn-order|destiny-shown|influence|region-bonus)$/;
/** Said by the token itself, or of no interest later. */
const SILENT = new Set(["order-shown", "paid"]);

export const regionOf = (slot: string): string => slot.slice(0, slot.lastIndexOf("-"));
export const begins = (event: GameEvent): boolean => BEGINS.has(event.kind);
/** A token is paid for before it lies there: both are one deed. */
export const joins = (event: GameEvent, deed: Deed | null): boolean =>
  deed?.events.at(-1)?.kind === "token-covered" && deed.slot === event.args["slot"];
export const ends = (event: GameEvent): boolean => ENDS.test(event.kind);

/** The deed an event begins. */
export function opened(event: GameEvent, at: number): Deed {
  const order = event.args["order"];
  return {
    from: at,
    to: at + 1,
    seat: event.args["seat"] as number,
    slot: event.args["slot"] as string,
    order: typeof order === "string" ? order : null,
    placing: event.kind !== "order-shown" && event.kind !== "order-idle",
    events: [event],
  };
}

/** The deeds in a stretch of the log. */
export function deeds(log: GameEvent[], from: number, to = log.length): Deed[] {
  const found: Deed[] = [];
  let open: Deed | null = null;
  for (let i = from; i < to; i++) {
    const event = log[i]!;
    if (begins(event) && !joins(event, open)) found.push((open = opened(event, i)));
    else if (ends(event)) open = null;
    else if (open) {
      open.events.push(event);
      open.to = i + 1;
    }
  }
  return found;
}

/** The deed that holds an event of the log. */
export function deedAt(log: GameEvent[], index: number): Deed | null {
  const from = log.slice(0, index).findLastIndex(begins);
  return (
    deeds(log, Math.max(0, from - 1), Math.min(log.length, index + 40)).find((d) => index >= d.from && index < d.to) ??
    null
  );
}

/** What was lost by me in these events. */
export function hits(events: GameEvent[], me: number | null, turned: Turned[] = []): string[] {
  if (me === null) return [];
  const said: string[] = [];
  const fallen = new Map<string, number>();
  for (const { kind, args } of events) {
    if (kind === "destroyed" && args["seat"] === me && args["by"] !== me)
      fallen.set(args["province"] as string, (fallen.get(args["province"] as string) ?? 0) + 1);
    if (kind === "pushed" && args["seat"] === me)
      said.push(t("web-hit-pushed", { province: nameOf("province", args["from"] as string) }));
    if (kind === "token-covered" && args["owner"] === me && args["seat"] !== me)
      said.push(t("web-hit-covered", { slot: slotName(args["slot"] as string) }));
  }
  for (const [province, n] of fallen) said.unshift(t("web-hit-armies", { n, province: nameOf("province", province) }));
  for (const { province, from, to } of turned) {
    if (from === me)
      said.push(
        t(to === null ? "web-hit-nobody" : "web-hit-lost", {
          province: nameOf("province", province),
          house: to === null ? "" : sideName(to),
        }),
      );
  }
  return said;
}

/** My armies that fell: the number on the chip. */
export function losses(events: GameEvent[], me: number | null): number {
  return events.filter((e) => e.kind === "destroyed" && e.args["seat"] === me && e.args["by"] !== me).length;
}

/** A deed in sentences. */
export function told(deed: Deed): string[] {
  const rest = deed.events.filter((e) => !SILENT.has(e.kind));
  return (rest.length ? rest : deed.events).map((e) => eventText("empires", e));
}

/** The first place on the map a deed touched. */
export function placeOf(deed: Deed): string | null {
  for (const { args } of deed.events.slice(1)) {
    const found = args["province"] ?? args["to"];
    if (typeof found === "string") return found;
  }
  return null;
}
