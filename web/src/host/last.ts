/** The table last left, as its page knew it: the next visit draws it while Python is still waking up. */
const KEY = "tatami.last";
/** Pages of another version may draw it otherwise. */
const VERSION = import.meta.url;

interface Last {
  version: string;
  table: string;
  keys: string[];
  /** A welcome, as Python would say it. */
  welcome: unknown;
  /** The table's own board, where it was asked for. */
  board: string | undefined;
}
/** Boards asked for during this visit, by their addresses: a table's never changes. */
const boards = new Map<string, string>();
const BOARD = /^tables\/[^/]+\/board$/;

function last(): Last | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Last | null;
    return found?.version === VERSION ? found : null;
  } catch {
    return null;
  }
}

/** Keeps what a page knows of the table it leaves; nothing of a table where nothing goes on. */
export function leave(table: string, keys: string[], welcome: unknown): void {
  const left: Last = { version: VERSION, table, keys, welcome, board: boards.get(`tables/${table}/board`) };
  try {
    if (welcome) localStorage.setItem(KEY, JSON.stringify(left));
    else if (last()?.table === table) localStorage.removeItem(KEY);
  } catch {
    // no room: the next visit waits for Python
  }
}

/** What was known of a table to whoever comes with these keys. */
export function known(table: string, keys: string[]): string | null {
  const found = last();
  return found?.table === table && found.keys.join() === keys.join() ? JSON.stringify(found.welcome) : null;
}

/** A board that is known, or is from now on. */
export async function board(path: string, asked: () => Promise<Response>): Promise<Response> {
  const found = last();
  const kept = boards.get(path) ?? (found && path === `tables/${found.table}/board` ? found.board : undefined);
  const response = kept === undefined ? await asked() : new Response(kept);
  if (response.ok) boards.set(path, await response.clone().text());
  return response;
}
export const isBoard = (method: string, path: string): boolean => method === "GET" && BOARD.test(path);
