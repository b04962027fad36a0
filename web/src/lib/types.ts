/** What travels between server and browser. */
import type { Args } from "./i18n.svelte";

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
  can_undo: boolean;
  clock?: unknown;
}
export interface Seat {
  seat: number;
  kind: string;
  name: string | null;
  level?: string | null;
  here?: boolean;
  taken?: boolean;
}
export interface Lobby {
  table: string;
  game: "empires" | "seven";
  options: Record<string, unknown>;
  seats: Seat[];
  started: boolean;
  over: boolean;
  listed?: boolean;
  ply?: number;
  turn?: number[];
  result?: Result | null;
}
export interface Result {
  scores: number[];
  winners: number[];
}
export interface Hint extends Move {
  value?: number;
  reason?: { kind: string; args: Args };
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
  seat: number | null;
  name: string | null;
  text: string;
  at?: string;
}
