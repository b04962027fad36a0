/** What anything on the table is: one sentence, its numbers now, and the rule's ID. */
import { HOUSES } from "../../art/paths";
import { has, t } from "../../lib/i18n.svelte";
import { nameOf, sideName } from "../../lib/names";
import type { Board } from "./board";
import { garrison, roleText, slotText } from "./describe";
import { regionName, slotName } from "./names";
import { queue, walk } from "./queue";
import { DOJO_RULES, NEUTRAL_RULES, ORDER_RULES } from "./rulesof";
import type { EmpiresView } from "./types";

export interface Row {
  sign: string;
  title: string;
  rule: string;
  text: string;
}
export interface Explained {
  /** A sign of the project's drawings, or a glyph. */
  sign?: string;
  glyph?: string;
  title: string;
  sub?: string;
  rule: string;
  text?: string;
  rows?: Row[];
  bars?: { house: string; power: number; text: string }[];
  here?: string;
  /** Colours the box of here and now. */
  region?: string;
}

interface Ground {
  board: Board;
  view: EmpiresView;
  viewer: number | null;
}
const edition = (view: EmpiresView): string => String(view.options["edition"] ?? "2022");

/** A text of one edition where there is one, else everybody's. */
export function editionText(key: string, view: EmpiresView, args?: Record<string, string | number>): string {
  const own = `${key}-${edition(view)}`;
  return t(has(own) ? own : key, args);
}

const EXPLAIN: Record<string, (id: string, ground: Ground) => Explained | null> = {
  order: (id, { view, viewer }) => ({
    sign: id,
    title: nameOf("order", id),
    rule: ORDER_RULES[id] ?? "EMP-03",
    text: editionText(`explain-order-${id}`, view),
    ...(viewer === null ? {} : { here: t("explain-in-hand", { n: view.seats[viewer]?.orders_left?.[id] ?? 0 }) }),
  }),
  slot: (id, { board, view, viewer }) => {
    const slot = view.slots.find((s) => s.slot === id);
    if (!slot) return null;
    const region = id.slice(0, id.lastIndexOf("-"));
    const [nth, of] = [walk(view).indexOf(id) + 1, view.slots.length];
    const left = queue(view).indexOf(id);
    const rows: Row[] = [];
    if (slot.token?.order)
      rows.push({
        sign: slot.token.order,
        title: slotText(slot),
        rule: ORDER_RULES[slot.token.order] ?? "",
        text: editionText(`explain-order-${slot.token.order}`, view),
      });
    rows.push({
      sign: slot.neutral,
      title: t("explain-at-once", { neutral: nameOf("neutral", slot.neutral) }),
      rule: NEUTRAL_RULES[slot.neutral] ?? "EMP-33",
      text: t(`web-neutral-${slot.neutral}`, { region: regionName(region) }),
    });
    return {
      sign: slot.token?.order ?? slot.neutral,
      title: slotName(id),
      sub: [
        t("explain-nth", { nth, of, last: String(nth === of) }),
        left > 0 ? t("explain-soon", { n: left }) : "",
        slot.token && !slot.token.order ? slotText(slot) : "",
        slot.under ? t("explain-covered", { house: sideName(slot.under.seat) }) : "",
      ]
        .filter(Boolean)
        .join(" · "),
      rule: "EMP-40",
      rows,
      here: standing(region, board, view, viewer),
      region,
    };
  },
  province: (id, { board, view, viewer }) => {
    const [province, here] = [board.provinces[id], view.provinces[id]];
    if (!province || !here) return null;
    const power = view.numbers?.power[id] ?? [];
    const most = Math.max(0, ...power);
    const owner = here.controller;
    const mine = viewer === null ? 0 : (power[viewer] ?? 0);
    const need = owner === viewer ? "" : t("explain-need", { n: Math.max(1, most - mine + 1) });
    return {
      sign: province.role === "resource" ? (here.resource ?? "banner") : province.role,
      title: nameOf("province", id),
      sub: [
        roleText(id, board, view),
        regionName(province.region),
        t(province.coastal ? "web-coastal" : "web-inland"),
      ].join(" · "),
      rule: "EMP-70",
      bars: power
        .map((p, seat) => ({ seat, p }))
        .filter(({ p }) => p > 0)
        .sort((a, b) => b.p - a.p)
        .map(({ seat, p }) => ({ house: HOUSES[seat]!, power: p, text: garrison(id, seat, view) })),
      here: [
        owner === null ? t("web-control-none") : t("web-control", { house: sideName(owner) }),
        viewer === null ? "" : need,
        here.besieged?.length ? t("explain-besieged") : "",
      ]
        .filter(Boolean)
        .map((s) => s.replace(/\.?$/, "."))
        .join(" "),
      region: province.region,
    };
  },
  card: (id, { view, viewer }) => influence(id, view, viewer ?? 0),
  influence: (id, { view }) => {
    const [seat, region] = id.split("/");
    return influence(region ?? "", view, Number(seat));
  },
  bonus: (id, { board, view }) => {
    const held = view.seats.map((_, seat) => ({
      seat,
      n: Object.entries(view.provinces).filter(
        ([p, here]) => here.controller === seat && board.provinces[p]?.region === id,
      ).length,
    }));
    const [first = 0, second = 0] = board.regions[id]?.bonus ?? [];
    return {
      glyph: "fan",
      title: regionName(id),
      rule: "EMP-82",
      text: t("explain-bonus", { first, second }),
      here:
        held
          .sort((a, b) => b.n - a.n)
          .map(({ seat, n }) => `${sideName(seat)} ${n}`)
          .join(", ") + ".",
      region: id,
    };
  },
  agenda: (id, { view, viewer }) => {
    const agenda = view.agendas?.[id];
    if (!agenda) return null;
    const have = viewer === null ? null : view.numbers?.agendas?.[id]?.have[viewer];
    const got = agenda.done.map(sideName).join(", ");
    return {
      glyph: "scroll",
      title: t("web-agenda-of", { region: regionName(id) }),
      rule: "EMP-A2",
      text: editionText(`agenda-${agenda.tile}${agenda.side}`, view),
      rows: [{ sign: "", title: t("explain-decree"), rule: "EMP-A3", text: t(`decree-${agenda.tile}`) }],
      here: [
        have
          ? t("explain-you-have", {
              what: Object.entries(have)
                .map(([what, n]) => t(`explain-have-${what}`, { n }))
                .join(", "),
            })
          : "",
        got ? t("explain-done-by", { houses: got }) : "",
      ]
        .filter(Boolean)
        .join(" "),
      region: id,
    };
  },
  dojo: (id, { view }) => {
    const owner = view.seats.findIndex((s) => s.dojo === id);
    const seat = view.seats[owner];
    return {
      glyph: "gen",
      title: t("web-dojo-of", { dojo: nameOf("dojo", id) }),
      ...(owner < 0 ? {} : { sub: sideName(owner) }),
      rule: DOJO_RULES[id] ?? "DOJ-01",
      rows: [
        { sign: "", title: t("web-veteran"), rule: DOJO_RULES[id] ?? "", text: t(`ability-${id}-veteran`) },
        { sign: "", title: t("web-general-title"), rule: DOJO_RULES[id] ?? "", text: t(`ability-${id}-general`) },
      ],
      ...(seat
        ? {
            here: t("explain-trained", {
              range: seat.range ?? 0,
              arsenal: seat.arsenal ?? 0,
              headquarters: seat.headquarters ?? 0,
            }),
          }
        : {}),
    };
  },
  store: (id, { view, viewer }) => {
    const mine = viewer === null ? undefined : view.seats[viewer];
    const n =
      {
        food: mine?.food ?? 0,
        bushido: mine?.bushido ?? 0,
        supply: mine?.samurai_left ?? 0,
        castles: mine?.castles_left ?? 0,
      }[id] ?? 0;
    return {
      sign: id === "supply" ? `soldier-${HOUSES[viewer ?? 0]}` : id === "castles" ? "castle" : id,
      title: t(`explain-store-${id}-title`),
      rule: { food: "EMP-02", bushido: "EMP-02", supply: "EMP-57", castles: "EMP-57" }[id] ?? "EMP-02",
      text: editionText(`explain-store-${id}`, view),
      here: t("explain-you-own", { n }),
    };
  },
  player: (id, { view }) => {
    const seat = Number(id);
    const s = view.seats[seat];
    if (!s) return null;
    const held = Object.values(view.provinces).filter((here) => here.controller === seat).length;
    return {
      sign: `crest-${HOUSES[seat]}`,
      title: sideName(seat),
      rule: "EMP-07",
      text: t("explain-player", {
        score: s.score,
        provinces: held,
        armies: s.armies,
        supply: s.samurai_left,
        cards: s.hand_count,
        orders: s.orders_count,
      }),
      here: t("explain-place", { place: view.turn_order.indexOf(seat) + 1, of: view.seats.length }),
    };
  },
  track: (_, { view }) => ({
    glyph: "turn",
    title: t("web-era", { era: view.era, round: view.round }),
    rule: "EMP-20",
    text: t("explain-track"),
    here: t(`web-phase-${view.phase}`) + ".",
  }),
};

function influence(region: string, view: EmpiresView, seat: number): Explained {
  const s = view.seats[seat];
  return {
    glyph: "fan",
    title: t("explain-influence-title", {
      house: sideName(seat),
      region: regionName(region),
      n: s?.influence[region] ?? 0,
    }),
    rule: "EMP-91",
    text: t("explain-influence"),
    here: t("explain-influence-now", { cards: view.destiny_played[region] ?? 0, points: s?.final_points[region] ?? 0 }),
    region,
  };
}

/** Where I stand in a region, and against whom. */
function standing(region: string, board: Board, view: EmpiresView, viewer: number | null): string {
  if (viewer === null) return "";
  const power = view.numbers?.power ?? {};
  const mine = Object.keys(view.provinces).filter(
    (id) =>
      board.provinces[id]?.region === region &&
      (view.provinces[id]!.samurai[viewer] ?? 0) + (view.provinces[id]!.archers?.[viewer] ?? 0) > 0,
  );
  if (!mine.length) return t("explain-stand-nowhere");
  const words = mine.map((id) => {
    const others = (power[id] ?? []).flatMap((p, seat) => (seat !== viewer && p > 0 ? [`${sideName(seat)} ${p}`] : []));
    return `**${nameOf("province", id)}** ${power[id]?.[viewer] ?? ""}${others.length ? ` (${others.join(", ")})` : ""}`;
  });
  return t("explain-stand", { provinces: words.join(", ") });
}

/** The card of a thing, by `kind:id`. */
export function explain(what: string, ground: Ground): Explained | null {
  const cut = what.indexOf(":");
  return EXPLAIN[what.slice(0, cut)]?.(what.slice(cut + 1), ground) ?? null;
}
