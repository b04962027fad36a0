/** A game's bots: a WebAssembly module with all its memory, and where in it the search keeps its numbers. */
type Exports = Record<string, (...numbers: number[]) => number>;

export async function kernelsOf(code: BufferSource): Promise<object> {
  const { instance } = await WebAssembly.instantiate(code);
  const exports = instance.exports as unknown as Exports;
  const { buffer } = instance.exports["memory"] as WebAssembly.Memory;
  const at = (name: string): number => exports[`at_${name}`]!();
  const end = (name: string, size: number): number => Math.floor((buffer.byteLength - at(name)) / size);
  const notes = new BigInt64Array(buffer, at("notes"), 3);
  const put = (name: string) => (data: { toJs(): Uint8Array; destroy?(): void } | Uint8Array) => {
    new Uint8Array(buffer).set(data instanceof Uint8Array ? data : data.toJs(), at(name));
  };
  const { blind, decide, search, foresee, play_serial } = exports;
  return {
    blind,
    decide,
    search,
    foresee,
    play_serial,
    links: new Int32Array(buffer, at("links"), end("links", 4)),
    values: new Float64Array(buffer, at("values"), end("values", 8)),
    shares: new Float64Array(buffer, at("shares"), 16),
    // numbers of 64 bits: a plain one is not taken for a big one
    note: (which: number, low: number, high: number) => (notes[which] = (BigInt(high) << 32n) | BigInt(low >>> 0)),
    put_rules: put("rules"),
    put_state: put("states"),
  };
}
