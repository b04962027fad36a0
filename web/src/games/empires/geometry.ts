/** Turns the board's shapes into paths for the window at hand: lying down when wide, standing when tall. */
import type { Board, Point, Shapes } from "./board";
import { chord, spread } from "./spread";

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

export interface Drawn {
  width: number;
  height: number;
  scale: number;
  paths: Record<string, string>;
  /** The box around each province. */
  boxes: Record<string, Box>;
  centres: Record<string, Point>;
  /** How much land lies left and right of each middle. */
  room: Record<string, number>;
  mountains: { between: [string, string]; at: Point }[];
  sea: { between: [string, string]; from: Point; to: Point }[];
}

/** Turns worth trying, in degrees: lying south runs to the left, standing to the bottom; the one with most room is taken. */
const WIDE = [40, 43, 46, 50, 55, 60];
const TALL = [-50, -47, -44, -40, -35, -30, -25, -20, -15, -10];
/** The one turn of a phone: a line more in the sheet below must not turn the map. */
export const STANDING = [-30];
/** How far one axis may be stretched to give the figures room; a phone needs more of it. */
const STRETCH = { wide: 1.45, tall: 1.75 };

function turned(shapes: Shapes, degrees: number): (p: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([px, py]) => {
    const [x, y] = [px - shapes.width / 2, py - shapes.height / 2];
    return [x * cos - y * sin, x * sin + y * cos];
  };
}

/** A closed curve through the middles of a ring's edges. */
function smooth(ring: Point[]): string {
  const at = (i: number): Point => ring[(i + ring.length) % ring.length] as Point;
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  const xy = (p: Point): string => `${p[0].toFixed(1)},${p[1].toFixed(1)}`;
  let path = `M${xy(middle(-1))}`;
  for (let i = 0; i < ring.length; i++) path += `Q${xy(at(i))} ${xy(middle(i))}`;
  return path + "Z";
}

function boxOf(points: Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

interface Fit {
  place: (p: Point) => Point;
  scale: number;
}

/** Turns, stretches a little and moves all points into a window. */
function fit(
  turn: (p: Point) => Point,
  points: Point[],
  width: number,
  height: number,
  margin: number,
  stretch: number,
): Fit {
  const [x0, y0, x1, y1] = boxOf(points.map(turn));
  let sx = (width - 2 * margin) / (x1 - x0);
  let sy = (height - 2 * margin) / (y1 - y0);
  const least = Math.min(sx, sy);
  [sx, sy] = [Math.min(sx, least * stretch), Math.min(sy, least * stretch)];
  const left = (width - sx * (x1 - x0)) / 2;
  const top = (height - sy * (y1 - y0)) / 2;
  const place = (p: Point): Point => {
    const [x, y] = turn(p);
    return [left + (x - x0) * sx, top + (y - y0) * sy];
  };
  return { place, scale: Math.sqrt(sx * sy) };
}

/** Fits the provinces in play into a window of the given size; figures grow to `most` at most. */
export function draw(
  board: Board,
  shapes: Shapes,
  ids: string[],
  width: number,
  height: number,
  margin: number,
  most = 1.25,
  turns = height > width * 0.9 ? TALL : WIDE,
): Drawn {
  const points = ids.flatMap((id) => shapes.provinces[id]?.rings.flat() ?? []);
  const fits = turns.map((angle) =>
    fit(turned(shapes, angle), points, width, height, margin, turns === WIDE ? STRETCH.wide : STRETCH.tall),
  );
  const { place, scale: size } = fits.reduce((best, other) => (other.scale > best.scale * 1.01 ? other : best));
  const scale = Math.min(most, Math.max(0.5, size / 0.78));
  const shown = ids.filter((id) => shapes.provinces[id]);
  const centre = (id: string): Point => shapes.provinces[id]!.label;
  /** The link as it is drawn on our map; what a board of one's own adds runs from middle to middle. */
  const found = <T extends { between: [string, string] }>(links: T[], [a, b]: [string, string]): T | undefined =>
    links.find((link) => link.between.includes(a) && link.between.includes(b));
  const between = (pairs: [string, string][]): [string, string][] =>
    pairs.filter((pair) => pair.every((id) => shown.includes(id)));
  const placed = shown.map((id) => ({
    id,
    at: place(shapes.provinces[id]!.label),
    rings: shapes.provinces[id]!.rings.map((r) => r.map(place)),
  }));
  const centres = spread(placed, scale);
  return {
    width,
    height,
    scale,
    centres,
    room: Object.fromEntries(placed.map(({ id, rings }) => [id, chord(rings, centres[id]!)])),
    paths: Object.fromEntries(
      shown.map((id) => [
        id,
        shapes.provinces[id]!.rings.filter((r) => r.length > 5)
          .map((r) => smooth(r.map(place)))
          .join(""),
      ]),
    ),
    boxes: Object.fromEntries(placed.map(({ id, rings }) => [id, boxOf(rings.flat())])),
    mountains: between(board.mountain).map(([a, b]) => {
      const [[ax, ay], [bx, by]] = [centre(a), centre(b)];
      return { between: [a, b], at: place(found(shapes.mountains, [a, b])?.at ?? [(ax + bx) / 2, (ay + by) / 2]) };
    }),
    sea: between(board.sea).map(([a, b]) => {
      const link = found(shapes.sea, [a, b]);
      return { between: [a, b], from: place(link?.from ?? centre(a)), to: place(link?.to ?? centre(b)) };
    }),
  };
}
