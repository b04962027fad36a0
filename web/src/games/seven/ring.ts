/** Where the boards stand: oneself below, the others clockwise around the village. */
export type Side = "bottom" | "left" | "top" | "right";

const SIDES: Record<number, Side[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "top", "top", "right"],
  6: ["bottom", "bottom", "left", "top", "top", "right"],
  7: ["bottom", "bottom", "left", "top", "top", "top", "right"],
};

/** The seats on each side, in the order they are drawn. */
export function ring(seats: number, first: number): Record<Side, number[]> {
  const around: Record<Side, number[]> = { bottom: [], left: [], top: [], right: [] };
  (SIDES[seats] ?? SIDES[7]!).forEach((side, i) => around[side].push((first + i) % seats));
  // the second seat below sits to the left of the first
  around.bottom.reverse();
  return around;
}
