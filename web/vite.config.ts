import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fileURLToPath } from "node:url";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** The server a developer's `npm run dev` talks to. */
const backend = process.env["TATAMI_BACKEND"] ?? "http://127.0.0.1:8000";

/** `--mode static`: a folder that needs no server; the host of the pages is a worker in the tab. */
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte()],
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
    // all words of a language in one file: a page waits for them, and for each file by itself
    rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: "words", test: /[\\/]locale[\\/].*\.ftl/, name: (id) => `words-${/locale[\\/](\w+)/.exec(id)?.[1]}` }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: backend, ws: true } },
  },
}));
