/** The server these files came from. */
import type { Host } from "./types";

const ROOT = new URL("./api/", document.baseURI);

export const host: Host = {
  ask: (method, path, headers, body) =>
    fetch(new URL(path, ROOT), { method, headers, ...(body === undefined ? {} : { body }) }),
  connect(table) {
    const url = new URL(`tables/${table}/live`, ROOT);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(url);
  },
  async here() {
    const patience = AbortSignal.timeout(2500);
    return (await fetch(new URL("./health", document.baseURI), { cache: "no-store", signal: patience })).ok;
  },
};
