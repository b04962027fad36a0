/** What a person's games add up to. */
import { HOUSES } from "../../art/paths";
import { levels } from "../../lib/games.svelte";
import { t } from "../../lib/i18n.svelte";
import { nameOf } from "../../lib/names";
import type { PersonTable } from "../../lib/types";
import type { Course, Outcome, Ring } from "../plug";

const ERAS = ["", "I", "II", "III"];
const isWon = ({ mine, result }: PersonTable): boolean => mine.some((s) => result?.winners.includes(s));
const most = (points: number[], seats: (seat: number) => boolean): number =>
  Math.max(0, ...points.filter((_, s) => seats(s)));

/** How far I was ahead of the best of the others, scoring by scoring. */
function leads({ mine, result }: PersonTable): number[] {
  return (result?.course ?? []).map(
    ({ points }) => most(points, (s) => mine.includes(s)) - most(points, (s) => !mine.includes(s)),
  );
}

/** The scoring that brought most towards the end it had; null where nothing did. */
function turn(table: PersonTable): number | null {
  const way = isWon(table) ? 1 : -1;
  const steps = leads(table).map((lead, i, all) => (i ? (lead - all[i - 1]!) * way : 0));
  const top = Math.max(0, ...steps);
  return top ? steps.indexOf(top) : null;
}

export function outcome(table: PersonTable): Outcome {
  const { mine, result, sides } = table;
  const scores = result?.scores ?? [];
  const own = most(scores, (s) => mine.includes(s));
  const rest = scores.filter((_, s) => !mine.includes(s));
  const best = Math.max(0, ...rest);
  if (isWon(table)) {
    const at = turn(table);
    const era = at === null ? undefined : ERAS[table.result!.course![at]!.chapter];
    return {
      won: true,
      title: own > best ? t("home-won-by", { n: own - best }) : t("home-won"),
      detail: era ? t("home-era-turned", { era }) : "",
    };
  }
  const first = result?.winners[0];
  return {
    won: false,
    title: t("home-place", { place: 1 + rest.filter((n) => n > own).length, n: best - own }),
    detail:
      first === undefined ? "" : t("home-winner-was", { house: t(sides[first] ?? `house-${HOUSES[first] ?? "red"}`) }),
  };
}

/** My lead over the game: above the line I was ahead. */
export function course(table: PersonTable): Course | null {
  const lead = leads(table);
  if (lead.length < 2 || table.mine.length === table.sides.length) return null;
  const far = Math.max(1, ...lead.map(Math.abs));
  const [seat = 0] = table.mine;
  const points = lead.map((n) => (n > 0 ? `+${n}` : String(n))).join(", ");
  return {
    values: lead.map((n) => 0.5 + n / far / 2),
    level: 0.5,
    turn: turn(table),
    colour: `var(--${table.sides[seat] ?? "house-red"}, var(--house-red))`,
    label: t("home-course-lead", { points }),
  };
}

/** The strongest bot at a table. */
const strongest = (bots: (string | null)[]): string | undefined =>
  levels.all.filter((level) => bots.includes(level)).at(-1);

/** A ring for each level that was the strongest at a table, and one for games alone. */
export function rings(tables: PersonTable[]): Ring[] {
  const ring = (key: string, label: string, met: PersonTable[]): Ring => ({
    key,
    label,
    won: met.filter(isWon).length,
    of: met.length,
  });
  const alone = tables.filter(({ options }) => options["players"] === 1);
  return [
    ...levels.all.map((level) => ({
      ...ring(
        level,
        nameOf("web-level", level),
        tables.filter(({ seats }) => strongest(seats.map((s) => s.bot)) === level),
      ),
      bot: level,
    })),
    { ...ring("solo", t("home-solo"), alone), glyph: "person" as const },
  ].filter(({ of }) => of);
}
