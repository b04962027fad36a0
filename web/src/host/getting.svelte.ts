/** How far the host in this tab has got. */
import type { Getting } from "./messages";

export const getting = $state<Getting>({ what: "python", done: 0, all: 0, problem: "" });
