/** How far the host in this tab has got. */
import type { Getting } from "./messages";

// whoever is given these pages by the service worker has all of them already
export const getting = $state<Getting>({
  what: navigator.serviceWorker?.controller ? "wake" : "python",
  done: 0,
  all: 0,
  problem: "",
});
