/** The games of this client, by name. */
import { empires } from "./empires";
import type { Plug } from "./plug";
import { seven } from "./seven";

export const PLUGS: Plug[] = [empires, seven];

/** The plug of a game; an unknown one is none of ours. */
export function plugOf(name: string): Plug {
  const found = PLUGS.find((plug) => plug.name === name);
  if (!found) throw new Error(`There is no game ${name}.`);
  return found;
}

/** Whether there is such a game. */
export const isGame = (name: string): boolean => PLUGS.some((plug) => plug.name === name);
