/** The theatre of the table: one token at a time lifts, its region lights, words stand at it; what hits me is held. */
import { t } from "../../lib/i18n.svelte";
import { eventText, nameOf, sideName } from "../../lib/names";
import { motion, settings } from "../../lib/settings.svelte";
import type { Playback, Scene } from "../../lib/playback.svelte";
import type { GameEvent } from "../../lib/types";
import { begins, ends, hits, joins, opened, placeOf, regionOf, type Deed, type Turned } from "./deeds";
import { flightOf, type Flight } from "./flights";
import type { EmpiresView } from "./types";

/** What is on stage. */
export interface Stage {
  deed: Deed;
  region: string;
  title: string;
  lines: string[];
  hits: string[];
  /** The provinces among them. */
  gone: string[];
  place: string | null;
}
interface Given {
  view: EmpiresView;
  log: GameEvent[];
  viewer: number | null;
  /** In a replay my own deeds are shown too. */
  live: unknown;
}

/** Milliseconds at speed 1. */
const LIFT = 420;
const TRAVEL = 380;
const PLACED = 500;
const HOLD = 500;
/** What hits me is held at any speed. */
const HIT = 900;

export class Theatre {
  stage = $state.raw<Stage | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** The bar over the strip. */
  timer = $state.raw<{ key: number; time: number } | null>(null);
  /** Changes of control, as the views showed them. */
  turned = $state.raw<Turned[]>([]);
  private readonly given: () => Given;
  private key = 0;
  private again = 0;

  constructor(given: () => Given) {
    this.given = given;
  }

  /** Shows one event of a scene; answers how long it wants to be seen. */
  show(event: GameEvent, scene: Scene): number {
    this.again++;
    const { view, log, viewer, live } = this.given();
    if (
      scene.events.some((e) => e.kind === "era-ends") &&
      !begins(event) &&
      scene.events.indexOf(event) > scene.events.findIndex((e) => e.kind === "era-ends")
    )
      return 0;
    const mine = live !== null && event.args["seat"] === viewer && viewer !== null;
    const fresh = begins(event) && !joins(event, this.stage?.deed ?? null);
    if (fresh) this.open(opened(event, log.length - 1));
    else if (ends(event)) this.stage = null;
    else this.add(event);
    if (mine && fresh) this.stage = null;
    const last = scene.events.at(-1) === event;
    const lost = last && scene.after ? this.lost(view, scene.after, viewer) : [];
    const hurt = [...hits([event], viewer), ...lost];
    if (this.stage && hurt.length) {
      const gone = [...this.stage.gone, ...lost];
      this.stage = { ...this.stage, gone, hits: [...hits(this.stage.deed.events, viewer), ...gone] };
    }
    const travel = this.fly(event);
    const time = this.time(event, travel, last) / settings.speed;
    const whole = hurt.length ? Math.max(travel / settings.speed + HIT, time) : time;
    this.timer = whole > 200 && this.stage ? { key: ++this.key, time: whole } : null;
    return whole;
  }

  private time(event: GameEvent, travel: number, last: boolean): number {
    if (!this.stage) return travel;
    if (begins(event)) return this.stage.deed.placing ? PLACED : event.kind === "order-idle" ? LIFT + HOLD : LIFT;
    return travel + (last ? HOLD : event.kind === "paid" ? 0 : 160);
  }

  private open(deed: Deed): void {
    this.stage = {
      deed,
      region: regionOf(deed.slot),
      title: this.title(deed),
      lines: [],
      hits: [],
      gone: [],
      place: null,
    };
  }

  private title(deed: Deed): string {
    if (deed.placing) return eventText("empires", deed.events[0]!);
    return t("web-carries-out", { house: sideName(deed.seat), order: nameOf("order", deed.order ?? "") });
  }

  private add(event: GameEvent): void {
    if (!this.stage) return;
    const deed = { ...this.stage.deed, events: [...this.stage.deed.events, event] };
    this.stage = {
      ...this.stage,
      deed,
      lines: [...this.stage.lines, eventText("empires", event)].slice(-4),
      place: placeOf(deed),
    };
  }

  /** Provinces I lose by a step, in words. */
  private lost(view: EmpiresView, after: Record<string, unknown>, viewer: number | null): string[] {
    const next = after[viewer === null ? "spectator" : String(viewer)] as EmpiresView | undefined;
    return next ? hits([], viewer, turns(view, next, 0)) : [];
  }

  private fly(event: GameEvent): number {
    const flight = flightOf(event);
    if (!flight || !motion()) return 0;
    this.flights = [...this.flights, flight];
    setTimeout(() => (this.flights = this.flights.filter((f) => f !== flight)), TRAVEL / settings.speed + 30);
    return TRAVEL;
  }

  /** A view follows another: who gained and lost what. */
  follow(before: EmpiresView, now: EmpiresView, at: number): void {
    const found = turns(before, now, at);
    if (found.length) this.turned = [...this.turned, ...found];
  }

  /** Control that changed while a deed was done. */
  turnedBy(deed: Deed, next: number): Turned[] {
    return this.turned.filter(({ at }) => at > deed.from && at <= Math.max(next, deed.to));
  }

  /** Plays a deed of the past once more. */
  async see(deed: Deed): Promise<void> {
    const run = ++this.again;
    const { viewer } = this.given();
    this.open({ ...deed, events: deed.events.slice(0, 1) });
    await pause(LIFT);
    for (const event of deed.events.slice(1)) {
      if (run !== this.again) return;
      this.add(event);
      this.fly(event);
      await pause((TRAVEL + 200) / Math.min(2, settings.speed));
    }
    if (run === this.again && this.stage)
      this.stage = { ...this.stage, hits: hits(deed.events, viewer, this.turnedBy(deed, deed.to)) };
    await pause(1600);
    if (run === this.again) this.close();
  }

  close(): void {
    this.again++;
    this.stage = null;
    this.timer = null;
  }

  /** Joins a table's playback. */
  join(playback: Playback): void {
    playback.show = (event, scene) => this.show(event, scene);
  }
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

function turns(before: EmpiresView, now: EmpiresView, at: number): Turned[] {
  return Object.entries(now.provinces)
    .map(([province, here]) => ({
      at,
      province,
      from: before.provinces[province]?.controller ?? null,
      to: here.controller,
    }))
    .filter(({ from, to }) => from !== to);
}
