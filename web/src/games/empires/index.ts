/** Small Samurai Empires, as the rooms of the client know it. */
import { HOUSES } from "../../art/paths";
import { t } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/names";
import type { Plug } from "../plug";
import { boardOf } from "./board";
import { LESSONS } from "./lessons";
import Picture from "./Picture.svelte";
import { course, outcome, rings } from "./record";
import RuleExample from "./RuleExample.svelte";
import Sign from "./SeatSign.svelte";

const house = (seat: number): string => HOUSES[seat] ?? "red";

export const empires: Plug = {
  name: "empires",
  async loadTable(table, key) {
    const [component, board] = await Promise.all([import("./EmpiresTable.svelte"), boardOf(table, key)]);
    return { Table: component.default, extra: { board } };
  },
  Picture,
  backdrop: "#bfd1cf",
  Sign,
  loadChoices: () => import("./Choices.svelte"),
  choices: ["edition", "modules"],
  refit: () => ({}),

  books: ["empires", "tokugawa"],
  primer: {
    steps: [
      { key: "destiny", icon: "banner" },
      { key: "planning", icon: "crest-blue" },
      { key: "orders", icon: "attack" },
      { key: "count", icon: "capital" },
    ],
    pieces: [
      { key: "army", icon: "soldier-red" },
      { key: "castle", icon: "castle" },
      { key: "capital", icon: "capital" },
      { key: "food", icon: "food" },
      { key: "bushido", icon: "bushido" },
      { key: "shrine", icon: "shrine" },
    ],
  },
  RuleExample,
  lessons: LESSONS,
  lessonSpot: "bottom: 228px; width: 340px",

  quick: { players: 3, level: "soldier" },
  firstGame: { players: 3, level: "novice", options: {}, seed: 1 },
  alone: null,
  soloHint: "web-solo-hint",
  ownBoard: true,
  curtain: true,

  seatLabel: (seat) => nameOf("house", house(seat)),
  seatIcon: (seat) => `crest-${house(seat)}`,
  seatColour: (seat) => `var(--house-${house(seat)})`,

  plannedSide: () => null,
  cushion: (side, seat) => `var(--house-${side?.replace(/^house-/, "") ?? house(seat)}, var(--house-${house(seat)}))`,
  minutes: ({ players }) => [0, 15, 20, 25, 40, 55][players] ?? 40,
  tags: (options) => [
    t("home-rules-of", { edition: nameOf("value-empires-edition", String(options["edition"] ?? "2022")) }),
    ...((options["modules"] as string[] | undefined) ?? []).map((m) => nameOf("value-empires-modules", m)),
  ],
  crowd: "home-houses",

  outcome,
  points: ({ result }, seat) => result?.scores[seat] ?? null,
  summary: (tables) =>
    t("home-games-won", { n: tables.length, won: tables.filter((table) => outcome(table).won).length }),
  course,
  lastView: () => null,
  loadRecord: () => import("./Record.svelte"),
  ringsTitle: "home-won-against",
  rings,
  best: () => null,

  sounds: {
    "order-placed": "place",
    "order-placed-hidden": "place",
    "castle-built": "place",
    destroyed: "attack",
    ambushed: "attack",
    siege: "attack",
    "era-ends": "end",
  },

  ownVoice: true,

  sharedOdds: null,
  curveTitle: "web-curve-points",
  curves: ({ sides, steps }) =>
    sides.map((name, seat) => ({
      name,
      seat,
      plies: steps.map((s) => s.ply),
      values: steps.map((s) => (s.view["seats"] as { score: number }[])[seat]?.score ?? 0),
    })),
  chapter: ({ era, round }) =>
    t("web-era", { era: ["", "I", "II", "III"][Number(era)] ?? String(era), round: Number(round ?? 1) }),
};
