import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** The server a developer's `npm run dev` talks to. */
const backend = process.env["TATAMI_BACKEND"] ?? "http://127.0.0.1:8000";

/** `#words`: a loader for each language, of all its messages as one text: a page waits for them, and for each file by itself. */
function words(left: readonly string[]): Plugin {
  const locale = path("../src/tatami/locale");
  return {
    name: "words",
    resolveId: (id) => (/^#words(\/\w+)?$/.test(id) ? `\0${id}` : null),
    load(id) {
      const [name, lang] = id.split("/");
      if (name !== "\0#words") return null;
      if (!lang)
        return `export default { ${readdirSync(locale)
          .map((code) => `${code}: () => import("#words/${code}")`)
          .join()} };`;
      const files = readdirSync(`${locale}/${lang}`)
        .filter((file) => !left.includes(file))
        .map((file) => `${locale}/${lang}/${file}`);
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")).join("\n"))};`;
    },
  };
}

/** The start, and home, which most visits begin with: their files are fetched with the first ones, not after them. */
function early(...pages: string[]): Plugin {
  return {
    name: "early",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const chunks = new Map(
          Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? [[chunk.fileName, chunk]] : [])),
        );
        const needed = (file: string, found: Set<string>): Set<string> => {
          if (!found.has(file)) chunks.get(found.add(file) && file)?.imports.forEach((next) => needed(next, found));
          return found;
        };
        const files = new Set<string>();
        for (const chunk of chunks.values())
          if (chunk.isDynamicEntry && pages.includes(chunk.name)) needed(chunk.fileName, files);
        for (const chunk of chunks.values())
          if (chunk.isEntry) needed(chunk.fileName, new Set()).forEach((known) => files.delete(known));
        const styles = [...files].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
        return [
          ...[...files].map((file) => ({ rel: "modulepreload", crossorigin: true, href: `./${file}` })),
          ...styles.map((file) => ({ rel: "preload", as: "style", crossorigin: true, href: `./${file}` })),
        ].map((attrs) => ({ tag: "link", attrs, injectTo: "head" as const }));
      },
    },
    apply: "build",
  };
}

/** `--mode static`: a folder that needs no server; the host of the pages is a worker in the tab. */
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [
    svelte(),
    early("start", "Home"),
    words(["cli.ftl", "given.ftl", ...(mode === "static" ? [] : ["tab.ftl"])]),
  ],
  define: { __TAB__: mode === "static" },
  resolve: {
    alias: {
      "#host": path(mode === "static" ? "src/host/tab.ts" : "src/host/server.ts"),
      "#news": path(mode === "static" ? "src/host/TabNews.svelte" : "src/ui/Away.svelte"),
    },
  },
  worker: { format: "es" },
  build: {
    outDir: mode === "static" ? process.env["TATAMI_SITE"]! : "../src/tatami/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // the start and home in one piece: each of twenty would be fetched by itself; what is asked early waits for neither
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "early", test: /src\/early\.ts$|vite\/preload-helper/, priority: 1 },
            { name: "first", test: /src\/(start\.ts|home\/Home\.svelte)$/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: backend, ws: true } },
  },
}));
