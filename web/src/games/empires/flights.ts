/** Events that can be seen moving: what flies from where to where. */
import { HOUSES, type House } from "../../art/paths";
import type { GameEvent } from "../../lib/types";

export interface Flight {
  key: number;
  house: House;
  kind: "samurai" | "archer" | "general" | "castle" | "food" | "bushido";
  from: string | null;
  to: string | null;
}

const TRAVEL = new Set(["moved", "sailed", "gathered", "pushed", "explored"]);
const ARRIVE = new Set(["recruited", "reinforced", "castle-built", "ambushed"]);
const LEAVE = new Set(["destroyed", "disbanded", "house-trimmed"]);
/** A resource leaves the map for somebody's screen. */
const GAIN = new Set(["gained", "gained-freely"]);
const UNITS = new Set(["samurai", "archer", "general"]);
let next = 0;

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The flight an event asks for, if any. */
export function flightOf({ kind, args }: GameEvent): Flight | null {
  const seat = args["seat"];
  const house = typeof seat === "number" ? HOUSES[seat] : undefined;
  if (house && GAIN.has(kind) && args["province"])
    return {
      key: next++,
      house,
      kind: args["good"] === "food" ? "food" : "bushido",
      from: text(args["province"]),
      to: null,
    };
  if (!house || !(TRAVEL.has(kind) || ARRIVE.has(kind) || LEAVE.has(kind))) return null;
  const unit = text(args["unit"] ?? args["levy"]) ?? "samurai";
  const province = text(args["province"]);
  return {
    key: next++,
    house,
    kind: kind === "castle-built" ? "castle" : UNITS.has(unit) ? (unit as Flight["kind"]) : "samurai",
    from: TRAVEL.has(kind) ? text(args["from"]) : LEAVE.has(kind) ? province : null,
    to: TRAVEL.has(kind) ? text(args["to"]) : ARRIVE.has(kind) ? province : null,
  };
}
