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
  cards: Record<string, Card>;
  options: { level: string };
}
