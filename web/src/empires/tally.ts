/** Small sums over a view, for showing only. */
import { controller } from "./control";
import type { EmpiresView } from "./types";

/** How many provinces a seat controls now. */
export function provincesHeld(view: EmpiresView, seat: number, among?: (id: string) => boolean): number {
  return Object.entries(view.provinces).filter(([id, here]) => controller(here) === seat && (!among || among(id))).length;
}
