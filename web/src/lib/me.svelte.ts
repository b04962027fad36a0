/** Me: my settings and tables as the server keeps them, whichever browser I sit at. */
import { earlyTables } from "../early";
import { get, post } from "./api";
import { chooseLanguage, chosenLanguage, LANGUAGES, language, type Language } from "./i18n.svelte";
import { forgetAll, keep, keepAll, keptTables } from "./seatkeys";
import { bePerson, person } from "./person";
import { replace } from "./router.svelte";
import { onChange, settings, take, type Settings } from "./settings.svelte";
import type { AboutMe, PersonTable } from "./types";

const PLAN = "tatami.plan.";
/** So many keys are taken over in one request. */
const AT_ONCE = 200;
// replaced as a whole, never changed: hundreds of tables need no proxies
let tables = $state.raw<PersonTable[] | null>(null);

/** My tables as last told, the newest first; null before the first answer. */
export const myTables = (): PersonTable[] | null => tables;

interface Kept extends Partial<Settings> {
  lang?: Language | null;
  plans?: Record<string, unknown>;
}

/** At the start: a one-time key in the address makes this browser mine; then my settings are fetched. */
export async function arrive(): Promise<void> {
  const [, once] = /^#\/once\/([A-Za-z0-9_-]{32})$/.exec(location.hash) ?? [];
  if (once) {
    replace("/");
    const { person: key } = await post<{ person: string }>("once", { once });
    await become(key);
  }
  await fetchMe();
}

async function fetchMe(): Promise<void> {
  const about = await get<AboutMe>("me");
  if (!about.known) return;
  const { lang, plans, ...rest } = about.settings as Kept;
  take({ ...rest, name: about.name });
  for (const [game, plan] of Object.entries(plans ?? {})) localStorage.setItem(PLAN + game, JSON.stringify(plan));
  if (lang && lang in LANGUAGES) {
    localStorage.setItem("tatami.lang", lang);
    if (lang !== language()) await chooseLanguage(lang);
  }
}

/** The seats this browser holds become mine; their new keys by the old ones. */
async function adopt(): Promise<Record<string, string>> {
  const keys = [...new Set(keptTables().flatMap((k) => [...k.keys, ...(k.host ? [k.host] : [])]))];
  const fresh: Record<string, string> = {};
  for (let n = 0; n < keys.length; n += AT_ONCE)
    Object.assign(fresh, (await post<{ keys: typeof fresh }>("me/adopt", { keys: keys.slice(n, n + AT_ONCE) })).keys);
  return fresh;
}

/** This browser is another person's from now on; the seats it held go along. */
export async function become(key: string): Promise<void> {
  if (key === person()) return;
  const before = person();
  bePerson(key);
  try {
    await adopt();
  } catch (problem) {
    bePerson(before);
    throw problem;
  }
  forgetAll();
  await fetchMe();
  await fetchTables();
}

/** My tables, and the keys to them. */
export async function fetchTables(): Promise<PersonTable[]> {
  const found = await get<PersonTable[]>("me/tables", undefined, earlyTables());
  keepAll(
    found.map((t) => ({
      table: t.table,
      game: t.game,
      keys: t.keys,
      at: t.made,
      ...(t.host_key ? { host: t.host_key, spectator: t.spectator } : {}),
    })),
  );
  tables = found;
  return found;
}

/** Seats this browser has from before it had a key of its own. */
export async function adoptOld(): Promise<void> {
  if (localStorage.getItem("tatami.adopted")) return;
  const fresh = await adopt();
  for (const k of keptTables()) {
    forgetAll(k.table);
    keep({ ...k, keys: k.keys.map((old) => fresh[old] ?? old), host: (k.host && fresh[k.host]) ?? k.host ?? null });
  }
  localStorage.setItem("tatami.adopted", "1");
}

let waiting: ReturnType<typeof setTimeout> | undefined;
/** Keeps what I set, a moment later. */
function save(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const { name, ...rest } = settings;
    const plans = Object.fromEntries(
      Object.keys(localStorage)
        .filter((k) => k.startsWith(PLAN))
        .map((k) => [k.slice(PLAN.length), JSON.parse(localStorage.getItem(k)!) as unknown]),
    );
    void post("me", { name, settings: { ...rest, lang: chosenLanguage(), plans } }).catch(() => undefined);
  }, 300);
}
onChange(save);
/** Something of mine changed that is kept elsewhere: a plan, the language. */
export const saveMe = save;
