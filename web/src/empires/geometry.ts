/** Turns the board's shapes into paths for the window at hand: lying down when wide, standing when tall. */
import type { Board, Point, Shapes } from "../lib/board";

export interface Drawn {
  width: number;
  height: number;
  scale: number;
  paths: Record<string, string>;
  centres: Record<string, Point>;
  mountains: { between: [string, string]; at: Point }[];
  sea: { between: [string, string]; from: Point; to: Point }[];
}

const TURN_WIDE = (43 * Math.PI) / 180;
const TURN_TALL = TURN_WIDE - Math.PI / 2;
/** How far one axis may be stretched to give the figures room. */
const STRETCH = 1.45;

function turned(shapes: Shapes, angle: number): (p: Point) => Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([px, py]) => {
    const [x, y] = [px - shapes.width / 2, py - shapes.height / 2];
    return [x * cos - y * sin, x * sin + y * cos];
  };
}

/** A closed curve through the middles of a ring's edges. */
export function smooth(ring: Point[]): string {
  const at = (i: number): Point => ring[(i + ring.length) % ring.length] as Point;
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  const xy = (p: Point): string => `${p[0].toFixed(1)},${p[1].toFixed(1)}`;
  let path = `M${xy(middle(-1))}`;
  for (let i = 0; i < ring.length; i++) path += `Q${xy(at(i))} ${xy(middle(i))}`;
  return path + "Z";
}

/** Fits the provinces in play into a window of the given size. */
export function draw(board: Board, shapes: Shapes, ids: string[], width: number, height: number, margin: number): Drawn {
  const tall = height > width * 0.9;
  const turn = turned(shapes, tall ? TURN_TALL : TURN_WIDE);
  const points = ids.flatMap((id) => shapes.provinces[id]?.rings.flat() ?? []).map(turn);
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [roomX, roomY] = [width - 2 * margin, height - 2 * margin];
  let sx = roomX / (x1 - x0);
  let sy = roomY / (y1 - y0);
  const least = Math.min(sx, sy);
  [sx, sy] = [Math.min(sx, least * STRETCH), Math.min(sy, least * STRETCH)];
  const left = (width - sx * (x1 - x0)) / 2;
  const top = (height - sy * (y1 - y0)) / 2;
  const place = (p: Point): Point => {
    const [x, y] = turn(p);
    return [left + (x - x0) * sx, top + (y - y0) * sy];
  };
  const shown = ids.filter((id) => shapes.provinces[id]);
  const centre = (id: string): Point => shapes.provinces[id]!.label;
  /** The link as it is drawn on our map; what a board of one's own adds runs from middle to middle. */
  const found = <T extends { between: [string, string] }>(links: T[], [a, b]: [string, string]): T | undefined =>
    links.find((link) => link.between.includes(a) && link.between.includes(b));
  const between = (pairs: [string, string][]): [string, string][] => pairs.filter((pair) => pair.every((id) => shown.includes(id)));
  return {
    width,
    height,
    scale: Math.min(1.25, Math.max(0.5, Math.sqrt(sx * sy) / 0.78)),
    paths: Object.fromEntries(
      shown.map((id) => [id, shapes.provinces[id]!.rings.filter((r) => r.length > 5).map((r) => smooth(r.map(place))).join("")]),
    ),
    centres: Object.fromEntries(shown.map((id) => [id, place(shapes.provinces[id]!.label)])),
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
