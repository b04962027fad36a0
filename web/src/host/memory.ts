/** Python's memory as it is when it has just begun: this browser keeps it, so that later visits need not begin anew. */
const KEPT = "python-";
const PAGE = 1 << 16;

/** The browser's own folder of files: it reads them three times as soon as what its caches hold. */
const folder = (): Promise<FileSystemDirectoryHandle> => navigator.storage.getDirectory();

/** What was kept, and of which version: read before it is known which one is wanted. There is one at most. */
export async function remembered(): Promise<{ version: string; memory: ArrayBuffer } | undefined> {
  try {
    for await (const [name, found] of (await folder()).entries())
      if (name.startsWith(KEPT) && found instanceof FileSystemFileHandle)
        return { version: name.slice(KEPT.length), memory: await reading(found, spread) };
  } catch {
    // as good as none
  }
  return undefined;
}

/** Keeps it, instead of those of other versions: whole or not at all. Without room for it the next visit begins anew, and that is all. */
export async function remember(version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forget();
    const writing = await (await (await folder()).getFileHandle(KEPT + version, { create: true })).createWritable();
    await writing.write(gathered(memory));
    await writing.close();
  } catch {
    await forget();
  }
}

/** What is of no use. */
export async function forget(): Promise<void> {
  try {
    const all = await folder();
    for await (const name of all.keys()) if (name.startsWith(KEPT)) await all.removeEntry(name);
  } catch {
    // nothing was kept, or another tab writes at this moment
  }
}

/** A third of it is empty: the pages that are not, after the size of the whole, their number, and where each belongs. */
function gathered(memory: Uint8Array<ArrayBuffer>): Blob {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  const full: number[] = [];
  for (let at = 0; at < memory.length; at += PAGE)
    if (words.subarray(at >> 2, (at + PAGE) >> 2).some((word) => word !== 0)) full.push(at);
  return new Blob([
    Uint32Array.of(memory.length, full.length, ...full),
    ...full.map((at) => memory.subarray(at, at + PAGE)),
  ]);
}

/** Fills `into` with what lies in a file from a place on. */
type Read = (into: Uint8Array | Uint32Array, at: number) => void;

/** Straight from the disk, where the browser lets more than one tab do so; else the file comes whole, by way of other processes. */
async function reading<T>(file: FileSystemFileHandle, use: (read: Read) => T): Promise<T> {
  const open = await (file as Readable).createSyncAccessHandle?.({ mode: "read-only" }).catch(() => null);
  if (open)
    try {
      return use((into, at) => void open.read(into, { at }));
    } finally {
      open.close();
    }
  const whole = await (await file.getFile()).arrayBuffer();
  return use((into, at) =>
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(
      new Uint8Array(whole, at, Math.min(into.byteLength, whole.byteLength - at)),
    ),
  );
}
interface Readable extends FileSystemFileHandle {
  createSyncAccessHandle?(how: {
    mode: "read-only";
  }): Promise<{ read(into: ArrayBufferView, from: { at: number }): number; close(): void }>;
}

function spread(read: Read): ArrayBuffer {
  const head = new Uint32Array(2);
  read(head, 0);
  const [size, count] = head as unknown as [number, number];
  const full = new Uint32Array(count);
  read(full, 8);
  const memory = new Uint8Array(size);
  // pages that follow each other come at once
  for (let first = 0, next = 1; first < count; first = next++) {
    while (next < count && full[next]! === full[next - 1]! + PAGE) next++;
    read(memory.subarray(full[first], full[next - 1]! + PAGE), 8 + 4 * count + PAGE * first);
  }
  return memory.buffer;
}
