/** Ids in words: provinces, regions, houses and the arguments of moves and events. */
import { HOUSES } from "../art/paths";
import { CASES, has, inCase, t, type Args } from "./i18n.svelte";
import type { GameEvent, Move, Refusal } from "./types";

function keyOf(prefix: string, id: string | number): string {
  return `${prefix}-${String(id).replaceAll("_", "-")}`;
}

/** A thing's name; what a custom board calls by a name of its own stands for itself. */
export function nameOf(prefix: string, id: string | number): string {
  const key = keyOf(prefix, id);
  if (has(key)) return t(key);
  const plain = String(id).replaceAll("_", " ").replaceAll("-", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A region's name without the colour some languages add to it: where it is painted, it need not be said. */
export function regionName(id: string): string {
  return nameOf("region", id).replace(/ \([^)]*\)$/, "");
}

/** A slot on the order line, called as the line is labelled: by its region and its place there. */
export function slotName(id: string): string {
  const cut = id.lastIndexOf("-");
  return `${regionName(id.slice(0, cut))} ${id.slice(cut + 1)}`;
}

/** Message keys of the sides at a table; a samurai's or a house's. */
let sides: string[] = HOUSES.map((house) => `house-${house}`);
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

function sideKey(seat: number): string {
  return sides[seat] ?? `house-${HOUSES[seat] ?? seat}`;
}

/** The name of a side. */
export function sideName(seat: number): string {
  return t(sideKey(seat));
}

/** Arguments put into words, for any sentence of a game: names with their cases, and whether an owner is the seat itself. */
export function spoken(game: string, args: Record<string, unknown>): Args {
  const words: Args = { own: "owner" in args && args["owner"] === args["seat"] ? "yes" : "no" };
  for (const [name, value] of Object.entries(args)) {
    const prefix = nouns[game]?.[name];
    if (prefix === "seat" && typeof value === "number") words[name] = sideName(value);
    else if (prefix === "slot" && typeof value === "string") words[name] = slotName(value);
    else if (prefix === "region" && typeof value === "string") words[name] = regionName(value);
    else if (prefix && Array.isArray(value))
      words[name] = value.map((v: string | number) => nameOf(prefix, v)).join(", ");
    else if (prefix && (typeof value === "string" || typeof value === "number")) words[name] = nameOf(prefix, value);
    else if (typeof value === "number" || typeof value === "string") words[name] = value;
    else words[name] = value === null || value === undefined ? "" : String(value);
    if (!prefix || Array.isArray(value)) continue;
    const key = prefix === "seat" ? sideKey(Number(value)) : keyOf(prefix, value as string | number);
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
