/** The board as the server delivers it: provinces, regions, borders and the shapes to draw them with. */
import { get } from "../../lib/api";

export type Point = [number, number];

export interface Shape {
  rings: Point[][];
  label: Point;
  room?: number;
}
export interface Shapes {
  width: number;
  height: number;
  provinces: Record<string, Shape>;
  mountains: { between: [string, string]; at: Point }[];
  sea: { between: [string, string]; from: Point; to: Point }[];
}
export interface Province {
  region: string;
  role: "capital" | "resource" | "shrine";
  coastal: boolean;
  name?: string;
}
export interface Region {
  name: string;
  bonus: [number, number];
  neutral: string[];
}
export interface Board {
  order: string[];
  regions: Record<string, Region>;
  provinces: Record<string, Province>;
  land: [string, string][];
  sea: [string, string][];
  mountain: [string, string][];
  track: number[];
  shapes: Shapes | null;
}

interface Delivered {
  board: {
    regions: { order: string[] } & Record<string, Region>;
    provinces: Record<string, Province>;
    borders: { land: [string, string][]; sea: [string, string][]; mountain: [string, string][] };
    influence: { track: number[] };
  };
  map?: Shapes | null;
}

/** The server's data files as one board. */
export function readBoard({ board, map }: Delivered): Board {
  const { order } = board.regions;
  return {
    order,
    regions: Object.fromEntries(order.map((id) => [id, board.regions[id]!])),
    provinces: board.provinces,
    land: board.borders.land,
    sea: board.borders.sea,
    mountain: board.borders.mountain,
    track: board.influence.track,
    shapes: map && Object.keys(board.provinces).every((id) => map.provinces[id]) ? map : null,
  };
}

/** The board of a table: its own, or the one of the box. */
export function boardOf(table: string, key: string): Promise<Board> {
  return get<Delivered>(`tables/${table}/board`, key).then(readBoard);
}
