/** What page and worker tell each other. */
export interface Getting {
  /** What is being fetched ("python", "rules", "bots") or done ("wake": nothing has to be fetched; "start": Python begins anew); null: all is here. */
  what: "python" | "rules" | "bots" | "wake" | "start" | null;
  /** Bytes so far, of how many. */
  done: number;
  all: number;
  problem: string;
}
export type Wish =
  | { start: string }
  | { id: number; ask: [string, string, Record<string, string>, string] }
  | { line: number; table: string; text: string | null };
export interface Answer {
  id: number;
  status: number;
  text: string;
  name: string;
}
export type Told =
  Answer | { getting: Partial<Getting> } | { line: number; text: string | null; code: number; reason: string };
