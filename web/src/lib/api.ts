/** Asking the server. */
import { language } from "./i18n.svelte";

const ROOT = new URL("./api/", document.baseURI);

/** Where a path under /api lies, also when the app lives in a folder. */
export function address(path: string, socket = false): string {
  const url = new URL(path, ROOT);
  if (socket) url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

async function answer<T>(response: Response): Promise<T> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok) return body as T;
  throw new Error(String(body["message"] ?? response.statusText));
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(address(path), { headers: { "Accept-Language": language() } }));
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { "Accept-Language": language(), "Content-Type": "application/json" };
  return answer<T>(await fetch(address(path), { method: "POST", headers, body: JSON.stringify(body) }));
}

/** What went wrong, in the server's words where it spoke. */
export function said(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
