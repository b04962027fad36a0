/** Asking the host, a server or this tab: who I am goes along, and whether it answers is known everywhere. */
import { host } from "#host";
import { language } from "./i18n.svelte";
import { person } from "./person";
import { reached, unreachable } from "./reachable.svelte";

/** The server did not answer at all. */
export class NoAnswer extends Error {}
/** The server said no; `key` is its machine word. */
export class SaidNo extends Error {
  readonly key: string;
  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

/** Keys travel in headers: addresses end up in logs. */
async function answer(
  method: string,
  path: string,
  key?: string,
  body?: unknown,
  asked?: Promise<Response> | null,
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language(), "Tatami-Person": person() };
  if (key) headers["Tatami-Key"] = key;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    const response = await (asked ??
      host.ask(method, path, headers, body === undefined ? undefined : JSON.stringify(body)));
    reached();
    return response;
  } catch {
    unreachable();
    throw new NoAnswer();
  }
}

async function ask<T>(
  method: string,
  path: string,
  key?: string,
  body?: unknown,
  asked?: Promise<Response> | null,
): Promise<T> {
  const response = await answer(method, path, key, body, asked);
  const found = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok) return found as T;
  throw new SaidNo(String(found["error"] ?? ""), String(found["message"] ?? response.statusText));
}

/** What is found there; `asked`: somebody has asked already. */
export const get = <T>(path: string, key?: string, asked?: Promise<Response> | null): Promise<T> =>
  ask<T>("GET", path, key, undefined, asked);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, undefined, body);

/** Saves what is found there as a file, under the name the server gives it. */
export async function download(path: string, key: string): Promise<void> {
  const response = await answer("GET", path, key);
  if (!response.ok) return;
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "tatami.json";
  saveFile(name, await response.blob());
}

/** Hands a file to the browser. */
export function saveFile(name: string, file: Blob): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What went wrong, in the server's words where it spoke; that it is silent is said once, elsewhere. */
export function said(problem: unknown): string {
  if (problem instanceof NoAnswer) return "";
  return problem instanceof Error ? problem.message : String(problem);
}
