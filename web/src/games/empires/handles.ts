/** What one points at for each kind of move in Small Samurai Empires. */
import type { Handle } from "../../lib/choose.svelte";
import type { Move } from "../../lib/types";

const AS: Record<string, string> = {
  region: "card",
  order: "order",
  slot: "slot",
  from: "province",
  to: "province",
  province: "province",
  seat: "house",
  dojo: "dojo",
};
/** Things that lie on the table and can be clicked; moves without any of them need a button. */
export const SURFACES = new Set(["card", "order", "slot", "province", "dojo"]);

/** The arguments of a move in the order they are pointed at. */
export function handles(move: Move): Handle[] {
  const found: Handle[] = [];
  for (const [name, value] of Object.entries(move.args)) {
    if (value === null || value === undefined || value === "") continue;
    const type = AS[name] ?? name;
    if (Array.isArray(value)) for (const id of value) found.push({ type, id: String(id) });
    else found.push({ type, id: String(value) });
  }
  return found.length ? found : [{ type: "button", id: move.words }];
}
