/** Small Samurai Empires, as the rooms of the client know it. */
import { HOUSES } from "../../art/paths";
import { boardOf } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import { nameOf, sideName } from "../../lib/names";
import type { Plug } from "../plug";
import { LESSONS } from "./lessons";

const house = (seat: number): string => HOUSES[seat] ?? "red";

export const empires: Plug = {
  name: "empires",
  async loadTable(table, key) {
    const [component, board] = await Promise.all([import("./EmpiresTable.svelte"), boardOf(table, key)]);
    return { Table: component.default, extra: { board } };
  },
  loadEmblem: () => import("./Emblem.svelte"),

  books: ["empires", "tokugawa"],
  lessons: LESSONS,
  lessonSpot: "bottom: 228px; width: 340px",

  quick: { players: 3, level: "soldier" },
  alone: null,
  soloHint: "web-solo-hint",
  ownBoard: true,
  curtain: true,

  seatLabel: (seat) => nameOf("house", house(seat)),
  seatIcon: (seat) => `crest-${house(seat)}`,
  seatColour: (seat) => `var(--house-${house(seat)})`,

  resultTitle: ({ winners }) => t("web-winner", { house: winners.map(sideName).join(", "), n: winners.length }),
  loadResult: () => import("./Result.svelte"),
  wideResult: true,

  sharedOdds: null,
  curveTitle: "web-curve-points",
  lines: ({ sides, steps }) =>
    sides.map((name, seat) => ({
      name,
      seat,
      plies: steps.map((s) => s.ply),
      values: steps.map((s) => (s.view["seats"] as { score: number }[])[seat]?.score ?? 0),
    })),
  chapter: ({ era, round }) => t("web-era", { era: ["", "I", "II", "III"][Number(era)] ?? String(era), round: Number(round ?? 1) }),
};
