/** Whether the server answers: seen within seconds, said once, everywhere. */
import { host } from "#host";
import { untrack } from "svelte";

const state = $state({ away: false, since: 0 });
const EVERY = 2500;
let asking: ReturnType<typeof setTimeout> | undefined;

/** Whether nobody answers at the moment. */
export const away = (): boolean => state.away;

const waiting: (() => void)[] = [];

/** Something came back: it is there. */
export function reached(): void {
  state.away = false;
  for (const go of waiting.splice(0)) go();
}

/** Until it answers the next time. */
export const back = (): Promise<void> => new Promise((done) => waiting.push(done));

/** Nothing came back: from now on it is asked again and again. */
export function unreachable(): void {
  if (!state.away) state.since = Date.now();
  state.away = true;
  asking ??= setTimeout(knock, EVERY);
}

/** Asks whether it is there again. */
export async function knock(): Promise<void> {
  clearTimeout(asking);
  asking = undefined;
  try {
    if (!(await host.here())) throw new Error();
    reached();
  } catch {
    unreachable();
  }
}

/** Asks now, and once more whenever the server is back. For a component's beginning. */
export function askWhenThere(ask: () => unknown): void {
  void ask();
  let gone = false;
  $effect(() => {
    const back = gone && !state.away;
    gone = state.away;
    if (back) untrack(ask);
  });
}

if (!__TAB__) {
  addEventListener("offline", () => unreachable());
  addEventListener("online", () => void knock());
  /** Somebody looks at the page: is anybody there? */
  setInterval(() => !document.hidden && void knock(), EVERY);
}
