/** The seats this browser holds: secrets by table, kept in localStorage. */
export interface Kept {
  table: string;
  game: string;
  keys: string[];
  host?: string | null;
  links?: (string | null)[];
  spectator?: string | null;
  /** The hash of the deal, as the table first showed it. */
  seal?: string | null;
  at: number;
}
const KEY = "tatami.tables";

/** All tables this browser has a seat at, newest first. */
export function keptTables(): Kept[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[]).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** What this browser knows of one table. */
export function kept(table: string): Kept | undefined {
  return keptTables().find((k) => k.table === table);
}

/** Adds or completes what is known of a table. */
export function keep(change: Partial<Kept> & { table: string }): Kept {
  const known = kept(change.table);
  const keys = [...new Set([...(known?.keys ?? []), ...(change.keys ?? [])])];
  const now: Kept = { game: "", at: Date.now(), ...known, ...change, keys };
  const rest = keptTables().filter((k) => k.table !== change.table);
  localStorage.setItem(KEY, JSON.stringify([now, ...rest].slice(0, 400)));
  return now;
}

/** Forgets a table. */
export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptTables().filter((k) => k.table !== table)));
}

/** Forgets all tables, or one, with everything known of it. */
export function forgetAll(table?: string): void {
  if (table === undefined) localStorage.removeItem(KEY);
  else forget(table);
}
