/** 7 Samurai, as the rooms of the client know it. */
import { t } from "../../lib/i18n.svelte";
import type { Plug } from "../plug";
import { LESSONS } from "./lessons";

const COLOURS = ["var(--gold)", "var(--seal)", "var(--house-blue)"];
const size = (value: unknown): number => (typeof value === "number" ? value : Array.isArray(value) ? value.length : 0);

export const seven: Plug = {
  name: "seven",
  loadTable: async () => ({ Table: (await import("./SevenTable.svelte")).default, extra: {} }),
  loadEmblem: () => import("./Emblem.svelte"),

  books: ["seven"],
  lessons: LESSONS,
  lessonSpot: "bottom: 18px; width: 290px",

  quick: { players: 4, level: "soldier" },
  alone: { option: "hands", seats: 2 },
  soloHint: null,
  ownBoard: false,
  curtain: false,

  seatLabel: (seat) => t("web-seat", { n: seat + 1 }),
  seatIcon: () => null,
  seatColour: (seat) => COLOURS[seat % COLOURS.length]!,

  resultTitle: ({ winners }) => t(winners.length ? "web-village-saved" : "web-village-lost"),
  loadResult: () => import("./SevenScore.svelte"),
  wideResult: false,

  sharedOdds: "web-odds-village",
  curveTitle: "web-curve-village",
  lines: ({ steps }) =>
    ["barricades", "buildings", "families"].map((name) => ({
      name: `web-${name}`,
      seat: null,
      plies: steps.map((s) => s.ply),
      values: steps.map((s) => size(s.view[name])),
    })),
  chapter: ({ round }) => t("web-round", { round: Number(round ?? 1) }),
};
