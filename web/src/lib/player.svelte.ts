/** The person before a table, whichever game it is: what may be done, what is chosen and previewed, playing it, the keys. */
import { untrack } from "svelte";
import { Chooser, type Handles } from "./choose.svelte";
import { tableKeys } from "./keyboard";
import type { Live } from "./live.svelte";
import { eventText } from "./names";
import { settings } from "./settings.svelte";
import type { TableProps } from "../table/props";
import type { Move, Preview, Turn } from "./types";

/** What a player needs of a table; without a live one there is only watching. */
type Given = Pick<TableProps<{ phase: string }>, "view" | "log" | "viewer" | "turn" | "live">;

export class Player {
  readonly game: string;
  readonly chooser: Chooser;
  private readonly given: () => Given;
  private readonly onplay: () => void;
  /** How many moves I made here. */
  moves = $state(0);
  readonly live: Live | null = $derived.by(() => this.given().live);
  readonly viewer: number | null = $derived.by(() => this.given().viewer);
  readonly turn: Turn = $derived.by(() => this.given().turn);
  readonly legal: Move[] = $derived.by(() =>
    this.viewer === null ? [] : (this.turn.legal[String(this.viewer)] ?? []),
  );
  readonly acting: boolean = $derived(this.legal.length > 0);
  readonly waiting: boolean = $derived.by(() => this.live?.waiting ?? false);
  /** Whose turn it is, in a word that tests and styles can read. */
  readonly state: "over" | "mine" | "theirs" = $derived.by(() =>
    this.given().view.phase === "over" ? "over" : this.acting && !this.waiting ? "mine" : "theirs",
  );
  /** What the chosen move would do. */
  readonly preview: Preview | null = $derived.by(() => {
    const shown = this.live?.preview;
    return shown && shown.words === this.chooser.chosen?.words ? shown.preview : null;
  });
  readonly effects: string[] = $derived.by(() => (this.preview?.events ?? []).map((e) => eventText(this.game, e)));
  /** What happened last: it stands where a person is told what to do, in a replay and while things move. */
  readonly told: string = $derived.by(() => {
    const last = this.given().log.at(-1);
    return last ? eventText(this.game, last) : "";
  });
  readonly watching: boolean = $derived.by(() => !this.live || this.live.playback.busy);

  constructor(game: string, handles: Handles, given: () => Given, onplay: () => void = () => undefined) {
    this.game = game;
    this.chooser = new Chooser(handles);
    this.given = given;
    this.onplay = onplay;
    $effect(() => {
      const moves = this.legal;
      untrack(() => this.chooser.offer(moves));
    });
    $effect(() => {
      if (this.live && this.viewer !== null && this.chooser.chosen)
        this.live.askPreview(this.viewer, this.chooser.chosen.words);
    });
  }

  /** Points at a thing; a second click plays, and so does the first where nobody wants to be asked. */
  point(type: string, id: string): void {
    const again = this.chooser.point(type, id);
    if (this.chooser.chosen && (again || !settings.confirm)) this.play(this.chooser.chosen);
  }

  /** Plays a move; who wants to be asked is asked first, whatever the move and wherever it was clicked. */
  play(move: Move): void {
    if (!this.live || this.viewer === null || this.waiting) return;
    if (settings.confirm && this.chooser.chosen?.words !== move.words) {
      this.chooser.choose(move);
      return;
    }
    this.onplay();
    this.moves++;
    this.live.move(this.viewer, move);
    this.chooser.clear();
  }

  /** Plays a move that was asked about where it was clicked. */
  make(move: Move): void {
    this.chooser.choose(move);
    this.play(move);
  }

  undo(): void {
    if (this.viewer !== null) this.live?.undo(this.viewer);
  }
  hint(): void {
    if (this.viewer !== null) this.live?.hint(this.viewer);
  }

  /** The table's keys; `back` and `why` are its own to add to. */
  keys(back: () => void, why: () => void): (event: KeyboardEvent) => void {
    return tableKeys({
      confirm: () => this.chooser.chosen && this.play(this.chooser.chosen),
      back: () => {
        this.chooser.clear();
        if (this.live) this.live.refusal = null;
        back();
      },
      undo: () => this.undo(),
      hint: () => this.hint(),
      skip: () => this.live?.playback.skip(),
      why,
    });
  }
}
