/** Large files travel packed (gzip), whatever the host of these files can do; how far they have come is told. */
export type Counted = (name: string, bytes: number) => void;

export async function fetchCounted(url: URL, count: Counted): Promise<Response> {
  const name = url.pathname.split("/").at(-1)!;
  const response = await fetchOnce(`${url.href}.pack`);
  // the service worker has unpacked what it keeps
  if (response.headers.has("Unpacked")) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      count(name, (bytes += chunk.length));
      out.enqueue(chunk);
    },
  });
  const kind = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  const unpacked = response
    .body!.pipeThrough(counter)
    .pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Response(unpacked, { headers: { "Content-Type": kind } });
}

const plain = self.fetch.bind(self);
async function fetchOnce(url: string): Promise<Response> {
  const response = await plain(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
