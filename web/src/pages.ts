/** Which page an address means; each is loaded when first needed. */
import type { Component } from "svelte";
import { isGame, PLUGS } from "./games";
import type { Route } from "./lib/router.svelte";

export interface Page {
  name: string;
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, unknown>;
}
const gameOf = (word: string): string => (isGame(word) ? word : PLUGS[0]!.name);

export function pageOf({ path, query }: Route): Page {
  const [first = "", second = ""] = path;
  const key = query.get("key") ?? "";
  switch (first) {
    case "":
      return { name: "home", load: () => import("./home/Home.svelte"), props: {} };
    case "mine":
      return { name: "mine", load: () => import("./home/MyGames.svelte"), props: {} };
    case "new":
      return { name: `new/${second}`, load: () => import("./home/NewTable.svelte"), props: { game: gameOf(second) } };
    case "t":
      return {
        name: `t/${second}`,
        load: () => import("./table/TablePage.svelte"),
        props: { id: second, watch: query.get("watch") ?? "", learn: query.has("learn") },
      };
    case "join":
      return {
        name: `join/${second}`,
        load: () => import("./table/JoinPage.svelte"),
        props: { id: second, invite: key },
      };
    case "replay":
      return {
        name: `replay/${second}`,
        load: () => import("./replay/ReplayPage.svelte"),
        props: {
          id: second,
          given: key,
          ply: Number(query.get("ply") ?? -1),
          challenge: query.has("challenge"),
          review: query.has("review"),
        },
      };
    case "rules":
      return {
        name: `rules/${second}/${query.get("rule")}`,
        load: () => import("./rules/RulesPage.svelte"),
        props: { game: gameOf(second), rule: query.get("rule") ?? "" },
      };
    case "learn":
      return {
        name: `learn/${second}`,
        load: () => import("./learn/LearnPage.svelte"),
        props: { game: gameOf(second) },
      };
  }
  return { name: "nowhere", load: () => import("./home/Nowhere.svelte"), props: {} };
}
