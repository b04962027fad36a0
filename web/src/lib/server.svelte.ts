/** Whether the server answers: seen within seconds, said once, everywhere. */
import { host } from "#host";

const state = $state({ away: false, since: 0 });
const EVERY = 2500;
let asking: ReturnType<typeof setTimeout> | undefined;

/** Whether nobody answers at the moment. */
export const away = (): boolean => state.away;

/** Something came back: it is there. */
export function reached(): void {
  state.away = false;
}

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

if (!__TAB__) {
  addEventListener("offline", () => unreachable());
  addEventListener("online", () => void knock());
  /** Somebody looks at the page: is anybody there? */
  setInterval(() => !document.hidden && void knock(), EVERY);
}
