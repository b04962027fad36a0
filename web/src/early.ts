/** Asked for before the pages are here: my tables, where the page that comes shows them. */
import { host } from "#host";
import { person } from "./lib/person";

/** The pages that show my tables, by the first word of their address. */
const SHOWN = ["", "mine"];
const [first = ""] = location.hash.replace(/^#?\/?/, "").split(/[/?]/);
let tables = SHOWN.includes(first) ? host.ask("GET", "me/tables", { "Tatami-Person": person() }) : null;
tables?.catch(() => undefined);

/** The answer on its way, for the first who wants it. */
export function earlyTables(): Promise<Response> | null {
  const taken = tables;
  tables = null;
  return taken;
}
