/** Who speaks in the strip: a refusal, a count, a lesson, a hint, what plays out, or whoever asks for a move. */
import { untrack } from "svelte";
import { t } from "../../lib/i18n.svelte";
import type { Live } from "../../lib/live.svelte";
import type { Player } from "../../lib/player.svelte";
import type { GameEvent, Hint } from "../../lib/types";
import type { CountShow } from "./countshow.svelte";
import { handles } from "./handles";
import { walk } from "./queue";
import type { Teaching } from "./teaching.svelte";
import type { Theatre } from "./theatre.svelte";
import type { EmpiresView } from "./types";
import { asks, hints, marksOf, waits, type Said } from "./voice";

interface Given {
  view: EmpiresView;
  log: GameEvent[];
  viewer: number | null;
  live: Live | null;
  /** Whether I may move now. */
  acting: boolean;
}
interface Speakers {
  player: Player;
  counting: CountShow;
  teaching: Teaching;
  theatre: Theatre;
}
/** So many hints are shown, one after the other. */
const HINTS = 3;
const NONE: Hint[] = [];

export class Speech {
  private readonly given: () => Given;
  private readonly speakers: Speakers;
  private hintAt = $state(0);
  /** The most points the action under way had. */
  private most = $state({ slot: "", points: 0 });
  private readonly offered: Hint[] = $derived.by(() => this.given().live?.hints ?? NONE);
  readonly hints: number = $derived(Math.min(HINTS, this.offered.length));
  readonly hint: Hint | null = $derived.by(() => (this.given().acting ? (this.offered[this.hintAt] ?? null) : null));
  private readonly refusal: Said | null = $derived.by(() => {
    const no = this.given().live?.refusal;
    return no
      ? {
          voice: "refusal",
          edge: "var(--seal)",
          glyph: "x",
          title: t("web-cannot"),
          then: no.message ?? t("web-it-can"),
          rule: no.rule ?? undefined,
        }
      : null;
  });
  private readonly stage: Said | null = $derived.by(() => {
    const { view } = this.given();
    const { stage } = this.speakers.theatre;
    if (!stage) return null;
    const line = walk(view).filter((id) => view.slots.some((s) => s.slot === id && s.token));
    const nth = line.indexOf(stage.deed.slot) + 1;
    return {
      ...waits({ ...view, to_act: [stage.deed.seat] }),
      title: stage.title,
      count: stage.deed.placing || !nth ? "" : t("web-of", { n: nth, of: line.length }),
      then: stage.hits.length ? "" : (stage.lines.at(-1) ?? ""),
      warn: stage.hits.join(" "),
    };
  });
  readonly said: Said = $derived.by(() => {
    const { view, log, viewer, live, acting } = this.given();
    const { player, counting, teaching } = this.speakers;
    const { chooser } = player;
    if (this.refusal) return this.refusal;
    if (counting.said) return counting.said;
    if (teaching.said && !chooser.picked.length && !this.stage) return teaching.said;
    if (this.hint && !chooser.picked.length) return hints(this.hint, this.hintAt, this.hints);
    if (this.stage) return this.stage;
    if (acting && viewer !== null)
      return asks({
        view,
        seat: viewer,
        legal: player.legal,
        log,
        picked: chooser.picked,
        chosen: chooser.chosen,
        preview: player.preview,
        points: this.most.points,
      });
    const last = live ? undefined : log.at(-1);
    if (last) return { ...waits({ ...view, to_act: doer(last) ?? view.to_act }), title: player.told, then: "" };
    return waits(view, live ? viewer : null);
  });
  /** Numbered things of a hint or a lesson. */
  readonly marks: Map<string, number> = $derived.by(() => {
    if (this.said.voice === "hint" && this.hint) return marksOf(handles(this.hint));
    return this.said.voice === "lesson" ? this.speakers.teaching.marks : new Map<string, number>();
  });

  constructor(speakers: Speakers, given: () => Given) {
    this.speakers = speakers;
    this.given = given;
    // what is held when a hint comes is put down: the hint is about all one may do
    $effect(() => {
      const come = this.offered.length > 0;
      untrack(() => {
        this.hintAt = 0;
        if (come) speakers.player.chooser.clear();
      });
    });
    $effect(() => {
      const { view } = given();
      const doing = view.doing.at(-1);
      const slot = `${view.resolving}${view.doing.length}${doing?.act}`;
      const points = doing?.points ?? 0;
      untrack(
        () => (this.most = { slot, points: this.most.slot === slot ? Math.max(this.most.points, points) : points }),
      );
    });
  }

  nextHint(): void {
    this.hintAt = (this.hintAt + 1) % Math.max(1, this.hints);
  }
}

/** Beside whose crest an event is told. */
const doer = ({ args }: GameEvent): number[] | null => (typeof args["seat"] === "number" ? [args["seat"]] : null);
