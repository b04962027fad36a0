/** Python's memory as it is when it has just begun: this browser keeps it, so that later visits need not begin anew. */
const KEPT = "python-";
const AT = "memory";

/** What was kept of this version; undefined where nothing was, or nothing can be. */
export async function remembered(version: string): Promise<Response | undefined> {
  return "caches" in self ? caches.match(AT, { cacheName: KEPT + version }).catch(() => undefined) : undefined;
}

/** Keeps it, instead of those of other versions. Without room for it the next visit begins anew, and that is all. */
export async function remember(version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!("caches" in self)) return;
  try {
    await forget((name) => name !== KEPT + version);
    await (await caches.open(KEPT + version)).put(AT, new Response(memory));
  } catch {
    await forget((name) => name === KEPT + version);
  }
}

/** What is of no use. */
export async function forget(which: (name: string) => boolean = () => true): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT) && which(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
