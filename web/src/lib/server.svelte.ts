/** Whether the server answers: seen within seconds, said once, everywhere. */
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
    const gone = AbortSignal.timeout(EVERY);
    const answer = await fetch(new URL("./health", document.baseURI), { cache: "no-store", signal: gone });
    if (!answer.ok) throw new Error();
    reached();
  } catch {
    unreachable();
  }
}

addEventListener("offline", () => unreachable());
addEventListener("online", () => void knock());
/** Somebody looks at the page: is anybody there? */
setInterval(() => !document.hidden && void knock(), EVERY);
