/** The box: both Kiai values of every samurai, and how many bandits there are, as the server's data say. */
import { get } from "../../lib/api";

interface Delivered {
  cards: { samurai: Record<string, { kiai: [number, number] }>; bandits: { strength: number }[] };
}
const box = $state<{ kiai: Record<string, [number, number]>; strengths: Record<number, number> }>({
  kiai: {},
  strengths: {},
});
let asked = false;

/** Asks for the box, once. */
export function openBox(): void {
  if (asked) return;
  asked = true;
  get<Delivered>("board?game=seven").then(
    ({ cards }) => {
      box.kiai = Object.fromEntries(Object.entries(cards.samurai).map(([name, { kiai }]) => [name, kiai]));
      const count: Record<number, number> = {};
      for (const { strength } of cards.bandits) count[strength] = (count[strength] ?? 0) + 1;
      box.strengths = count;
    },
    () => (asked = false),
  );
}

/** The Kiai value of a side, 0 while it is not known. */
export function kiaiOf(samurai: string, animal: boolean): number {
  return box.kiai[samurai]?.[animal ? 1 : 0] ?? 0;
}
/** How many bandits of a strength the box holds. */
export function boxed(strength: number): number {
  return box.strengths[strength] ?? 0;
}
