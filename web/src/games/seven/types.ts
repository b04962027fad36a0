/** A view of 7 Samurai, as the engine says it (`seven/shapes.py`); the same for everybody. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type Card = Schemas["Card"];
export type SamuraiView = Schemas["SamuraiView"];
export type Pile = Schemas["Pile"];
/** Of the card in hand the pictures between two views know only whose it is. */
type InHand = Pick<Schemas["CardInHand"], "card" | "seat">;
export type SevenView = Omit<Schemas["SevenView"], "hand"> & {
  hand: InHand | null;
  options: { level: string };
  /** What the rules say of this position, so that no rule is written here. */
  numbers: Schemas["SevenNumbers"];
};
/** How much room there is: boards with every word, short words, a phone's chips, chips of many. */
export type Form = "wide" | "narrow" | "chip" | "compact";
/** What can be explained. */
export type Thing =
  | { kind: "card"; id: string }
  | { kind: "samurai" | "track" | "penalty"; seat: number }
  | { kind: "token"; samurai: string; seat?: number }
  | { kind: "guard"; symbol: string }
  | { kind: "family"; family: string }
  | { kind: "wound" | "deck" | "breach" | "discard" | "building" | "barricade" };
