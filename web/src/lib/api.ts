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

/** Keys travel in a header: addresses end up in logs. */
function headers(key?: string): Record<string, string> {
  return { "Accept-Language": language(), ...(key ? { "Tatami-Key": key } : {}) };
}

export async function get<T>(path: string, key?: string): Promise<T> {
  return answer<T>(await fetch(address(path), { headers: headers(key) }));
}

/** Saves what is found there as a file, under the name the server gives it. */
export async function download(path: string, key: string): Promise<void> {
  const response = await fetch(address(path), { headers: headers(key) });
  if (!response.ok) return answer(response);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "tatami.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const sent = { method: "POST", headers: { ...headers(), "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return answer<T>(await fetch(address(path), sent));
}

/** What went wrong, in the server's words where it spoke. */
export function said(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
