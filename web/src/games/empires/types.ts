/** A seat's view of Small Samurai Empires (the engine's `view.py`); what a viewer may not know is null. */
export interface SeatView {
  score: number;
  food: number | null;
  bushido: number | null;
  influence: Record<string, number>;
  final_points: Record<string, number>;
  samurai_left: number;
  castles_left: number;
  armies: number;
  hand: string[] | null;
  hand_count: number;
  /** The region picked, true for a card face down to this viewer. */
  picked: string | true | null;
  orders_left: Record<string, number> | null;
  orders_count: number;
  cover_price: number;
  covered: boolean;
  dojo?: string | null;
  range?: number;
  arsenal?: number;
  headquarters?: number;
}
export interface ProvinceView {
  resource: "food" | "bushido" | null;
  samurai: number[];
  castles: number[];
  controller: number | null;
  archers?: number[];
  generals?: number[];
  besieged?: number[];
  figure?: string;
}
export interface TokenView {
  seat: number;
  order: string | null;
  face_up: boolean;
  round: number;
  location?: string;
}
export interface SlotView {
  slot: string;
  neutral: string;
  token: TokenView | null;
  under: TokenView | null;
}
export interface Doing {
  act: string;
  region: string;
  points: number;
  at?: string;
  extra?: boolean;
}
/** Numbers the server counted for people (the engine's `numbers.py`). */
export interface Numbers {
  /** Tokens everybody places this round. */
  tokens: number;
  power: Record<string, number[]>;
  /** What the order under way still sells to me. */
  offer?: { kind: "point" | "ship" | "army" | "strike"; price: number } | null;
  agendas?: Record<string, { points: number; have: Record<string, number>[] }>;
}
export interface EmpiresView {
  era: number;
  round: number;
  phase: string;
  to_act: number[];
  turn_order: number[];
  seats: SeatView[];
  provinces: Record<string, ProvinceView>;
  slots: SlotView[];
  destiny_played: Record<string, number>;
  destiny_left: number;
  resolving: string | null;
  doing: Doing[];
  agendas?: Record<string, { tile: number; side: string; done: number[] }>;
  mountains?: { between: [string, string]; token: string | boolean | null }[];
  houses?: { seat: number; stack_left: number; next_region: string | null; aside: Record<string, number> }[];
  winners?: number[];
  options: Record<string, unknown>;
  numbers?: Numbers;
}
