/** What can be played here, and opening tables. */
import { plugOf } from "../games";
import { get, post } from "./api";
import { keep } from "./seatkeys";
import { saveMe } from "./me.svelte";
import { useNouns } from "./names";
import { settings } from "./settings.svelte";
import type { Game, Impossible, Opened } from "./types";

export interface SeatPlan {
  kind: "mine" | "open" | "bot";
  level?: string;
  name?: string;
}
export interface Plan {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: SeatPlan[];
  listed: boolean;
  /** Hints and odds; undefined: as usual for so many people. */
  help?: boolean;
  clock: { kind: "live" | "days"; base?: number; increment?: number; days?: number } | null;
  board?: unknown;
  seed?: number;
}
/** The level for whoever does not choose. */
export const USUAL_LEVEL = "soldier";

let known: Promise<Game[]> | null = null;
/** The games of this server. */
export function games(): Promise<Game[]> {
  known ??= get<Game[]>("games").then(
    (found) => {
      for (const { game, nouns } of found) useNouns(game, nouns);
      return found;
    },
    (problem: unknown) => {
      known = null;
      throw problem;
    },
  );
  return known;
}

/** The levels of this server's bots, the weakest first. */
export const levels = $state<{ all: string[] }>({ all: [USUAL_LEVEL] });
void get<string[]>("levels").then(
  (found) => (levels.all = found),
  () => undefined,
);

/** A plan for somebody in a hurry: me against bots. */
export function quickPlan(game: string): Plan {
  const { players, level, options = {} } = plugOf(game).quick;
  return { game, players, options, seats: seats(players, level), listed: false, clock: null };
}

/** The prepared game of the lessons. */
export function firstPlan(game: string): Plan {
  const { players, level, options, seed } = plugOf(game).firstGame;
  return { ...quickPlan(game), players, options, seats: seats(players, level), seed };
}

/** Me, then bots. */
export function seats(players: number, level: string): SeatPlan[] {
  return Array.from({ length: players }, (_, i) => (i === 0 ? { kind: "mine" } : { kind: "bot", level }));
}

/** The plan used last for a game. */
export function lastPlan(game: string): Plan {
  try {
    const stored = localStorage.getItem(`tatami.plan.${game}`);
    if (stored) return JSON.parse(stored) as Plan;
  } catch {
    // an unreadable plan is as good as none
  }
  return quickPlan(game);
}

/** Opens a table after a plan, keeps its keys, and answers its id. */
export async function openTable(plan: Plan, remember = true): Promise<string> {
  if (remember) localStorage.setItem(`tatami.plan.${plan.game}`, JSON.stringify({ ...plan, board: undefined }));
  if (remember) saveMe();
  const named = plan.seats.map((s) => (s.kind === "mine" && !s.name ? { ...s, name: settings.name } : s));
  const { game, players, listed, clock, board, seed } = plan;
  const more = { ...(board ? { board } : {}), ...(seed === undefined ? {} : { seed }) };
  const opened = await post<Opened>("tables", {
    game,
    players,
    options: plan.options,
    seats: named,
    listed,
    clock,
    help: plan.help ?? null,
    ...more,
  });
  keepOpened(plan.game, opened);
  return opened.table;
}

/** What cannot be chosen beside a plan's options: the engine's word. */
export async function impossible({ game, players, options }: Plan): Promise<Impossible[]> {
  return post<Impossible[]>("choices", { game, players, options }).catch(() => []);
}

/** Keeps the keys of a table just opened. */
export function keepOpened(game: string, opened: Opened): void {
  const keys = opened.mine.map((seat) => opened.links.seat[seat]).filter((k): k is string => !!k);
  keep({
    table: opened.table,
    game,
    keys,
    host: opened.host,
    links: opened.links.seat,
    spectator: opened.links.spectator,
  });
}
