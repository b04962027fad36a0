/** The worker: Python, our package in it, and what it needs of the browser. No rule is known here. */
import { filesOf } from "./unzip";
import { drawer } from "./drawer";
import { fetchCounted, type Counted } from "./fetching";
import { kernelsOf } from "./kernels";
import { claim, release } from "./locks";
import { forget, remember, remembered } from "./memory";
import type { Getting, Told, Wish } from "./messages";

interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void };
  runPython(code: string): unknown;
  registerJsModule(name: string, module: object): void;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  globals: { get(name: string): unknown };
}
interface Parts {
  version: string;
  sizes: Record<string, number>;
}
interface Host {
  request(method: string, path: string, headers: Record<string, string>, body: string): Promise<string>;
  hear(line: number, table: string, text: string): Promise<void>;
  hang_up(line: number): Promise<void>;
}
const CODE = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const ELSEWHERE = 4400;
const say = (told: Told): void => self.postMessage(told);
let starting: Promise<Host> | null = null;
/** How far it has got; said again to a page that comes later. */
let got: Told | null = null;
const getting = (now: Partial<Getting>): void => say((got = { getting: now }));
const claimed = new Map<number, string>();

async function start(base: string): Promise<Host> {
  const part = (name: string): Promise<unknown> => import(/* @vite-ignore */ new URL(`python/${name}`, base).href);
  const loader = Promise.all([part("pyodide.mjs"), part("pyodide.asm.mjs")]);
  const memory = remembered();
  const parts = fetch(new URL("python/parts.json", base)).then((found) => found.json() as Promise<Parts>);
  let all = 0;
  const counts: Record<string, number> = {};
  const count: Counted = (name, bytes) => {
    counts[name] = bytes;
    const what = name.startsWith("tatami") ? "rules" : name.endsWith("kernels.wasm") ? "bots" : "python";
    getting({ what, done: Object.values(counts).reduce((a, b) => a + b, 0), all });
  };
  const fetched = (name: string): Promise<Response> => fetchCounted(new URL(`python/${name}`, base), count);
  // Python's code is compiled while everything else comes
  const code = WebAssembly.compileStreaming(fetched(CODE));
  let library: Promise<Response> | null = fetched(LIBRARY);
  // it waits for ever for a part of it that does not come: here that is an error
  const missing = Promise.all([code, library]).then(() => new Promise<never>(() => undefined));
  // Python's own files are asked for by name: they come packed
  const plain = self.fetch;
  self.fetch = (wanted, ...rest) => {
    const name = String(wanted instanceof Request ? wanted.url : wanted)
      .split("/")
      .at(-1)!;
    if (name === CODE) return Promise.resolve(new Response());
    if (name !== LIBRARY) return plain(wanted, ...rest);
    const coming = library ?? fetched(LIBRARY);
    library = null;
    return coming;
  };
  const instantiateStreaming = async (
    _: unknown,
    imports: WebAssembly.Imports,
  ): Promise<WebAssembly.WebAssemblyInstantiatedSource> => {
    const module = await code;
    performance.mark("code");
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  Object.assign(WebAssembly, { instantiateStreaming });
  const { version, sizes } = await parts;
  all = Object.values(sizes).reduce((a, b) => a + b, 0);
  performance.mark("parts");
  const bytes = async (name: string): Promise<Uint8Array> => new Uint8Array(await (await fetched(name)).arrayBuffer());
  const games = Object.keys(sizes).filter((name) => name.endsWith(".kernels.wasm"));
  const ours = bytes("tatami.zip");
  const kernels = Promise.all(
    games.map(async (name) => [name.split(".")[0]!, await kernelsOf((await bytes(name)) as BufferSource)] as const),
  );
  const [{ loadPyodide }, { default: createPyodideModule }] = (await loader) as [
    { loadPyodide(options: object): Promise<Python> },
    { default: unknown },
  ];
  performance.mark("loader");
  const begin = (how: object): Promise<Python> =>
    Promise.race([
      missing,
      loadPyodide({ indexURL: new URL("python/", base).href, createPyodideModule, env: { TATAMI_JIT: "0" }, ...how }),
    ]);
  const put = async ({ FS }: Python): Promise<void> => {
    for (const [name, data] of filesOf(await ours)) {
      const path = `/tatami/${name}`;
      FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      FS.writeFile(path, data, { canOwn: true });
    }
  };
  let python: Python | undefined;
  const kept = await memory;
  performance.mark("kept");
  if (kept?.version === version)
    python = await begin({ _loadSnapshot: kept.memory }).catch(() => (void forget(), undefined));
  performance.mark("memory");
  if (python) await put(python);
  else {
    python = await begin({ _makeSnapshot: true });
    getting({ what: "start" });
    await put(python);
    python.runPython("import sys; sys.path.insert(0, '/tatami'); import tatami.tab.begin");
    void remember(version, python.makeMemorySnapshot());
  }
  performance.mark("python");
  python.registerJsModule("tatami_browser", {
    drawer,
    kernels: Object.fromEntries(await kernels),
    say: (line: number, text: string | undefined, code: number) => say({ line, text: text ?? null, code, reason: "" }),
  });
  Object.assign(self, { python }); // to be looked at from the browser's own tools
  python.runPython("from tatami.tab.browser import host");
  performance.mark("host");
  getting({ what: null });
  return python.globals.get("host") as Host;
}

/** A table is played in one tab at a time; whether it is this one is known before Python is. */
async function mayPlay(line: number, table: string): Promise<boolean> {
  if (claimed.has(line)) return true;
  claimed.set(line, table);
  if (await claim(table)) return true;
  claimed.delete(line);
  say({ line, text: null, code: ELSEWHERE, reason: "elsewhere" });
  return false;
}

self.onmessage = async ({ data }: MessageEvent<Wish>) => {
  if ("start" in data) {
    if (got) say(got);
    if (starting) return;
    starting = start(data.start);
    starting.catch((problem: unknown) => getting({ problem: String(problem) }));
  } else if ("ask" in data) {
    const [method, path, headers, body] = data.ask;
    const { status, text, name } = JSON.parse(await (await starting!).request(method, path, headers, body)) as {
      status: number;
      text: string;
      name: string;
    };
    say({ id: data.id, status, text, name });
  } else if (data.text !== null) {
    if (await mayPlay(data.line, data.table)) await (await starting!).hear(data.line, data.table, data.text);
  } else {
    await (await starting!).hang_up(data.line);
    if (claimed.delete(data.line) && ![...claimed.values()].includes(data.table)) release(data.table);
  }
};
