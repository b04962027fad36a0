/** Showing an era's end step by step; ends from before one came are known already. */
import { untrack } from "svelte";
import { HOUSES } from "../../art/paths";
import { t } from "../../lib/i18n.svelte";
import { sideName } from "../../lib/names";
import { settings } from "../../lib/settings.svelte";
import type { GameEvent } from "../../lib/types";
import type { Board } from "./board";
import { lastEraEnd, stepsOf, tally, upTo, type Counted, type Tally } from "./count";
import { regionName } from "./names";
import type { EmpiresView } from "./types";
import type { Said } from "./voice";

interface Given {
  view: EmpiresView;
  log: GameEvent[];
  board: Board;
  /** Nothing is being played out. */
  settled: boolean;
}
const ERA = ["", "I", "II", "III"];
/** How long a step stays when nobody wants to click through (ms). */
const STAY = 1600;

export class CountShow {
  private readonly given: () => Given;
  private closed = $state(-1);
  private at = $state(0);
  private readonly sum: Tally | null = $derived.by(() => {
    const { view, log, board } = this.given();
    if (lastEraEnd(log) < 0) return null;
    const regions = board.order.filter((r) => view.slots.some((s) => s.slot.startsWith(`${r}-`)));
    return tally(log, regions, view.seats.length);
  });
  readonly on: Counted | null = $derived.by(() => {
    const { settled } = this.given();
    return this.sum && settled && this.sum.from !== this.closed ? upTo(this.sum, this.at) : null;
  });
  readonly said: Said | null = $derived.by(() => (this.on ? this.say(this.on) : null));

  constructor(given: () => Given) {
    this.given = given;
    const { view, log } = untrack(given);
    // a finished game shows its end; an earlier era's end was seen
    this.closed = view.phase === "over" ? -1 : lastEraEnd(log);
    if (view.phase === "over") this.at = 99;
    $effect(() => {
      const from = this.sum?.from;
      untrack(() => {
        if (from !== undefined && from !== this.closed && settings.motion === "off") this.at = 99;
      });
    });
    $effect(() => {
      if (!this.on || settings.speed <= 1 || this.on.step === "final" || this.on.step === "total") return;
      const timer = setTimeout(() => this.next(), STAY / Math.min(2, settings.speed / 2));
      return () => clearTimeout(timer);
    });
  }

  get last(): boolean {
    return !!this.on && this.at >= this.on.of - 1;
  }

  next(): void {
    if (!this.sum || !this.on) return;
    if (!this.last) this.at++;
    else if (this.on.step !== "final") this.close();
  }

  toTotal(): void {
    if (this.sum) this.at = stepsOf(this.sum).length - 1;
  }

  close(): void {
    this.closed = this.sum?.from ?? -1;
    this.at = 0;
  }

  private say(on: Counted): Said {
    const { view } = this.given();
    const era = ERA[on.tally.era] ?? on.tally.era;
    const said: Said = {
      voice: "count",
      edge: "var(--gold)",
      glyph: "fan",
      title: "",
      then: "",
      now: on.at + 1,
      of: on.of,
      count: t("web-of", { n: Math.min(on.at + 1, on.of), of: on.of }),
    };
    if (on.step === "final") {
      const winners = view.winners ?? [];
      const first = winners[0] ?? 0;
      return {
        voice: "result",
        edge: `var(--house-${HOUSES[first]})`,
        crest: HOUSES[first],
        title: t("web-winner-with", {
          house: winners.map(sideName).join(", "),
          n: winners.length,
          points: view.seats[first]?.score ?? 0,
        }),
        then: view.seats
          .map((s, seat) => ({ s, seat }))
          .filter(({ seat }) => !winners.includes(seat))
          .sort((a, b) => b.s.score - a.s.score)
          .map(({ s, seat }) => `${sideName(seat)} **${s.score}**`)
          .join(", "),
        rule: "EMP-91",
      };
    }
    const scored = (points: number[]): string =>
      points
        .map((n, seat) => ({ n, seat }))
        .filter(({ n }) => n > 0)
        .sort((a, b) => b.n - a.n)
        .map(({ n, seat }) => t("web-takes", { house: sideName(seat), n }))
        .join(", ");
    if (on.region) {
      said.title = t("web-era-counted", { era, what: regionName(on.region) });
      said.then = scored(on.tally.bonus[on.region]!) || t("web-step-nothing");
      said.rule = "EMP-82";
    } else if (on.step === "total") {
      said.title = t("web-era-counted", { era, what: t("web-total") });
      said.then = scored(on.tally.total) || t("web-step-nothing");
      said.rule = "EMP-86";
    } else {
      said.title = t("web-era-counted", { era, what: t(`web-count-${on.step}`) });
      said.then = scored(on.step === "siege" ? on.tally.siege : on.tally.shrines) || t("web-step-nothing");
      said.rule = on.step === "siege" ? "DOJ-40" : "EMP-83";
    }
    return said;
  }
}
