/** The board as the server delivers it: provinces, regions, borders and the shapes to draw them with. */
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
