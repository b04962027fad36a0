/** Times in words, in the reader's language. */
import { language, t } from "./i18n.svelte";

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago something was (seconds since 1970): "18 minutes ago", "yesterday". */
export function ago(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  for (const [unit, size] of UNITS) if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  return words.format(0, "second");
}

/** How long something has been waiting: "now" within the first minute, then its length. */
export function waiting(at: number): string {
  const seconds = Date.now() / 1000 - at;
  return seconds < 60 ? ago(at) : lasting(seconds);
}

/** A length of time, short: "18 min", "2 h". */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "short" }).format(
    Math.max(0, Math.floor(seconds / size)),
  );
}

/** A day: "Sat 14 Nov". */
export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "short" })
    .format(at * 1000)
    .replaceAll(" ", "\u00a0");
}

/** A whole date: "Sunday 15 November". */
export function date(at: number): string {
  return new Intl.DateTimeFormat(language(), { weekday: "long", day: "numeric", month: "long" }).format(at * 1000);
}

/** Since when it is this week: Monday, as all of our languages count. */
function monday(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7));
}

/** The stretch of time a moment belongs to, as seen from now: this week, this month before it, or a month by its name. */
export function stretch(at: number): string {
  const [then, now] = [new Date(at * 1000), new Date()];
  if (then >= monday(now)) return t("home-this-week");
  if (then.getMonth() === now.getMonth() && then.getFullYear() === now.getFullYear())
    return t("home-earlier-this-month");
  const month = new Intl.DateTimeFormat(language(), { month: "long", year: "numeric" }).format(then);
  return month.charAt(0).toLocaleUpperCase(language()) + month.slice(1);
}
