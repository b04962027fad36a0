/** What one points at for each kind of move in 7 Samurai: samurai; everything else is a button. */
import type { Handle } from "../../lib/choose.svelte";
import type { Move } from "../../lib/types";

export const SURFACES = new Set(["samurai"]);

export function handles(move: Move): Handle[] {
  const found: Handle[] = [];
  for (const [name, value] of Object.entries(move.args)) {
    const type = name === "from" || name === "to" || name === "seat" ? "samurai" : name;
    found.push({ type, id: String(value) });
  }
  return found.length ? found : [{ type: "button", id: move.words }];
}
