/** A worker in this tab: the same messages, no server. */
import { getting } from "./getting.svelte";
import { board, isBoard, known, leave } from "./last";
import type { Answer, Told, Wish } from "./messages";
import type { Host, Connection } from "./types";

declare global {
  /** Begun by the page before its own scripts are here. */
  var tatamiWorker: Worker | undefined;
}
const worker = globalThis.tatamiWorker ?? new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const waiting = new Map<number, (answer: Answer) => void>();
const lines = new Map<number, TabConnection>();
let counter = 0;

function say(wish: Wish): void {
  worker.postMessage(wish);
}
say({ start: document.baseURI });

worker.onmessage = ({ data }: MessageEvent<Told>) => {
  if ("getting" in data) Object.assign(getting, data.getting);
  else if ("status" in data) {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  } else lines.get(data.line)?.hear(data.text, data.code, data.reason);
};
worker.onerror = (event) => {
  getting.problem = event.message || "worker";
};

/** What is asked of the worker itself: all tables as one file, and back. */
export function askWorker(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = "",
): Promise<Answer> {
  const id = ++counter;
  return new Promise((answer) => {
    waiting.set(id, answer);
    say({ id, ask: [method, path, headers, body] });
  });
}

class TabConnection implements Connection {
  readyState: number = WebSocket.CONNECTING;
  onopen: Connection["onopen"] = null;
  onmessage: Connection["onmessage"] = null;
  onclose: Connection["onclose"] = null;
  private readonly number = ++counter;
  private readonly table: string;
  private seq = 0;
  private keys: string[] = [];
  known?: () => unknown;
  /** Said while the table is drawn as it was left: Python hears it after it has said its own welcome. */
  private held: string[] | null = null;
  private readonly left = (): void => {
    if (this.keys.length && this.known) leave(this.table, this.keys, this.known());
  };

  get asleep(): boolean {
    return this.held !== null;
  }

  constructor(table: string) {
    this.table = table;
    lines.set(this.number, this);
    addEventListener("pagehide", this.left);
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as { t: string; id?: string; keys?: string[] };
    // the worker may be deep in thought: that it is here needs no answer from it
    if (message.t === "ping")
      return this.tell(JSON.stringify({ t: "pong", re: message.id ?? null, at: Date.now() / 1000, seq: this.seq }));
    if (this.held) this.held.push(text);
    else say({ line: this.number, table: this.table, text });
    if (message.keys) this.greet(message.keys);
  }

  /** Until Python is awake the table stands there as it was left. */
  private greet(keys: string[]): void {
    this.keys = keys;
    const welcome = getting.what && known(this.table, keys);
    if (!welcome) return;
    this.held = [];
    queueMicrotask(() => this.held && this.tell(welcome));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.left();
    say({ line: this.number, table: this.table, text: null });
    // later, as a socket does it: pages close lines while they are being drawn
    queueMicrotask(() => this.hear(null, 1000));
  }

  hear(text: string | null, code = 0, reason = ""): void {
    if (text !== null) {
      if (!this.seq) performance.mark("heard");
      this.seq = (JSON.parse(text) as { seq: number }).seq;
      const held = this.held ?? [];
      this.held = null;
      this.tell(text);
      return held.forEach((said) => this.send(said));
    }
    this.readyState = WebSocket.CLOSED;
    removeEventListener("pagehide", this.left);
    lines.delete(this.number);
    this.onclose?.(new CloseEvent("close", { code, reason }));
  }

  private tell(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }
}

/** What is the same for everybody: it lies beside the pages, and is there before Python is. */
const SHELF = /^(games|board\?game=\w+)$/;

export const host: Host = {
  async ask(method, path, headers, body) {
    if (method === "GET" && SHELF.test(path)) return fetch(`./shelf/${path.replace("?game=", "-")}.json`);
    const asked = async (): Promise<Response> => {
      const { status, text, name } = await askWorker(method, path, headers, body);
      return new Response(status === 204 ? null : text, {
        status,
        headers: name ? { "Content-Disposition": `attachment; filename="${name}"` } : {},
      });
    };
    return isBoard(method, path) ? board(path, asked) : asked();
  },
  connect: (table) => new TabConnection(table),
  here: () => Promise.resolve(true),
};
