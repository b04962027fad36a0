/** Events that can be seen moving: what flies from where to where. */
import { HOUSES, type House } from "../art/paths";
import type { GameEvent } from "../lib/types";

export interface Flight {
  key: number;
  house: House;
  kind: "samurai" | "archer" | "general" | "castle";
  from: string | null;
  to: string | null;
}

const UNITS = new Set(["samurai", "archer", "general"]);
let next = 0;

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The flight an event asks for, if any. */
export function flightOf(event: GameEvent): Flight | null {
  const { args, kind } = event;
  const lost = /destroy|lost|kill|returned|withdrawn/.test(kind);
  const from = text(args["from"]) ?? (lost ? text(args["province"]) : null);
  const to = text(args["to"]) ?? (lost ? null : text(args["province"]));
  if (!from && !to) return null;
  const seat = lost ? (args["victim"] ?? args["of"] ?? args["target"] ?? args["seat"]) : args["seat"];
  if (typeof seat !== "number" || !HOUSES[seat]) return null;
  if (!lost && !/move|sail|recruit|castle|built|reinforce|explor|merc|arriv|push|gather|ship/.test(kind)) return null;
  const unit = text(args["unit"]);
  return {
    key: next++,
    house: HOUSES[seat],
    kind: /castle|built/.test(kind) ? "castle" : unit && UNITS.has(unit) ? (unit as Flight["kind"]) : "samurai",
    from,
    to,
  };
}
