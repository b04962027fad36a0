/** Small Samurai Empires, as the rooms of the client know it. */
import { HOUSES } from "../../art/paths";
import { boardOf } from "../../lib/board";
import { levels } from "../../lib/games.svelte";
import { t } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/names";
import type { Plug } from "../plug";
import { LESSONS } from "./lessons";
import Picture from "./Picture.svelte";
import Sign from "./SeatSign.svelte";

const house = (seat: number): string => HOUSES[seat] ?? "red";

/** The strongest bot at a table. */
const strongest = (bots: (string | null)[]): string | undefined => levels.all.filter((level) => bots.includes(level)).at(-1);

export const empires: Plug = {
  name: "empires",
  async loadTable(table, key) {
    const [component, board] = await Promise.all([import("./EmpiresTable.svelte"), boardOf(table, key)]);
    return { Table: component.default, extra: { board } };
  },
  Picture,
  Sign,
  loadChoices: () => import("./Choices.svelte"),

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
  lessons: LESSONS,
  lessonSpot: "bottom: 228px; width: 340px",

  quick: { players: 3, level: "soldier" },
  firstGame: { players: 3, level: "novice", options: {}, seed: 1 },
  alone: null,
  soloHint: "web-solo-hint",
  ownBoard: true,
  curtain: true,
  together: false,

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

  outcome({ result, mine, sides }) {
    const scores = result?.scores ?? [];
    const own = Math.max(...mine.map((s) => scores[s] ?? 0));
    const won = mine.some((s) => result?.winners.includes(s));
    const rest = scores.filter((_, s) => !mine.includes(s));
    const [best, place] = [Math.max(0, ...rest), 1 + rest.filter((n) => n > own).length];
    const title = won ? (own > best ? t("home-won-by", { n: own - best }) : t("home-won")) : t("home-place", { place, n: best - own });
    const first = result?.winners[0];
    return { won, title, detail: won || first === undefined ? "" : t("home-winner-was", { house: t(sides[first] ?? `house-${house(first)}`) }) };
  },
  points: ({ result }, seat) => result?.scores[seat] ?? null,
  ringsTitle: "home-won-against",
  ringFaces: true,
  rings: (tables) =>
    levels.all.map((level) => {
      const met = tables.filter(({ seats }) => strongest(seats.map((s) => s.bot)) === level);
      return { key: level, label: nameOf("web-level", level), won: met.filter((m) => m.mine.some((s) => m.result?.winners.includes(s))).length, of: met.length };
    }),
  best: () => null,

  sounds: { "order-placed": "place", "order-placed-hidden": "place", "castle-built": "place", destroyed: "attack", ambushed: "attack", siege: "attack", "era-ends": "end" },

  ownVoice: true,

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
