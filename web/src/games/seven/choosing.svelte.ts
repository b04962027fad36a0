/** The choices of the moment at the table: what each would bring, which one is pointed at, which waits to be confirmed. */
import { untrack } from "svelte";
import { t } from "../../lib/i18n.svelte";
import type { Player } from "../../lib/player.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Looks } from "../../lib/types";
import { choices, others, type Choice } from "./choices";
import type { SevenView } from "./types";

interface Given {
  view: SevenView;
  /** Whether events play out. */
  playing: boolean;
}

export class Choosing {
  private readonly player: Player;
  private readonly given: () => Given;
  /** The choice under the pointer. */
  pointed = $state.raw<Choice | null>(null);
  /** The choice that is asked about, by its id. */
  asked = $state<string | null>(null);
  readonly deciding: boolean = $derived.by(() => this.player.acting && !this.given().playing);
  private readonly looks: Looks | null = $derived.by(() => {
    const { live, viewer } = this.player;
    return live?.looks && live.looks.ply === live.ply && live.looks.seat === viewer ? live.looks : null;
  });
  readonly picked: number[] = $derived.by(() =>
    this.player.chooser.picked.filter((h) => h.type === "samurai").map((h) => Number(h.id)),
  );
  readonly all: Choice[] = $derived.by(() => {
    const { viewer, legal } = this.player;
    if (!this.deciding || viewer === null) return [];
    return choices({ view: this.given().view, seat: viewer, legal, looks: this.looks, picked: this.picked });
  });
  /** What the boards show of the choice pointed at. */
  readonly hint: Choice | null = $derived(this.all.some((c) => c.id === this.pointed?.id) ? this.pointed : null);

  constructor(player: Player, given: () => Given) {
    this.player = player;
    this.given = given;
    $effect(() => {
      const { live, viewer } = player;
      if (!live || viewer === null || !this.deciding) return;
      void live.ply;
      untrack(() => live.askLooks(viewer, others(given().view, viewer, player.legal)));
    });
    $effect(() => {
      if (player.live?.ply !== undefined) this.asked = null;
    });
  }

  choose(choice: Choice): void {
    if (choice.barred) return;
    if (choice.point !== undefined) return this.player.point("samurai", String(choice.point));
    if (choice.targets) return void document.querySelector<HTMLElement>(".strip .target:enabled")?.focus();
    if (choice.move && settings.confirm && this.asked !== choice.id) return void (this.asked = choice.id);
    this.asked = null;
    if (choice.move) this.player.make(choice.move);
  }

  /** What pointing at a samurai would bring. */
  result(seat: number): { key: string; text: string; short: string } | null {
    const found = this.all.find(
      (c) =>
        c.point === seat ||
        (c.move &&
          "to" in c.move.args &&
          Number(c.move.args["to"]) === seat &&
          (c.move.kind.startsWith("kiai") || c.move.kind === "give")),
    );
    if (!found) return null;
    const line = found.lines[0];
    return {
      key: found.key,
      text: [line?.strong, line?.text].filter(Boolean).join(" ") || found.title,
      short: line?.strong ?? t("seven-goes-here"),
    };
  }
}
