/** A game's bots: a WebAssembly module with all its memory, and where in it the search keeps its numbers. */
import { filesOf } from "./archive";

type Exports = Record<string, (...numbers: number[]) => number>;

/** ``fetchNet`` brings the game's network, should anybody ask for the bot that needs it. */
export async function kernelsOf(code: BufferSource, fetchNet: () => Promise<Uint8Array>): Promise<object> {
  const { instance } = await WebAssembly.instantiate(code);
  const exports = instance.exports as unknown as Exports;
  const { buffer } = instance.exports["memory"] as WebAssembly.Memory;
  const at = (name: string): number => exports[`at_${name}`]!();
  const end = (name: string, size: number): number => Math.floor((buffer.byteLength - at(name)) / size);
  const notes = new BigInt64Array(buffer, at("notes"), 3);
  const put = (name: string) => (data: { toJs(): Uint8Array; destroy?(): void } | Uint8Array) => {
    new Uint8Array(buffer).set(data instanceof Uint8Array ? data : data.toJs(), at(name));
  };
  const { blind, decide, search, foresee, play_serial, net_search } = exports;
  let net: Promise<string> | null = null;
  const readNet = async (): Promise<string> => {
    let how = "";
    for (const [name, data] of filesOf(await fetchNet())) {
      if (name === "how") how = new TextDecoder().decode(data);
      else new Uint8Array(buffer).set(data, at(name));
    }
    return how;
  };
  return {
    blind,
    decide,
    search,
    foresee,
    play_serial,
    ...(net_search && {
      net_search,
      /** Its network is in its memory from then on; how it is searched. */
      load_net: () => (net ??= readNet().catch((problem: unknown) => ((net = null), Promise.reject(problem as Error)))),
    }),
    links: new Int32Array(buffer, at("links"), end("links", 4)),
    values: new Float64Array(buffer, at("values"), end("values", 8)),
    shares: new Float64Array(buffer, at("shares"), 16),
    // numbers of 64 bits: a plain one is not taken for a big one
    note: (which: number, low: number, high: number) => (notes[which] = (BigInt(high) << 32n) | BigInt(low >>> 0)),
    put_rules: put("rules"),
    put_state: put("states"),
  };
}
