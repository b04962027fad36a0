/** Which page an address means; each is loaded when first needed. */
import type { Component } from "svelte";
import type { Route } from "./lib/router.svelte";

interface Page {
  name: string;
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, unknown>;
}

export function pageOf({ path, query }: Route): Page {
  const [first = "", second = ""] = path;
  switch (first) {
    case "demo":
      if (import.meta.env.DEV) return { name: "demo", load: () => import("./fixtures/Demo.svelte"), props: { game: second } };
      break;
  }
  void query;
  return { name: "home", load: () => import("./home/Home.svelte"), props: {} };
}
