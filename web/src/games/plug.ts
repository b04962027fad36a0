/** What a game brings to the rooms that are the same for all games. A new game is a folder here with such a plug. */
import type { Component } from "svelte";
import type { Live } from "../lib/live.svelte";
import type { Move, Replay, Result } from "../lib/types";

/** A moment of a game, as a lesson waits for it. */
export interface Moment {
  view: Record<string, unknown>;
  legal: Move[];
}
/** A lesson of the first game: shown once, when its moment comes. */
export interface Lesson {
  key: string;
  rule: string;
  when: (moment: Moment) => boolean;
}
/** A line over a whole game; `seat` null: it belongs to all. */
export interface Line {
  name: string;
  seat: number | null;
  plies: number[];
  values: number[];
}
/** What the card at the end is given. */
export interface ResultProps {
  live: Live;
  view: unknown;
  result: Result;
}

export interface Plug {
  name: string;
  /** The table's component, and what it needs besides `TableProps`. */
  loadTable: (table: string, key: string) => Promise<{ Table: Component<any>; extra: Record<string, unknown> }>;
  /** The little picture on the game's card. */
  loadEmblem: () => Promise<{ default: Component }>;

  /** The rule books it is played by. */
  books: string[];
  lessons: Lesson[];
  /** Where the lesson's slip may lie on a wide table (CSS). */
  lessonSpot: string;

  /** The table for somebody in a hurry. */
  quick: { players: number; level: string };
  /** The option by which one person alone plays several seats, if there is one; and its usual value. */
  alone: { option: string; seats: number } | null;
  /** What to say of playing alone otherwise. */
  soloHint: string | null;
  /** Whether it can be played on a board from a file. */
  ownBoard: boolean;
  /** Whether seats must not see each other's hands: several at one screen need a curtain between turns. */
  curtain: boolean;

  /** A seat before the game is dealt. */
  seatLabel: (seat: number) => string;
  /** Its sign (an `Icon`), if it has one. */
  seatIcon: (seat: number) => string | null;
  seatColour: (seat: number) => string;

  /** How it ended: a title, and a card with the reasons. */
  resultTitle: (result: Result) => string;
  loadResult: () => Promise<{ default: Component<ResultProps> }>;
  wideResult: boolean;

  /** The message that names everybody's common chance, where all win or lose together. */
  sharedOdds: string | null;
  /** The curves of a replay. */
  curveTitle: string;
  lines: (replay: Replay) => Line[];
  /** The chapter a view belongs to. */
  chapter: (view: Record<string, unknown>) => string;
}

export const may = (kind: string) => ({ legal }: Moment): boolean => legal.some((m) => m.kind === kind);
export const phase = (name: string, round?: number) => ({ view }: Moment): boolean => view["phase"] === name && (!round || view["round"] === round);
