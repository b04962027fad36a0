/** What travels between server and browser. */
export interface Move {
  words: string;
  kind: string;
  args: Record<string, unknown>;
}
export interface GameEvent {
  kind: string;
  args: Record<string, unknown>;
  ply?: number;
}
export interface Turn {
  to_act: number[];
  legal: Record<string, Move[]>;
  can_undo: number[];
  clock?: ClockState | null;
}
export interface ClockState {
  kind: "live" | "days";
  left: number[];
  running: number[];
  at: number;
}
export interface Seat {
  seat: number;
  name: string;
  side: string | null;
  bot: string | null;
  stand_in: string | null;
  joined: boolean;
  here: boolean;
}
export interface Lobby {
  table: string;
  game: "empires" | "seven";
  options: Record<string, unknown>;
  stage: "lobby" | "playing" | "over";
  seats: Seat[];
  listed: boolean;
  hot: boolean;
  ply: number;
  turn: number[];
  result: Result | null;
  rematch: string | null;
  mine: number[];
  host: boolean;
}
export interface Result {
  scores: number[];
  winners: number[];
}
export interface Hint extends Move {
  value?: number;
  reason?: { kind: string; args: Record<string, unknown> };
}
export interface Refusal {
  words: string;
  rule: string | null;
  reason: string | null;
  message: string;
}
export interface Preview {
  reveals: boolean;
  events: GameEvent[];
  view?: unknown;
}
export interface Chat {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
