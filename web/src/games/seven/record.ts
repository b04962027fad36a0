/** What a person's villages add up to. */
import { t } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/names";
import type { PersonTable } from "../../lib/types";
import type { Course, Outcome, Ring } from "../plug";
import { LEVELS } from "./best";

/** The most points a village can have. */
export const MOST = 10;
const levelOf = ({ options }: PersonTable): string => String(options["level"] ?? "normal");
const isSaved = ({ result }: PersonTable): boolean => !!result?.winners.length;
const pointsOf = ({ result }: PersonTable): number => result?.scores[0] ?? 0;

/** Points with a plus for each level above easy. */
export const score = (table: PersonTable): string =>
  `${pointsOf(table)}${"+".repeat(Math.max(0, LEVELS.indexOf(levelOf(table))))}`;

const best = (saved: PersonTable[]): PersonTable | undefined => [...saved].sort((a, b) => pointsOf(b) - pointsOf(a))[0];

/** A ring a level: saved of how many, and the best with how many samurai. */
export function rings(tables: PersonTable[]): Ring[] {
  return LEVELS.map((level) => {
    const tried = tables.filter((table) => levelOf(table) === level);
    const saved = tried.filter(isSaved);
    const top = best(saved);
    return {
      key: level,
      label: nameOf("value-seven-level", level),
      won: saved.length,
      of: tried.length,
      more: top ? t("home-best-with", { score: score(top), n: top.sides.length }) : "",
    };
  });
}

/** The best village: the hardest level counts first. */
export function bestVillage(tables: PersonTable[]): { score: string; words: string; table: string } | null {
  const saved = tables.filter(isSaved);
  const top = best(
    saved.filter(
      (table) => LEVELS.indexOf(levelOf(table)) === Math.max(...saved.map((s) => LEVELS.indexOf(levelOf(s)))),
    ),
  );
  return top
    ? {
        score: score(top),
        words: t("home-best-village", { level: nameOf("value-seven-level", levelOf(top)), n: top.sides.length }),
        table: top.table,
      }
    : null;
}

/** The village's points over the game; it turned at its lowest point. */
export function course(table: PersonTable): Course | null {
  const points = (table.result?.course ?? []).map((knot) => knot.points[0] ?? 0);
  if (!points.length) return null;
  const low = points.indexOf(Math.min(...points));
  const values = [...points, ...points.slice(-1)].map((p) => p / MOST);
  return {
    values,
    level: 0,
    turn: low || null,
    colour: "var(--house-blue)",
    label: t("home-course-village", { points: points.join(", ") }),
  };
}

/** What still stood at the end, as a picture of it is drawn; null where that was not kept. */
export function lastView({ result }: PersonTable): unknown {
  const { buildings, families, barricades, barricades_max } = result?.facts ?? {};
  return typeof buildings === "number"
    ? { buildings: { length: buildings }, families: { length: families }, barricades, barricades_max }
    : null;
}

/** How it ended, in words. */
export function outcome(table: PersonTable): Outcome {
  const { round, outcome: why, buildings, families } = table.result?.facts ?? {};
  if (!isSaved(table))
    return {
      won: false,
      title: t("home-lost-night", { night: Number(round ?? 0) }),
      detail: why ? t(`web-outcome-${why}`) : "",
    };
  const left =
    typeof buildings === "number" ? t("home-village-left", { houses: buildings, families: families ?? 0 }) : "";
  return { won: true, title: t("home-saved", { score: score(table) }), detail: left };
}
