/** A seat's view of Small Samurai Empires, as API.md has it; what a viewer may not know is absent or null. */
export interface SeatView {
  score: number;
  food: number | null;
  bushido: number | null;
  influence: Record<string, number>;
  samurai_left: number;
  castles_left: number;
  hand: string[] | number | null;
  orders_left: Record<string, number> | number | null;
  dojo?: string | null;
  [more: string]: unknown;
}
export interface ProvinceView {
  resource: "food" | "bushido" | null;
  samurai: number[];
  castles: number[];
  archers?: number[];
  generals?: number[];
  shrine?: string | null;
  control?: number | null;
  [more: string]: unknown;
}
export interface TokenView {
  seat: number;
  order: string | null;
  face_up: boolean;
  round: number;
  location?: string | null;
}
export interface SlotView {
  slot: string;
  neutral: string;
  token: TokenView | null;
  under: TokenView | null;
  price?: number | null;
}
export interface EmpiresView {
  era: number;
  round: number;
  phase: "destiny" | "planning" | "resolution" | "over" | string;
  to_act: number[];
  turn_order: number[];
  seats: SeatView[];
  provinces: Record<string, ProvinceView>;
  slots: SlotView[];
  destiny_played: Record<string, number>;
  options?: Record<string, unknown>;
  [more: string]: unknown;
}
