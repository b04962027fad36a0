/** A view of 7 Samurai; the same for everybody. */
export interface Card {
  strength: number;
  symbol: "hat" | "house" | "doll" | null;
  penalties: string[];
  flame: boolean;
}
export interface SamuraiView {
  samurai: string;
  side: "human" | "animal";
  wounds: number;
  passed: boolean;
  track: number;
  kiai: number;
  line: string[];
  left: string[];
  support_to: number | null;
  support_from: number[];
  open_tokens: string[];
}
export interface Pile {
  count: number;
  seen: { place: number; card: string; face_up: boolean }[];
}
export interface SevenView {
  round: number;
  phase: string;
  stage: string;
  active: number;
  to_act: number[];
  outcome: string | null;
  score: number;
  deck: Pile;
  discard: string[];
  breach: Pile;
  /** In play and seen before, but nobody knows where in the piles. */
  unplaced: string[];
  barricades: number;
  barricades_max: number;
  buildings: string[];
  families: string[];
  seats: SamuraiView[];
  open_tokens: string[];
  hand: { card: string; seat: number } | null;
  penalties: string[];
  turn_limits: string[];
  abilities: string[][];
  kiai: { seat: number; main: number; extra: number }[];
  looking: number;
  cards: Record<string, Card>;
  options: { level: string };
}
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
