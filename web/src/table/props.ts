/** What every game's table is given, live or in a replay. */
import type { Playback } from "../lib/playback.svelte";
import type { Live } from "../lib/live.svelte";
import type { GameEvent, Seat, Turn } from "../lib/types";

export interface TableProps<View = unknown> {
  view: View;
  /** The view to compare with, when it is not the one before my own last move. */
  since?: View | null;
  log: GameEvent[];
  seats: Seat[];
  mine: number[];
  /** The seat through whose eyes the table is seen; null for a spectator. */
  viewer: number | null;
  turn: Turn;
  /** Null in a replay. */
  live: Live | null;
  playback: Playback;
  /** A first game, with its lessons. */
  learn?: boolean;
  /** Opens a rule beside the game; without it rules are pages of their own. */
  onrule?: (rule: string) => void;
}
