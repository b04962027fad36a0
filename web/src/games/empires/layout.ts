/** Shapes for a board file that brings none: neighbours pull together, then each province gets a rounded cell. */
import type { Board, Point, Shapes } from "./board";

const SIZE = 1600;
const REACH = 150;

/** Positions by a small force-directed layout, south-west to north-east along the order of regions; always the same. */
function settle(board: Board, ids: string[]): Map<string, Point> {
  const at = new Map<string, Point>();
  ids.forEach((id, i) => {
    const along = (i + 0.5) / ids.length;
    const wobble = ((i * 83) % 17) / 17 - 0.5;
    at.set(id, [SIZE * (along + wobble * 0.25), SIZE * (1 - along + wobble * 0.25)]);
  });
  const links = [...board.land, ...board.sea].filter((pair) => pair.every((id) => at.has(id)));
  for (let step = 0; step < 300; step++) {
    const heat = 1 - step / 300;
    const push = new Map<string, Point>(ids.map((id) => [id, [0, 0]]));
    const shove = (id: string, dx: number, dy: number): void => {
      const p = push.get(id)!;
      push.set(id, [p[0] + dx, p[1] + dy]);
    };
    for (const a of ids)
      for (const b of ids) {
        if (a >= b) continue;
        const [ax, ay] = at.get(a)!;
        const [bx, by] = at.get(b)!;
        const distance = Math.hypot(bx - ax, by - ay) || 1;
        const force = Math.min(
          40,
          (REACH * REACH * 60) / distance ** 3 + (distance < 200 ? (200 - distance) * 0.2 : 0),
        );
        const [dx, dy] = [((bx - ax) / distance) * force, ((by - ay) / distance) * force];
        shove(a, -dx, -dy);
        shove(b, dx, dy);
      }
    for (const [a, b] of links) {
      const [ax, ay] = at.get(a)!;
      const [bx, by] = at.get(b)!;
      const distance = Math.hypot(bx - ax, by - ay) || 1;
      const force = (distance - 210) * 0.08;
      const [dx, dy] = [((bx - ax) / distance) * force, ((by - ay) / distance) * force];
      shove(a, dx, dy);
      shove(b, -dx, -dy);
    }
    for (const id of ids) {
      const [x, y] = at.get(id)!;
      const [dx, dy] = push.get(id)!;
      at.set(id, [x + dx * heat, y + dy * heat]);
    }
  }
  return at;
}

/** The part of `cell` nearer to `a` than to `b`. */
function nearer(cell: Point[], a: Point, b: Point): Point[] {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const side = (p: Point): number => (p[0] - middle[0]) * (b[0] - a[0]) + (p[1] - middle[1]) * (b[1] - a[1]);
  const kept: Point[] = [];
  cell.forEach((p, i) => {
    const q = cell[(i + 1) % cell.length]!;
    const [sp, sq] = [side(p), side(q)];
    if (sp <= 0) kept.push(p);
    if (sp * sq < 0) kept.push([p[0] + ((q[0] - p[0]) * sp) / (sp - sq), p[1] + ((q[1] - p[1]) * sp) / (sp - sq)]);
  });
  return kept;
}

function disc(centre: Point): Point[] {
  return Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI;
    const radius = REACH * (0.9 + 0.1 * Math.sin(i * 2.7 + centre[0]));
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

/** The same outline with more points, so that rounding takes only its corners. */
function dense(cell: Point[]): Point[] {
  return cell.flatMap((p, i) => {
    const q = cell[(i + 1) % cell.length]!;
    return [0, 0.25, 0.5, 0.75].map((part): Point => [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]);
  });
}

/** Shapes drawn from the borders alone. */
export function layout(board: Board): Shapes {
  const ids = Object.keys(board.provinces);
  const at = settle(board, ids);
  const cells = ids
    .map((id) => {
      const centre = at.get(id)!;
      return ids
        .filter((other) => other !== id)
        .reduce((cell, other) => nearer(cell, centre, at.get(other)!), disc(centre));
    })
    .map(dense);
  const between = (pair: [string, string], along: number): Point => {
    const [a, b] = [at.get(pair[0])!, at.get(pair[1])!];
    return [a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along];
  };
  return {
    width: SIZE,
    height: SIZE,
    provinces: Object.fromEntries(ids.map((id, i) => [id, { rings: [cells[i]!], label: at.get(id)! }])),
    mountains: board.mountain.map((pair) => ({ between: pair, at: between(pair, 0.5) })),
    sea: board.sea.map((pair) => ({ between: pair, from: between(pair, 0.36), to: between(pair, 0.64) })),
  };
}
