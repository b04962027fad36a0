/** What is lit on the map, how dark the rest is, and what a small map comes to. */
import type { Chooser } from "../../lib/choose.svelte";
import type { Board } from "./board";
import type { CountShow } from "./countshow.svelte";
import { regionOf } from "./deeds";
import type { Speech } from "./speech.svelte";
import type { Theatre } from "./theatre.svelte";
import type { EmpiresView } from "./types";

interface Given {
  board: Board;
  view: EmpiresView;
  /** Whether I may move now. */
  acting: boolean;
  phone: boolean;
  /** The province where the game turned, once it is asked for. */
  turned: string | null;
}
interface Sources {
  chooser: Chooser;
  counting: CountShow;
  theatre: Theatre;
  speech: Speech;
}

export class Light {
  private readonly given: () => Given;
  private readonly from: Sources;
  readonly region: string | null = $derived.by(() => {
    const { chooser, counting, theatre, speech } = this.from;
    if (counting.on) return counting.on.region;
    if (theatre.stage) return theatre.stage.region;
    if (!this.given().acting) return null;
    const slot =
      chooser.picked.find((h) => h.type === "slot")?.id ??
      (speech.said.voice === "hint" ? (speech.hint?.args["slot"] as string | undefined) : undefined);
    if (slot) return regionOf(slot);
    return chooser.picked.find((h) => h.type === "card")?.id ?? null;
  });
  /** The provinces lit. */
  readonly lit: Set<string> = $derived.by(() => {
    const { board, view, turned } = this.given();
    if (this.region)
      return new Set(Object.keys(view.provinces).filter((id) => board.provinces[id]?.region === this.region));
    return new Set(turned ? [turned] : []);
  });
  /** How dark the others are. */
  readonly veil: number = $derived.by(() => {
    const { counting, theatre } = this.from;
    if (counting.on) return 0.36;
    if (theatre.stage) return theatre.stage.deed.placing ? 0.1 : 0.3;
    return this.given().turned ? 0.2 : 0.07;
  });
  /** The colour of their edge. */
  readonly glow: string = $derived.by(() => {
    const { theatre, speech } = this.from;
    return theatre.stage && speech.said.voice === "stage" ? speech.said.edge : "var(--gold)";
  });
  private readonly open: string[] = $derived.by(() => {
    const { chooser } = this.from;
    const all = Object.keys(this.given().view.provinces);
    return all.filter((id) => chooser.open("province", id) || chooser.held("province", id));
  });
  /** What a map under two fingers comes to. */
  readonly focus: string[] = $derived.by(() => {
    const { acting, turned } = this.given();
    if (this.from.counting.on?.region || this.from.theatre.stage) return [...this.lit];
    if (acting && this.open.length) return this.open;
    return turned ? [turned] : [];
  });
  /** Whether a region is asked for, and a small map shows plates of regions instead of names. */
  readonly byRegion: boolean = $derived.by(() => {
    const { view, acting, phone } = this.given();
    return (
      phone &&
      !this.from.counting.on &&
      (view.phase === "destiny" || (view.phase === "planning" && acting && !this.open.length)) &&
      !this.from.theatre.stage
    );
  });

  constructor(from: Sources, given: () => Given) {
    this.from = from;
    this.given = given;
  }
}
