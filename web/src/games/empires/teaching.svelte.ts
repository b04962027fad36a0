/** The lessons of a first game, said by the strip and pointing at the board. */
import { t } from "../../lib/i18n.svelte";
import { LESSONS } from "./lessons";
import type { GameEvent, Move } from "../../lib/types";
import type { EmpiresView } from "./types";
import type { Said } from "./voice";

interface Given {
  on: boolean;
  view: EmpiresView;
  legal: Move[];
  log: GameEvent[];
  me: number | null;
}

export class Teaching {
  private readonly given: () => Given;
  private read = $state<string[]>([]);
  private left = $state(false);
  private readonly lesson = $derived.by(() => {
    const { on, view, legal, log, me } = this.given();
    if (!on || this.left) return null;
    return (
      LESSONS.find(
        (l) =>
          !this.read.includes(l.key) && l.when({ view: view as unknown as Record<string, unknown>, legal, log, me }),
      ) ?? null
    );
  });
  readonly said: Said | null = $derived.by(() => {
    const lesson = this.lesson;
    if (!lesson) return null;
    const all = LESSONS.length;
    return {
      voice: "lesson",
      edge: "var(--focus)",
      glyph: "scroll",
      title: t(`learn-empires-${lesson.key}-title`),
      now: this.read.length + 1,
      of: all,
      count: t("web-of", { n: this.read.length + 1, of: all }),
      then: t(`learn-empires-${lesson.key}`),
      rule: lesson.rule,
    };
  });
  /** What the lesson is about, numbered on the table. */
  readonly marks: Map<string, number> = $derived.by(() => {
    const { legal } = this.given();
    const marks = new Map<string, number>();
    const first = legal.find(
      (m) => m.kind === this.lesson?.key || (this.lesson?.key === "cover" && m.kind === "place"),
    );
    if (first?.args["region"]) marks.set(`card:${String(first.args["region"])}`, 1);
    if (first?.args["order"]) marks.set(`order:${String(first.args["order"])}`, 1).set(String(first.args["slot"]), 2);
    if (first?.args["from"])
      marks.set(`province:${String(first.args["from"])}`, 1).set(`province:${String(first.args["to"])}`, 2);
    return marks;
  });

  constructor(given: () => Given) {
    this.given = given;
  }

  next(): void {
    if (this.lesson) this.read = [...this.read, this.lesson.key];
  }

  leave(): void {
    this.left = true;
  }
}
