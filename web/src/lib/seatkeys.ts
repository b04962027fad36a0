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
  return keepAll([change])[0]!;
}

/** The same for many tables, the newest first: read and written once. */
export function keepAll(changes: (Partial<Kept> & { table: string })[]): Kept[] {
  const known = new Map(keptTables().map((k) => [k.table, k]));
  const now = changes.map((change): Kept => {
    const before = known.get(change.table);
    return {
      game: "",
      at: Date.now(),
      ...before,
      ...change,
      keys: [...new Set([...(before?.keys ?? []), ...(change.keys ?? [])])],
    };
  });
  for (const { table } of now) known.delete(table);
  localStorage.setItem(KEY, JSON.stringify([...now, ...known.values()].slice(0, 1200)));
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
