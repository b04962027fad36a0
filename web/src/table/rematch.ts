/** The same people play again. */
import { post } from "../lib/api";
import { keep } from "../lib/seatkeys";
import type { Live } from "../lib/live.svelte";
import { go } from "../lib/router.svelte";
import type { Joined } from "../lib/types";

/** Opens the rematch, or joins it; who played several seats takes them all again. */
export async function rematch(live: Live): Promise<void> {
  let next = "";
  for (const mine of live.keys) {
    const joined = await post<Joined>(`tables/${live.table}/rematch`, { key: mine }).catch(() => null);
    if (!joined) return;
    const host = joined.host ? { host: joined.host } : {};
    keep({ table: joined.table, game: live.lobby?.game ?? "", keys: [joined.key], ...host });
    next = joined.table;
  }
  if (next) go(`/t/${next}`);
}
