/** How much room there is: which form the table takes, how large a unit is, how wide the others' boards are. */
import type { Form } from "./types";

/** How much of a phone on its side the boards and the village take. */
export const LEFT = 0.43;

export class Fit {
  width = $state(1440);
  height = $state(856);
  /** The table without the paper at its side. */
  ground = $state(1152);
  screen = $state({ width: window.innerWidth, height: window.innerHeight });
  private readonly others: () => number;

  /** A phone on its side: boards and village left, what is asked and my own board right. */
  readonly lying: boolean = $derived(this.screen.height < 500 && this.screen.width > this.screen.height);
  readonly mode: "phone" | "tablet" | "wide" = $derived(
    this.lying || this.width < 600 ? "phone" : this.width < 1100 || this.width < this.height ? "tablet" : "wide",
  );
  private readonly rem: number = $derived(
    Math.max(13, Math.min(30, Math.min(this.screen.width * 0.01111, this.screen.height * 0.01778))) / 16,
  );
  readonly unit: number = $derived(
    this.lying
      ? Math.max(0.84, Math.min(1.2, this.screen.height / 390, this.screen.width / 844))
      : this.mode === "phone"
        ? Math.min(1.25, this.width / 390)
        : this.mode === "tablet"
          ? Math.max(this.width < 820 && this.width > this.height ? 0.8 : this.width / 820, 0.75)
          : this.rem,
  );
  readonly field: number = $derived(this.ground / this.unit);
  /** How wide one of the others' boards is. */
  readonly board: number = $derived.by(() => {
    const others = this.others();
    const columns = this.mode === "wide" ? others : Math.min(3, others);
    if (this.lying)
      return Math.floor(((this.field - 8) * LEFT - 6 * (columns - 1)) / Math.max(columns, others < 3 ? 2 : 3));
    if (this.mode === "phone")
      return Math.floor((this.field - 14 - 6 * (columns - 1)) / Math.max(columns, others < 3 ? 2 : 3));
    const space = (this.field - 8 * (columns - 1)) / Math.max(1, columns);
    return Math.floor(Math.max(170, Math.min(420, space)));
  });
  readonly form: Form = $derived.by(() => {
    const many = this.others() > 3;
    if (this.mode === "phone" || (this.mode === "tablet" && many)) return many ? "compact" : "chip";
    return this.board < 300 ? "narrow" : "wide";
  });

  constructor(others: () => number) {
    this.others = others;
  }
}
