/** Moves the middles of crowded provinces apart, so that names and figures do not cover each other. */
import type { Point } from "./board";

interface Place {
  id: string;
  at: Point;
  rings: Point[][];
}
/** The room a province's sign, name and a row of figures want, at scale 1. */
const [WIDTH, HEIGHT] = [76, 68];
const STEPS = 40;

/** Whether a point lies on land of its own. */
function inside(rings: Point[][], [x, y]: Point): boolean {
  let odd = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) odd = !odd;
    });
  }
  return odd;
}

/** How wide the land is on both sides of a point, at its height and a little below. */
export function chord(rings: Point[][], [x, y]: Point): number {
  const crossings = rings.flatMap((ring) =>
    ring.flatMap(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      return ay > y !== by > y ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : [];
    }),
  );
  return Math.min(...crossings.filter((c) => c > x), 1e4) - Math.max(...crossings.filter((c) => c <= x), -1e4);
}

/** How far `a` should step away from `b`: along the axis on which they overlap less. */
function shove(a: Point, b: Point, width: number, height: number): Point {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  const [overX, overY] = [width - Math.abs(dx), height - Math.abs(dy)];
  if (overX <= 0 || overY <= 0) return [0, 0];
  return overX / width < overY / height ? [Math.sign(dx) * overX * 0.2, 0] : [0, Math.sign(dy) * overY * 0.2];
}

/** The middles after all have stepped aside; none leaves its own land. */
export function spread(places: Place[], scale: number): Record<string, Point> {
  const at = new Map(places.map((p) => [p.id, p.at]));
  for (let step = 0; step < STEPS; step++) {
    for (const { id, rings } of places) {
      const here = at.get(id)!;
      const pushes = places
        .filter((other) => other.id !== id)
        .map((other) => shove(here, at.get(other.id)!, WIDTH * scale, HEIGHT * scale));
      const [dx, dy] = pushes.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
      const ways: Point[] = [
        [here[0] + dx, here[1] + dy],
        [here[0] + dx, here[1]],
        [here[0], here[1] + dy],
      ];
      at.set(id, ways.find((way) => inside(rings, way)) ?? here);
    }
  }
  return Object.fromEntries(at);
}
