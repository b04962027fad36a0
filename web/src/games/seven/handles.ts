/** What one points at for each kind of move in 7 Samurai: samurai; everything else is a choice of the strip. */
import type { Handle } from "../../lib/choose.svelte";
import type { Move } from "../../lib/types";

export function handles(move: Move): Handle[] {
  const found: Handle[] = [];
  for (const name of ["from", "to"])
    if (name in move.args) found.push({ type: "samurai", id: String(move.args[name]) });
  return found.length ? found : [{ type: "button", id: move.words }];
}
