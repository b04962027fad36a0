/** Ids in words: things, sides, and the arguments of moves and events. */
import { CASES, has, inCase, t, type Args } from "./i18n.svelte";
import type { GameEvent, Move, Refusal } from "./types";

function keyOf(prefix: string, id: string | number): string {
  return `${prefix}-${String(id).replaceAll("_", "-")}`;
}

/** A thing's name; what a custom board calls by a name of its own stands for itself. */
export function nameOf(prefix: string, id: string | number): string {
  const key = keyOf(prefix, id);
  if (has(key)) return t(key);
  const words = String(id).split(/[_ -]+/); // as messages.noun does it
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** A thing's name in short, where it has one: without what the page shows beside it, such as a region's colour. */
export function shortName(prefix: string, id: string | number): string {
  return inCase(keyOf(prefix, id), "short", nameOf(prefix, id));
}

/** Message keys of the sides at the table shown. */
let sides: string[] = [];
/** Argument of a move or event -> prefix of the message that words it: the engines' own lists, told by the server. */
const nouns: Record<string, Record<string, string>> = {};

/** Takes over a game's nouns. */
export function useNouns(game: string, found: Record<string, string>): void {
  nouns[game] = found;
}

/** Takes over the sides of the table shown. */
export function useSides(keys: string[]): void {
  if (keys.length) sides = keys;
}

/** The name of a side. */
export function sideName(seat: number): string {
  return sides[seat] ? t(sides[seat]) : t("web-seat", { n: seat + 1 });
}

/** Arguments put into words, for any sentence of a game: names with their cases, and whether an owner is the seat itself. */
export function spoken(game: string, args: Record<string, unknown>): Args {
  const words: Args = { own: "owner" in args && args["owner"] === args["seat"] ? "yes" : "no" };
  for (const [name, value] of Object.entries(args)) {
    const prefix = nouns[game]?.[name];
    if (prefix === "seat" && typeof value === "number") words[name] = sideName(value);
    else if (prefix && Array.isArray(value))
      words[name] = value.map((v: string | number) => nameOf(prefix, v)).join(", ");
    else if (prefix && (typeof value === "string" || typeof value === "number")) words[name] = shortName(prefix, value);
    else if (typeof value === "number" || typeof value === "string") words[name] = value;
    else words[name] = value === null || value === undefined ? "" : String(value);
    if (!prefix || Array.isArray(value)) continue;
    const key = prefix === "seat" ? (sides[Number(value)] ?? "") : keyOf(prefix, value as string | number);
    for (const which of CASES) words[`${name}_${which}`] = inCase(key, which, String(words[name]));
  }
  return words;
}

/** An event as a sentence. */
export function eventText(game: string, event: GameEvent): string {
  return t(`event-${game}-${event.kind}`, spoken(game, event.args));
}

/** Why something is refused, as a sentence: the engine cites a rule, the server has reasons of its own. */
export function refusalText(game: string, refusal: Omit<Refusal, "words">): string {
  const key = `${refusal.rule ? "refuse" : "error"}-${refusal.reason}`;
  return has(key) ? t(key, spoken(game, refusal.args)) : (refusal.message ?? "");
}

/** A move as a sentence. */
export function moveText(game: string, move: Pick<Move, "kind" | "args">): string {
  return t(`action-${game}-${move.kind}`, spoken(game, move.args));
}
