/** What the strip says: what is asked, how far one is, and what the chosen move would bring. Of a count, `countshow` says it; of what plays out, `theatre`. */
import { HOUSES } from "../../art/paths";
import { has, t } from "../../lib/i18n.svelte";
import { eventText, moveText, nameOf, sideName, spoken } from "../../lib/names";
import type { GameEvent, Hint, Move, Preview } from "../../lib/types";
import type { Handle } from "../../lib/choose.svelte";
import { regionName } from "./names";
import { walk } from "./queue";
import { ASK_RULES, NEUTRAL_RULES, ORDER_RULES } from "./rulesof";
import type { EmpiresView } from "./types";

export interface Said {
  voice: "ask" | "neutral" | "refusal" | "hint" | "lesson" | "stage" | "count" | "result";
  /** The colour of the strip's edge. */
  edge: string;
  /** A crest by its house, or a glyph. */
  crest?: string | undefined;
  glyph?: string | undefined;
  title: string;
  now?: number;
  of?: number;
  count?: string;
  /** The consequence, with **bold** words. */
  then: string;
  /** What hurts, after it. */
  warn?: string | undefined;
  rule?: string | undefined;
}

const FIRST = [
  "dojo",
  "destiny",
  "place",
  "sail",
  "move",
  "explore",
  "attack",
  "recruit",
  "build",
  "reinforce",
  "harvest",
  "harvest-one",
  "use",
  "train",
  "pass",
];
/** Events that only say again what the move is called. */
const RESTATES = new Set(["moved", "sailed", "recruited", "reinforced", "castle-built", "destroyed", "order-idle"]);
const edgeOf = (seat: number): string => `var(--house-${HOUSES[seat]})`;

/** The kind of move that is asked for first. */
export function askedKind(legal: Move[]): string {
  const kinds = new Set(legal.map((m) => m.kind));
  return FIRST.find((kind) => kinds.has(kind)) ?? legal.find((m) => m.kind !== "done")?.kind ?? "done";
}

/** Whether what is under way has been begun: then one is done with it, else one skips it. */
export function begun(log: GameEvent[], seat: number): boolean {
  const STARTS = new Set(["order-shown", "order-placed", "order-placed-hidden"]);
  const QUIET = new Set(["token-covered", "agenda", "trained"]);
  const from = log.findLastIndex((e) => STARTS.has(e.kind));
  return log.slice(from + 1).some((e) => e.args["seat"] === seat && !QUIET.has(e.kind));
}

/** The slot of the placement or order under way. */
function slotNow(view: EmpiresView, log: GameEvent[], seat: number): string | null {
  if (view.resolving) return view.resolving;
  const placed = log.findLast((e) => e.kind === "order-placed" && e.args["seat"] === seat);
  return (placed?.args["slot"] as string | undefined) ?? null;
}

/** What the order under way still sells, in words. */
function offerText(view: EmpiresView): string {
  const offer = view.numbers?.offer;
  return offer ? t(`web-offer-${offer.kind}`, { price: offer.price }) : "";
}

/** How many of my tokens lie on the line since this round began. */
export function placed(view: EmpiresView, seat: number): number {
  return view.slots.filter((s) => s.token?.seat === seat && s.token.round === view.round).length;
}

interface Moment {
  view: EmpiresView;
  seat: number;
  legal: Move[];
  log: GameEvent[];
  picked: Handle[];
  chosen: Move | null;
  preview: Preview | null;
  /** The most points the action under way had. */
  points: number;
}

/** What is asked of me now, and what comes of what I chose. */
export function asks({ view, seat, legal, log, picked, chosen, preview, points }: Moment): Said {
  const kind = askedKind(legal);
  const doing = view.doing.at(-1);
  const neutral = view.phase === "planning" && doing !== undefined && kind !== "place";
  const slot = slotNow(view, log, seat);
  const spot = view.slots.find((s) => s.slot === slot);
  const said: Said = {
    voice: neutral ? "neutral" : "ask",
    edge: neutral ? "var(--gold)" : edgeOf(seat),
    crest: HOUSES[seat],
    title: "",
    then: "",
  };
  const key = `web-do-${kind}`;
  said.title = t(has(key) ? key : "web-do-choose");
  said.rule = ASK_RULES[kind];
  if (kind === "destiny") said.then = t("web-then-destiny");
  else if (kind === "dojo") said.then = t("web-then-dojo");
  else if (kind === "place") {
    const tokens = view.numbers?.tokens ?? 0;
    said.now = placed(view, seat) + 1;
    said.of = tokens;
    said.count = t("web-of", { n: said.now, of: tokens });
    said.rule = view.round === 2 ? "EMP-34" : "EMP-32";
    const order = picked.find((h) => h.type === "order");
    if (order) said.then = t("web-then-slot", { order: nameOf("order", order.id) });
    else if (picked.some((h) => h.type === "slot")) said.then = t("web-then-order");
    else
      said.then =
        view.round === 2 ? t("web-then-cover", { price: view.seats[seat]?.cover_price ?? 1 }) : t("web-then-place");
  } else if (neutral && spot && doing.act !== "placement") {
    said.title = t("web-neutral-now", { neutral: nameOf("neutral", spot.neutral) });
    said.count = t("web-free");
    said.rule = NEUTRAL_RULES[spot.neutral];
    said.then = t(`web-neutral-${spot.neutral}`, { region: regionName(doing.region) });
  } else if (doing) {
    const order = view.phase === "resolution" ? spot?.token?.order : null;
    const most = Math.max(points, doing.points);
    if ((doing.act === "move" || doing.act === "disband" || doing.act === "sail") && most > 1 && doing.points > 0) {
      said.now = most - doing.points + 1;
      said.of = most;
      said.count =
        doing.act === "move" ? t("web-point-of", { n: said.now, of: most }) : t("web-of", { n: said.now, of: most });
    }
    if (order && ORDER_RULES[order]) said.rule = ORDER_RULES[order];
    const where = regionName(doing.region);
    said.then = [order ? t("web-order-in", { order: nameOf("order", order), region: where }) : where, offerText(view)]
      .filter(Boolean)
      .join(" ");
  }
  if (chosen) return { ...said, ...consequence(view, seat, chosen, preview, said) };
  return said;
}

/** What the chosen move would bring, from the table's own preview. */
function consequence(
  view: EmpiresView,
  seat: number,
  chosen: Move,
  preview: Preview | null,
  said: Said,
): Partial<Said> {
  if (chosen.kind === "place") {
    const slot = String(chosen.args["slot"]);
    const spot = view.slots.find((s) => s.slot === slot)!;
    const nth = walk(view).indexOf(slot) + 1;
    const words = {
      order: nameOf("order", String(chosen.args["order"])),
      region: regionName(slot.slice(0, slot.lastIndexOf("-"))),
      nth,
      last: String(nth === view.slots.length),
      neutral: nameOf("neutral", spot.neutral),
    };
    const cover =
      spot.token && spot.token.seat !== seat
        ? t("web-then-pays", { price: view.seats[seat]?.cover_price ?? 1, house: sideName(spot.token.seat) })
        : "";
    return { then: [t("web-then-acts", words), cover].filter(Boolean).join(" "), rule: "EMP-33" };
  }
  if (chosen.kind === "destiny") {
    const region = String(chosen.args["region"]);
    const cards = view.destiny_played[region] ?? 0;
    const now = view.seats[seat]?.final_points[region] ?? 0;
    const then = (preview?.view as EmpiresView | undefined)?.seats[seat]?.final_points[region];
    return {
      then: t("web-then-card", {
        region: regionName(region),
        nth: cards + 1,
        now,
        then: then ?? now,
        influence: view.seats[seat]?.influence[region] ?? 0,
      }),
      rule: "EMP-91",
    };
  }
  const after = preview?.view as EmpiresView | undefined;
  const parts: string[] = [];
  const hurts: string[] = [];
  if (after) {
    for (const [id, here] of Object.entries(after.provinces)) {
      const [was, now] = [view.provinces[id]?.controller ?? null, here.controller];
      if (was === now) continue;
      const words = { province: nameOf("province", id), house: now === null ? "" : sideName(now) };
      if (now === seat) parts.push(t("web-then-yours", words));
      else if (was === seat) hurts.push(t(now === null ? "web-then-nobody" : "web-then-theirs", words));
      else parts.push(t(now === null ? "web-then-nobody" : "web-then-theirs", words));
    }
  }
  const shown = (preview?.events ?? []).filter((e) => !RESTATES.has(e.kind)).map((e) => eventText("empires", e));
  const base = [moveText("empires", chosen) + ".", ...parts, ...(parts.length ? [] : shown.slice(0, 2))];
  if (preview?.reveals) base.push(t("web-reveals"));
  return { then: base.join(" ") || said.then, warn: hurts.join(" ") };
}

/** Whom all wait for; that is `me` while my own move is on its way. */
export function waits(view: EmpiresView, me: number | null = null): Said {
  const actor = view.to_act[0];
  if (view.phase === "over" || actor === undefined)
    return {
      voice: "stage",
      edge: "var(--gold)",
      glyph: "eye",
      title: t(view.phase === "over" ? "web-over" : "web-playing-out"),
      then: "",
    };
  return {
    voice: "stage",
    edge: edgeOf(actor),
    crest: HOUSES[actor],
    title: t(
      actor === me
        ? "web-your-turn"
        : view.phase === "planning"
          ? "web-waits-slot"
          : view.phase === "destiny"
            ? "web-waits-card"
            : "web-waits",
      { house: sideName(actor) },
    ),
    then: actor === me ? "" : t("web-look-around"),
  };
}

/** A hint as the strip says it. */
export function hints(hint: Hint, n: number, of: number): Said {
  return {
    voice: "hint",
    edge: "var(--gold)",
    glyph: "hint",
    title: t("web-hint-is", { move: moveText("empires", hint) }),
    now: n + 1,
    of,
    count: t("web-hint-of", { n: n + 1, of, percent: Math.round(100 * (hint.value ?? 0)) }),
    then: hint.reason ? capital(t(`hint-empires-${hint.reason.kind}`, spoken("empires", hint.reason.args))) + "." : "",
  };
}

/** A sentence's first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of the button that makes the chosen move. */
export function goText(move: Move): string {
  const key = `web-go-${move.kind}`;
  return has(key) ? t(key, spoken("empires", move.args)) : t("web-confirm");
}

/** Where a hint's or lesson's targets lie, numbered in the order they are pointed at. */
export function marksOf(handles: Handle[]): Map<string, number> {
  const marks = new Map<string, number>();
  for (const { type, id } of handles) {
    const key = type === "slot" ? id : `${type}:${id}`;
    if (["slot", "order", "card", "province"].includes(type) && !marks.has(key)) marks.set(key, marks.size + 1);
  }
  return marks;
}
