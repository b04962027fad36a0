/** What a game brings to the rooms that are the same for all games. A new game is a folder here with such a plug. */
import type { Component } from "svelte";
import type { GlyphName } from "../art/glyphs";
import type { Plan } from "../lib/games.svelte";
import type { Sound } from "../lib/sound";
import type { ChatLine, Game, GameEvent, Move, PersonTable, Replay } from "../lib/types";

/** A moment of a game, as a lesson waits for it. */
export interface Moment {
  view: Record<string, unknown>;
  legal: Move[];
  /** What happened so far, and the seat that learns. */
  log: GameEvent[];
  me: number | null;
}
/** A lesson of the first game: shown once, when its moment comes, and closed when that is over. */
export interface Lesson {
  key: string;
  rule: string;
  /** The thing it is about (a CSS selector): a ring is drawn around it. */
  at?: string;
  /** Where its slip lies on a wide table (CSS), if not where the others do. */
  spot?: string;
  when: (moment: Moment) => boolean;
}
/** A curve over a whole game; `seat` null: it belongs to all. */
export interface Curve {
  name: string;
  seat: number | null;
  plies: number[];
  values: number[];
}
export interface PictureProps {
  view?: unknown;
  /** The plain board, as it lies on the table before a game. */
  bare?: boolean;
  /** The part of the picture to fill the frame with, in percent: left, top, width, height. */
  part?: [number, number, number, number];
  sun?: boolean;
  /** How large the figures stand. */
  figures?: number;
  /** Width and height of the drawing. */
  size?: [number, number];
}
export interface SignProps {
  /** Message key of the side, if it is known. */
  side: string | null;
  seat: number;
  size: number;
}
export interface ChoicesProps {
  plan: Plan;
  info: Game;
  /** The cushion chosen, and how to choose another. */
  seat: number;
  onseat: (seat: number) => void;
  onchange: (options: Record<string, unknown>) => void;
}
/** How a finished game went for somebody, in words. */
export interface Outcome {
  won: boolean;
  title: string;
  detail: string;
}
/** A ring of the record: how many were won of how many; with a bot's face, or a sign. */
export interface Ring {
  key: string;
  label: string;
  won: number;
  of: number;
  bot?: string;
  glyph?: GlyphName;
  /** One more line, such as the best result. */
  more?: string;
}
/** How a finished game went, as a small line: values and the level they are held against from 0 to 1. */
export interface Course {
  values: number[];
  level: number;
  /** Which value it turned at. */
  turn: number | null;
  colour: string;
  /** The same in words and numbers. */
  label: string;
}

export interface Plug {
  name: string;
  /** The table's component, and what it needs besides `TableProps`. */
  loadTable: (table: string, key: string) => Promise<{ Table: Component<any>; extra: Record<string, unknown> }>;
  /** A picture of a position, or of none in particular; and the colour behind it (CSS). */
  Picture: Component<PictureProps>;
  backdrop: string;
  /** The sign of a side: a crest, a face. */
  Sign: Component<SignProps>;
  /** Everything of a new table that this game alone has: editions, variants, who plays whom. */
  loadChoices: () => Promise<{ default: Component<ChoicesProps> }>;
  /** The options it lets choose. */
  choices: string[];
  /** Options that no longer fit so many seats, as they are then. */
  refit: (options: Record<string, unknown>, seats: number) => Record<string, unknown>;

  /** The rule books it is played by. */
  books: string[];
  /** The first page of its rulebook: the steps of a turn, and pieces with what they are for. */
  primer: { steps: { key: string; icon: string }[]; pieces: { key: string; icon: string }[] };
  /** What a rule means, drawn; nothing for a rule without an example. */
  RuleExample: Component<{ id: string }> | null;
  lessons: Lesson[];
  /** Where the lesson's slip may lie on a wide table (CSS). */
  lessonSpot: string;

  /** The table for somebody in a hurry. */
  quick: { players: number; level: string; options?: Record<string, unknown> };
  /** The prepared game of the lessons. */
  firstGame: { players: number; level: string; options: Record<string, unknown>; seed: number };
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

  /** The side that a plan gives a seat, where it can be chosen beforehand. */
  plannedSide: (plan: Plan, seat: number) => string | null;
  /** The colour of a seat's cushion. */
  cushion: (side: string | null, seat: number) => string;
  /** About how many minutes a table takes. */
  minutes: (plan: Plan) => number;
  /** What a table's options are in a few words each. */
  tags: (options: Record<string, unknown>) => string[];
  /** The word for those who play ("Houses", "Samurai"). */
  crowd: string;

  /** How a finished table of mine went. */
  outcome: (table: PersonTable) => Outcome;
  /** Points of a seat, where seats have points of their own. */
  points: (table: PersonTable, seat: number) => number | null;
  /** My games of this kind in a few words: how many, how many won. */
  summary: (tables: PersonTable[]) => string;
  /** How a finished table went; null where that was not kept. */
  course: (table: PersonTable) => Course | null;
  /** What a picture of the end needs, where it was kept. */
  lastView: (table: PersonTable) => unknown;
  /** Everything my games add up to, as charts. */
  loadRecord: () => Promise<{ default: Component<{ tables: PersonTable[] }> }>;
  /** My record: what the rings count, and the rings. */
  ringsTitle: string;
  rings: (tables: PersonTable[]) => Ring[];
  /** The best result so far, big and in words. */
  best: (tables: PersonTable[]) => { score: string; words: string; table: string } | null;

  /** The sound of a kind of event: `lib/sound.ts` makes it, `table/TablePage.svelte` plays it. */
  sounds: Record<string, Sound>;

  /** Whether its table itself says refusals and lessons. */
  ownVoice: boolean;

  /** A line of talk that is a signal, in words; null where it is only talk. */
  wordLine?: (line: Pick<ChatLine, "text" | "seat">) => string | null;
  /** The message that names everybody's common chance, where all win or lose together. */
  sharedOdds: string | null;
  /** The curves of a replay. */
  curveTitle: string;
  curves: (replay: Replay) => Curve[];
  /** The chapter a view belongs to. */
  chapter: (view: Record<string, unknown>) => string;
}

export const may =
  (kind: string) =>
  ({ legal }: Moment): boolean =>
    legal.some((m) => m.kind === kind);
export const phase =
  (name: string, round?: number) =>
  ({ view }: Moment): boolean =>
    view["phase"] === name && (!round || view["round"] === round);
