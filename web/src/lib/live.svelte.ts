/** A live table: the socket and what it told. */
import { address } from "./api";
import { Beats } from "./beats.svelte";
import { language } from "./i18n.svelte";
import { merge } from "./merge";
import { useSides } from "./names";
import type { Chat, GameEvent, Hint, Lobby, Move, Preview, Refusal, Result, Turn } from "./types";

type Views = Record<string, unknown>;
interface Message {
  t: string;
  seq?: number;
  re?: string;
  [more: string]: unknown;
}
/** A message sent, and for a move what could be played when it was sent. */
interface Asked {
  type: string;
  body: Record<string, unknown>;
  legal: string;
}
const NOTHING: Turn = { to_act: [], legal: {}, can_undo: [] };

/** Message keys of all sides; alone in Empires one plays against two houses that have no seat. */
function sidesOf(lobby: Lobby): string[] | undefined {
  if (!lobby.seats.every((s) => s.side)) return undefined;
  const sides = lobby.seats.map((s) => s.side!);
  return lobby.game === "empires" && sides.length === 1 ? [...sides, "house-takeda", "house-mori"] : sides;
}

export class Live {
  lobby = $state<Lobby | null>(null);
  seats = $state<number[]>([]);
  views = $state.raw<Views>({});
  log = $state.raw<GameEvent[]>([]);
  turn = $state.raw<Turn>(NOTHING);
  ply = $state(0);
  chat = $state.raw<Chat[]>([]);
  connected = $state(false);
  waiting = $state(false);
  hints = $state.raw<Hint[]>([]);
  odds = $state.raw<number[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  preview = $state.raw<{ words: string; preview: Preview } | null>(null);
  undoAsked = $state<number | null>(null);
  result = $state.raw<Result | null>(null);
  problem = $state<string | null>(null);
  /** Bots think about a hint or the odds. */
  thinking = $state(false);
  notice = $state<string | null>(null);
  readonly beats = new Beats();

  private socket: WebSocket | null = null;
  private seq: number | null = null;
  private latest: Views = {};
  private ended = false;
  private tries = 0;
  /** The last the server told, though it may still be on its way to the screen. */
  private newest: { ply: number; turn: Turn } = { ply: 0, turn: NOTHING };
  private asked = new Map<string, Asked>();
  private counter = 0;
  private readonly pulse: ReturnType<typeof setInterval>;
  readonly table: string;
  readonly keys: string[];

  constructor(table: string, keys: string[]) {
    this.table = table;
    this.keys = keys;
    this.connect();
    this.pulse = setInterval(() => this.send("ping"), 25_000);
  }

  private connect(): void {
    const socket = new WebSocket(address(`tables/${this.table}/live`, true));
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: "hello", keys: this.keys, since: this.seq, lang: language() }));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message);
    socket.onclose = (event) => {
      this.connected = false;
      this.waiting = false;
      this.thinking = false;
      if (this.ended) return;
      if (event.code === 4404 || event.code === 4400) {
        this.problem = event.reason || "gone";
        return;
      }
      this.tries++;
      setTimeout(() => !this.ended && this.connect(), Math.min(8000, 300 * 1.6 ** this.tries));
    };
  }

  close(): void {
    this.ended = true;
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private hear(message: Message): void {
    if (typeof message.seq === "number") this.seq = message.seq;
    const heard: Record<string, (m: Message) => void> = {
      welcome: (m) => this.welcome(m),
      moved: (m) => this.moved(m),
      lobby: (m) => this.changed(m),
      presence: (m) => this.presence(m),
      undone: (m) => this.undone(m),
      chat: (m) => (this.chat = [...this.chat, m["line"] as Chat]),
      over: (m) => (this.result = m["result"] as Result),
      notice: (m) => (this.notice = m["kind"] as string),
      hint: (m) => ((this.hints = m["moves"] as Hint[]), (this.thinking = false)),
      odds: (m) => ((this.odds = m["values"] as number[]), (this.thinking = false)),
      why: (m) => (this.refusal = m as unknown as Refusal),
      preview: (m) => this.previewed(m),
      "undo-asked": (m) => (this.undoAsked = m["by"] as number),
      error: (m) => this.refused(m),
      ok: () => (this.waiting = false),
    };
    heard[message.t]?.(message);
    if (message.re) this.asked.delete(message.re);
  }

  private welcome(m: Message): void {
    this.tries = 0;
    this.connected = true;
    this.problem = null;
    this.lobby = m["table"] as Lobby;
    this.seats = m["seats"] as number[];
    this.latest = m["views"] as Views;
    this.beats.stop();
    this.views = this.latest;
    const log = m["log"] as GameEvent[];
    this.log = m["resumed"] ? [...this.log, ...log] : log;
    this.turn = (m["turn"] as Turn | null) ?? NOTHING;
    this.chat = (m["chat"] as Chat[] | undefined) ?? [];
    this.ply = (m["ply"] as number | undefined) ?? 0;
    this.newest = { ply: this.ply, turn: this.turn };
    this.result = this.lobby.result;
    this.waiting = false;
    useSides(sidesOf(this.lobby));
  }

  private changed(m: Message): void {
    const started = this.lobby?.stage === "lobby" && (m["table"] as Lobby).stage !== "lobby";
    this.lobby = m["table"] as Lobby;
    if (m["turn"] && !this.beats.busy) this.turn = m["turn"] as Turn;
    useSides(sidesOf(this.lobby));
    // the first views come with a welcome
    if (started) this.socket?.close();
  }

  private undone(m: Message): void {
    this.beats.stop();
    this.latest = m["views"] as Views;
    this.views = this.latest;
    this.log = m["log"] as GameEvent[];
    this.turn = m["turn"] as Turn;
    this.ply = m["ply"] as number;
    this.newest = { ply: this.ply, turn: this.turn };
    this.hints = [];
    this.odds = null;
    this.undoAsked = null;
    this.preview = null;
    this.waiting = false;
    this.result = null;
  }

  private moved(m: Message): void {
    const given = m["views"] as Views;
    const views: Views = { ...this.latest };
    for (const [who, change] of Object.entries(given)) views[who] = m["full"] ? change : merge(views[who], change);
    this.latest = views;
    this.waiting = false;
    this.hints = [];
    this.odds = null;
    this.undoAsked = null;
    this.preview = null;
    const [ply, turn] = [m["ply"] as number, m["turn"] as Turn];
    this.newest = { ply, turn };
    this.beats.add({
      events: (m["events"] as GameEvent[]) ?? [],
      after: views,
      start: () => this.undisturbed(turn),
      tell: (event) => (this.log = [...this.log, event]),
      done: () => {
        this.views = views;
        this.ply = ply;
        this.turn = turn;
      },
    });
  }

  /** While somebody else picks in secret, my own choice goes on; else nobody acts until the step has been seen. */
  private undisturbed(next: Turn): boolean {
    const mine = JSON.stringify(this.turn.legal);
    const same = mine !== "{}" && mine === JSON.stringify(next.legal);
    if (!same) this.turn = NOTHING;
    return same;
  }

  private presence(m: Message): void {
    const here = (m["presence"] as { seats: number[] }).seats;
    if (this.lobby) this.lobby = { ...this.lobby, seats: this.lobby.seats.map((s) => ({ ...s, here: here.includes(s.seat) })) };
  }

  private previewed(m: Message): void {
    const words = String(this.asked.get(m.re ?? "")?.body["words"] ?? m["words"] ?? "");
    this.preview = { words, preview: m as unknown as Preview };
  }

  private refused(m: Message): void {
    this.waiting = false;
    this.thinking = false;
    const asked = this.asked.get(m.re ?? "");
    if (asked?.type === "preview" || (asked && m["error"] === "stale" && this.again(asked))) return;
    this.refusal = {
      words: String(asked?.body["words"] ?? ""),
      rule: (m["rule"] as string | null | undefined) ?? null,
      reason: m["error"] as string,
      message: String(m["message"] ?? m["error"]),
    };
  }

  private send(type: string, body: Record<string, unknown> = {}): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const id = String(++this.counter);
    this.asked.set(id, { type, body, legal: this.legalFor(body["seat"]) });
    this.socket.send(JSON.stringify({ t: type, id, ...body }));
  }

  private legalFor(seat: unknown): string {
    return JSON.stringify(this.newest.turn.legal[String(seat)] ?? []);
  }

  /** Somebody else picked in secret while I did: as nothing changed for me, the same move goes out again. */
  private again({ type, body, legal }: Asked): boolean {
    if (type !== "move" || body["ply"] === this.newest.ply || legal !== this.legalFor(body["seat"])) return false;
    this.waiting = true;
    this.send("move", { ...body, ply: this.newest.ply });
    return true;
  }

  move(seat: number, move: Move): void {
    this.waiting = true;
    this.refusal = null;
    this.send("move", { seat, words: move.words, ply: this.ply });
  }
  ask(seat: number, words: string): void {
    this.send("why", { seat, words });
  }
  look(seat: number, words: string): void {
    this.send("preview", { seat, words });
  }
  undo(seat: number): void {
    this.send("undo", { seat });
  }
  answerUndo(yes: boolean): void {
    this.undoAsked = null;
    this.send("undo-answer", { yes });
  }
  hint(seat: number): void {
    this.thinking = true;
    this.send("hint", { seat });
  }
  askOdds(): void {
    this.thinking = true;
    this.send("odds");
  }
  say(text: string): void {
    this.send("chat", { text });
  }
  takeOver(seat: number, level: string): void {
    this.send("takeover", { seat, level });
  }
  giveBack(seat: number): void {
    this.send("giveback", { seat });
  }
  rename(seat: number, name: string): void {
    this.send("rename", { seat, name });
  }
}
