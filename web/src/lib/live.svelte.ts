/** A live table: the socket and what it told. */
import { host } from "#host";
import type { Connection } from "../host/types";
import { Playback } from "./playback.svelte";
import { language } from "./i18n.svelte";
import { keep, kept } from "./seatkeys";
import { merge } from "./merge";
import { useSides } from "./names";
import { reached, unreachable } from "./reachable.svelte";
import type { ChatLine, GameEvent, Hint, TableState, Looks, Move, Preview, Refusal, Result, Told, Turn } from "./types";

type Views = Record<string, unknown>;
type Heard<T extends Told["t"]> = Extract<Told, { t: T }>;
/** A message sent, and for a move what could be played when it was sent. */
interface Asked {
  type: string;
  body: Record<string, unknown>;
  legal: string;
}
/** How often the line is tried while somebody looks, and how long it may be silent. */
const [PULSE, SILENCE] = [1300, 2800];
const NOTHING: Turn = { to_act: [], legal: {}, can_undo: [] };

export class Live {
  lobby = $state<TableState | null>(null);
  seats = $state<number[]>([]);
  views = $state.raw<Views>({});
  log = $state.raw<GameEvent[]>([]);
  turn = $state.raw<Turn>(NOTHING);
  ply = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  waiting = $state(false);
  hints = $state.raw<Hint[]>([]);
  odds = $state.raw<number[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  preview = $state.raw<{ words: string; preview: Preview } | null>(null);
  /** What each of a seat's moves would do, as far as the server has told. */
  looks = $state.raw<Looks | null>(null);
  undoAsked = $state<number | null>(null);
  endAsked = $state<number | null>(null);
  private question = "";
  result = $state.raw<Result | null>(null);
  problem = $state<string | null>(null);
  /** Bots think about a hint or the odds. */
  thinking = $state(false);
  notice = $state<string | null>(null);
  /** What happened at the table just now, for ears. */
  onEvent: (event: GameEvent) => void = () => undefined;
  /** A move clicked while nobody answered is kept, and goes out on return if it still can. */
  kept = $state.raw<{ seat: number; words: string; ply: number } | null>(null);
  readonly playback = new Playback();

  private socket: Connection | null = null;
  private seq: number | null = null;
  private latest: Views = {};
  /** All that was told, though some may still be on its way to the screen: a new line cuts that short. */
  private heard: GameEvent[] = [];
  private ended = false;
  private tries = 0;
  private beginning = false;
  /** The last the server told, though it may still be on its way to the screen. */
  private newest: { ply: number; turn: Turn } = { ply: 0, turn: NOTHING };
  private asked = new Map<string, Asked>();
  private counter = 0;
  private heardAt = Date.now();
  private readonly pulse: ReturnType<typeof setInterval>;
  readonly table: string;
  readonly keys: string[];
  /** Shown at the door too by the one who opened the table. */
  private readonly hostKeys: string[];

  constructor(table: string, keys: string[], host?: string | null) {
    this.table = table;
    this.keys = keys;
    this.hostKeys = host ? [host] : [];
    this.connect();
    this.pulse = setInterval(() => this.tryLine(), PULSE);
  }

  private connect(): void {
    const socket = host.connect(this.table);
    this.socket = socket;
    // inside the condition, so that a server's pages do not hold it
    if (__TAB__)
      socket.known = () => {
        if (this.lobby?.stage !== "playing" || this.result) return null;
        const { ply, turn } = this.newest;
        return {
          t: "welcome",
          seq: ply,
          resumed: false,
          table: this.lobby,
          seats: this.seats,
          views: this.latest,
          log: this.heard,
          turn,
          chat: this.chat,
          ply,
        };
      };
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ t: "hello", keys: [...this.keys, ...this.hostKeys], since: this.seq, lang: language() }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Told);
    socket.onclose = (event) => this.lost(socket, event.code, event.reason);
  }

  private lost(socket: Connection, code: number, reason: string): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.connected = false;
    this.waiting = this.kept !== null;
    this.thinking = false;
    if (this.ended) return;
    if (code === 4404 || code === 4400) {
      this.problem = reason || "gone";
      return;
    }
    // the game begins with a new line: that is no loss
    if (!this.beginning) unreachable();
    this.beginning = false;
    this.tries++;
    setTimeout(() => !this.ended && this.connect(), Math.min(2500, 150 * 1.6 ** this.tries));
  }

  /** Tries the line: often while somebody looks, now and then otherwise; one that is silent is given up. */
  private tryLine(): void {
    const silent = Date.now() - this.heardAt;
    if (this.socket && this.connected && !document.hidden && silent > SILENCE) {
      const dead = this.socket;
      this.lost(dead, 0, "");
      dead.close();
    } else if (document.hidden ? silent > 25_000 : silent > PULSE - 100) this.send("ping");
  }

  close(): void {
    this.ended = true;
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private hear(message: Told): void {
    this.seq = message.seq;
    this.heardAt = Date.now();
    this.take(message);
    if ("re" in message && message.re !== null) this.asked.delete(String(message.re));
  }

  private take(m: Told): void {
    switch (m.t) {
      case "welcome":
        return this.welcome(m);
      case "moved":
        return this.moved(m);
      case "lobby":
        return this.changed(m);
      case "presence":
        return this.presence(m);
      case "undone":
        return this.undone(m);
      case "chat":
        this.chat = [...this.chat, m.line];
        return;
      case "over":
        this.result = m.result;
        this.endAsked = null;
        return;
      case "notice":
        this.notice = m.kind;
        return;
      case "hint":
        this.hints = m.moves;
        this.thinking = false;
        return;
      case "odds":
        this.odds = m.values;
        this.thinking = false;
        return;
      case "why":
        this.refusal = m;
        return;
      case "preview":
        return this.previewed(m);
      case "looks":
        this.looks = m;
        return;
      case "undo-asked":
        this.undoAsked = m.by;
        this.question = m.question;
        return;
      case "undo-refused":
        this.undoAsked = null;
        return;
      case "end-asked":
        this.endAsked = m.by;
        this.question = m.question;
        return;
      case "end-refused":
        if (this.endAsked !== null && this.seats.includes(this.endAsked)) this.notice = "end-refused";
        this.endAsked = null;
        return;
      case "error":
        return this.refused(m);
      case "ok":
        this.waiting = false;
    }
  }

  private welcome(m: Heard<"welcome">): void {
    this.tries = 0;
    this.connected = true;
    reached();
    this.problem = null;
    this.lobby = m.table;
    if (m.table.seal && kept(this.table)?.seal === undefined && this.hostKeys.length + m.seats.length)
      keep({ table: this.table, seal: m.table.seal });
    this.seats = m.seats;
    this.latest = m.views;
    this.playback.stop();
    this.views = this.latest;
    this.heard = m.resumed ? [...this.heard, ...m.log] : m.log;
    this.log = this.heard;
    this.turn = m.turn ?? NOTHING;
    this.chat = m.chat;
    this.ply = m.ply;
    this.newest = { ply: this.ply, turn: this.turn };
    this.result = m.table.result;
    this.waiting = false;
    useSides(m.table.sides);
    this.sendKept();
  }

  /** What was clicked meanwhile goes out now, or is said to be lost. */
  private sendKept(): void {
    const kept = this.kept;
    this.kept = null;
    if (!kept) return;
    const still = kept.ply === this.ply && this.turn.legal[String(kept.seat)]?.some((m) => m.words === kept.words);
    if (still) {
      this.waiting = true;
      this.send("move", kept);
    } else this.notice = "move-lost";
  }

  private changed(m: Heard<"lobby">): void {
    const started = this.lobby?.stage === "lobby" && m.table.stage !== "lobby";
    this.lobby = m.table;
    if (m.turn && !this.playback.busy) this.turn = m.turn;
    useSides(m.table.sides);
    // the first views come with a welcome
    this.beginning = started;
    if (started) this.socket?.close();
  }

  private undone(m: Heard<"undone">): void {
    this.playback.stop();
    this.latest = m.views;
    this.views = this.latest;
    this.heard = m.log;
    this.log = this.heard;
    this.turn = m.turn;
    this.ply = m.ply;
    this.newest = { ply: this.ply, turn: this.turn };
    this.moot();
    this.waiting = false;
    this.result = null;
  }

  private moved(m: Heard<"moved">): void {
    const views: Views = { ...this.latest };
    for (const [who, change] of Object.entries(m.views)) views[who] = m.full ? change : merge(views[who], change);
    this.latest = views;
    this.waiting = false;
    if (__TAB__ && this.notice === "no-room") this.notice = null;
    this.moot();
    const { ply, turn, events } = m;
    this.newest = { ply, turn };
    this.heard = [...this.heard, ...events];
    this.playback.add({
      events,
      after: views,
      start: () => this.undisturbed(turn),
      tell: (event) => {
        this.log = [...this.log, event];
        this.onEvent(event);
      },
      done: () => {
        this.views = views;
        this.ply = ply;
      },
      ready: () => (this.turn = turn),
    });
  }

  /** What was asked about the position before is of no use now. */
  private moot(): void {
    this.hints = [];
    this.odds = null;
    this.undoAsked = null;
    this.preview = null;
  }

  /** While somebody else picks in secret, my own choice goes on; else nobody acts until the step has been seen. */
  private undisturbed(next: Turn): boolean {
    const mine = JSON.stringify(this.turn.legal);
    const same = mine !== "{}" && mine === JSON.stringify(next.legal);
    if (!same) this.turn = NOTHING;
    return same;
  }

  private presence(m: Heard<"presence">): void {
    const here = m.presence.seats;
    if (this.lobby)
      this.lobby = { ...this.lobby, seats: this.lobby.seats.map((s) => ({ ...s, here: here.includes(s.seat) })) };
  }

  private previewed(m: Heard<"preview">): void {
    const words = String(this.asked.get(String(m.re))?.body["words"] ?? m.words);
    this.preview = { words, preview: m };
  }

  private refused(m: Heard<"error">): void {
    this.waiting = false;
    this.thinking = false;
    const asked = this.asked.get(String(m.re));
    if (asked?.type === "preview" || asked?.type === "looks" || (asked && m.error === "stale" && this.again(asked)))
      return;
    this.refusal = {
      words: String(asked?.body["words"] ?? ""),
      rule: m.rule,
      reason: m.error,
      args: m.args,
      message: m.message,
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
    const sent = { seat, words: move.words, ply: this.ply };
    if (!this.connected || (__TAB__ && this.socket?.asleep)) this.kept = sent;
    else this.send("move", sent);
  }
  askWhy(seat: number, words: string): void {
    this.send("why", { seat, words });
  }
  askPreview(seat: number, words: string): void {
    this.send("preview", { seat, words });
  }
  /** What would each move of a seat do, and why can these others not be made? */
  askLooks(seat: number, others: string[]): void {
    this.send("looks", { seat, others });
  }
  undo(seat: number): void {
    this.send("undo", { seat });
  }
  answerUndo(yes: boolean): void {
    this.undoAsked = null;
    this.send("undo-answer", { question: this.question, yes });
  }
  /** Ask the others to end a game that is won or lost together. */
  end(seat: number): void {
    this.send("end", { seat });
  }
  answerEnd(yes: boolean): void {
    this.endAsked = null;
    this.send("end-answer", { question: this.question, yes });
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
