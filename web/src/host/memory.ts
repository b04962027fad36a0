/** Python's memory as it is when it has just begun: this browser keeps it, so that later visits need not begin anew. */
const KEPT = "python-";
const AT = "pages";
const PAGE = 1 << 16;

/** What was kept of this version; undefined where nothing was, or nothing can be. */
export async function remembered(version: string): Promise<ArrayBuffer | undefined> {
  if (!("caches" in self)) return undefined;
  return caches.match(AT, { cacheName: KEPT + version }).then((found) => found?.arrayBuffer().then(spread)).catch(() => undefined);
}

/** Keeps it, instead of those of other versions. Without room for it the next visit begins anew, and that is all. */
export async function remember(version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!("caches" in self)) return;
  try {
    await forget((name) => name !== KEPT + version);
    await (await caches.open(KEPT + version)).put(AT, new Response(gathered(memory)));
  } catch {
    await forget((name) => name === KEPT + version);
  }
}

/** What is of no use. */
export async function forget(which: (name: string) => boolean = () => true): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT) && which(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A third of it is empty: the pages that are not, after the size of the whole, their number, and where each belongs. */
function gathered(memory: Uint8Array<ArrayBuffer>): Blob {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  const full: number[] = [];
  for (let at = 0; at < memory.length; at += PAGE) if (words.subarray(at >> 2, (at + PAGE) >> 2).some((word) => word !== 0)) full.push(at);
  return new Blob([Uint32Array.of(memory.length, full.length, ...full), ...full.map((at) => memory.subarray(at, at + PAGE))]);
}

function spread(kept: ArrayBuffer): ArrayBuffer {
  const [size, count] = new Uint32Array(kept, 0, 2) as unknown as [number, number];
  const memory = new Uint8Array(size);
  let at = 4 * (2 + count);
  for (const to of new Uint32Array(kept, 8, count)) {
    memory.set(new Uint8Array(kept, at, Math.min(PAGE, kept.byteLength - at)), to);
    at += PAGE;
  }
  return memory.buffer;
}
