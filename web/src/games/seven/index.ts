/** 7 Samurai, as the rooms of the client know it. */
import { t } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/names";
import type { Plug } from "../plug";
import { firstLevel } from "./best";
import Face from "./Face.svelte";
import { LESSONS } from "./lessons";
import Picture from "./Picture.svelte";
import { PORTRAITS } from "./portraits";
import { bestVillage, course, lastView, outcome, rings } from "./record";
import { signalText } from "./signals";

const COLOURS = ["var(--gold)", "var(--seal)", "var(--house-blue)"];
const size = (value: unknown): number => (typeof value === "number" ? value : Array.isArray(value) ? value.length : 0);

export const seven: Plug = {
  name: "seven",
  loadTable: async () => ({ Table: (await import("./SevenTable.svelte")).default, extra: {} }),
  Picture,
  backdrop: "#14122a",
  Sign: Face,
  loadChoices: () => import("./Choices.svelte"),
  choices: ["level", "samurai"],
  refit: ({ samurai }, seats) => (Array.isArray(samurai) && samurai.length !== seats ? { samurai: "random" } : {}),

  books: ["seven"],
  primer: {
    steps: [
      { key: "penalty", icon: "bushido" },
      { key: "act", icon: "attack" },
      { key: "place", icon: "castle" },
      { key: "end", icon: "capital" },
    ],
    pieces: [],
  },
  RuleExample: null,
  lessons: LESSONS,
  lessonSpot: "right: 0.75rem; bottom: 4.5rem; width: 16.2rem",

  get quick() {
    return { players: 4, level: "captain", options: { level: firstLevel() } };
  },
  firstGame: {
    players: 3,
    level: "captain",
    options: { level: "easy", samurai: ["kambei", "heihachi", "katsushiro"] },
    seed: 1,
  },
  alone: { option: "hands", seats: 2 },
  soloHint: null,
  ownBoard: false,
  curtain: false,

  seatLabel: (seat) => t("web-seat", { n: seat + 1 }),
  seatIcon: () => null,
  seatColour: (seat) => COLOURS[seat % COLOURS.length]!,

  plannedSide({ options }, seat) {
    const chosen = options["samurai"];
    return Array.isArray(chosen) && chosen[seat] ? `samurai-${chosen[seat] as string}` : null;
  },
  cushion: (side) => PORTRAITS[side?.replace(/^samurai-/, "") ?? ""]?.colour ?? "#5d5566",
  minutes: ({ seats }) => 10 + 3 * seats.length,
  tags: (options) => [
    nameOf("value-seven-level", String(options["level"] ?? "normal")),
    ...(options["open_support"] ? [nameOf("option-seven", "open_support")] : []),
  ],
  crowd: "home-samurai",

  outcome,
  points: () => null,
  summary: (tables) =>
    t("home-villages", { n: tables.length, saved: tables.filter((table) => table.result?.winners.length).length }),
  course,
  lastView,
  loadRecord: () => import("./Record.svelte"),
  ringsTitle: "home-villages-saved",
  rings,
  best: bestVillage,

  sounds: {
    defended: "place",
    "card-given": "place",
    "barricade-raised": "place",
    attacked: "attack",
    "card-struck": "attack",
    "kiai-reached": "kiai",
    "round-ends": "end",
  },

  ownVoice: false,

  wordLine: signalText,
  sharedOdds: "web-odds-village",
  curveTitle: "web-curve-village",
  curves: ({ steps }) =>
    ["barricades", "buildings", "families"].map((name) => ({
      name: `web-${name}`,
      seat: null,
      plies: steps.map((s) => s.ply),
      values: steps.map((s) => size(s.view[name])),
    })),
  chapter: ({ round }) => t("web-round", { round: Number(round ?? 1) }),
};
