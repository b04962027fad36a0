/** Our own drawings as paths, about 24 units across and centred on 0,0. */
export type House = "red" | "blue" | "yellow" | "green" | "tokugawa";
export const HOUSES: House[] = ["red", "blue", "yellow", "green", "tokugawa"];

const BODY = "M-5,-3.4 L-9.6,-1.4 L-8.7,2.4 L-5.7,2.4 L-11,12 H11 L5.7,2.4 L8.7,2.4 L9.6,-1.4 L5,-3.4";
/** Each house's foot soldier: the same body under a helmet of its own. */
export const SOLDIER: Record<House, string> = {
  red: `${BODY} Q5,-7 3.2,-8.6 Q6.6,-10.6 7.6,-15.4 Q3.6,-11.4 0,-11.4 Q-3.6,-11.4 -7.6,-15.4 Q-6.6,-10.6 -3.2,-8.6 Q-5,-7 -5,-3.4Z`,
  blue: `${BODY} Q5,-7 3.4,-9 L5.8,-14.6 L2.6,-13.6 L0,-17.4 L-2.6,-13.6 L-5.8,-14.6 L-3.4,-9 Q-5,-7 -5,-3.4Z`,
  yellow: `${BODY} L4.6,-6 L9.8,-6.4 Q4,-9 0,-15.6 Q-4,-9 -9.8,-6.4 L-4.6,-6 L-5,-3.4Z`,
  green: `${BODY} Q5,-6.4 4,-8.4 Q9.6,-9.4 10,-15.4 Q5.6,-11.2 1.4,-11.8 L0,-14 L-1.4,-11.8 Q-5.6,-11.2 -10,-15.4 Q-9.6,-9.4 -4,-8.4 Q-5,-6.4 -5,-3.4Z`,
  tokugawa: `${BODY} Q5,-7 2.4,-9 A4.2,4.2 0 1 0 -2.4,-9 Q-5,-7 -5,-3.4Z`,
};
export const BOW = "M11.5,-13 Q19,-2 11.5,9 M11.5,-13 L11.5,9 M5,-2 H19 M16.4,-4.4 L19,-2 L16.4,0.4";
export const BANNER = "M-12.5,12 V-19 H-4.5 Q-3.4,-15 -4.5,-12 Q-5.6,-9 -4.5,-6 H-12.5";

export const CASTLE =
  "M-14,12 L-11.4,4.4 H-14.6 Q-10.4,3 -9,-1 H-11.8 Q-7.6,-2.6 -6.2,-7 H-8.6 Q-2.4,-9.4 -1.4,-14.6 H1.4 Q2.4,-9.4 8.6,-7 H6.2 Q7.6,-2.6 11.8,-1 H9 Q10.4,3 14.6,4.4 H11.4 L14,12 Z";
export const CASTLE_LINES = "M-11.4,4.4 H11.4 M-9,-1 H9 M-6.2,-7 H6.2 M-3,12 V8.4 Q0,5.8 3,8.4 V12";

/** Crests: simple figures of our own, one a house. */
export const CREST: Record<House, string> = {
  red: "M0,-8 A8,8 0 0 1 6.9,4 A4,4 0 0 1 0,0 A4,4 0 0 1 0,-8 M-6.9,4 A8,8 0 0 1 0,-8 M6.9,4 A8,8 0 0 1 -6.9,4 A4,4 0 0 1 0,0",
  blue: "M0,-9 L4,-4.6 L0,-0.4 L-4,-4.6Z M0,0.4 L4,4.6 L0,9 L-4,4.6Z M-9,0 L-4.6,-4 L-0.4,0 L-4.6,4Z M0.4,0 L4.6,-4 L9,0 L4.6,4Z",
  yellow: "M-8.6,-8 H8.6 V-5 H-8.6Z M0,-3 a3,3 0 1 0 0.01,0Z M-5,3 a3,3 0 1 0 0.01,0Z M5,3 a3,3 0 1 0 0.01,0Z",
  green:
    "M0,-9 Q3.6,-3 0,2.6 Q-3.6,-3 0,-9Z M-1.4,1.6 Q-2,-5 -8,-6.4 Q-8.4,0.6 -1.4,1.6Z M1.4,1.6 Q2,-5 8,-6.4 Q8.4,0.6 1.4,1.6Z M-7,5 Q0,1.4 7,5 Q0,10.6 -7,5Z",
  tokugawa:
    "M0,0 Q-6,-3 -3.6,-8.6 Q0,-6.6 3.6,-8.6 Q6,-3 0,0Z M0,0 Q-0.4,6.6 -6.4,6.8 Q-6.4,2.6 -9.4,0.6 Q-5,-3.4 0,0Z M0,0 Q5,-3.4 9.4,0.6 Q6.4,2.6 6.4,6.8 Q0.4,6.6 0,0Z",
};

/** What a token orders, drawn as one line figure. */
export const ORDER: Record<string, string> = {
  recruit: "M-6,8 Q-6,1 0,1 Q6,1 6,8 M0,1 a3.6,3.6 0 1 1 0.01,0 M8.5,-9 V-2 M5,-5.5 H12",
  attack: "M-8,8 L8,-8 M-8,-8 L8,8 M-9,4 L-4,9 M9,4 L4,9",
  harvest:
    "M0,10 V-6 M0,-2 Q-6,-3 -6,-9 Q0,-8 0,-2 Q0,-8 6,-9 Q6,-3 0,-2 M0,5 Q-6,4 -6,-2 Q0,-1 0,5 Q0,-1 6,-2 Q6,4 0,5",
  castle: "M-9,9 H9 M-7,9 L-5.6,3 H5.6 L7,9 M-9,3 Q-4,1 -4,-3 H4 Q4,1 9,3Z M-6,-3 Q-1,-4.6 0,-9 Q1,-4.6 6,-3Z",
  move: "M-9,0 H8 M2,-6 L8.6,0 L2,6",
  move3: "M-9,5 H8 M3,0.4 L8.6,5 L3,9.6",
  move23: "M-9,5 H8 M3,0.4 L8.6,5 L3,9.6",
  ship: "M-9,5 Q0,9.6 9,5 L7,9.6 H-7Z M0,5 V-10 M0,-9 Q8,-6 7.4,2.6 Q3.6,1 0,2 Z",
};
/** The little number some orders carry. */
export const ORDER_MARK: Record<string, string> = { move3: "3", move23: "2–3" };
/** A banner planted in a province one controls. */
export const FLAG = "M-7,13 V-12 H8 Q5.6,-7.6 8,-4 Q9.6,-1 8,2.6 H-7";
/** Signs of provinces and of the roads between them. */
export const TORII = "M-11,-8.6 Q0,-5 11,-8.6 M-8.4,-2.4 H8.4 M-6,-7.6 L-7,9 M6,-7.6 L7,9";
export const PEAK = "M-12,8 Q-5,2 -1.6,-9 Q0,-10.4 1.6,-9 Q5,2 12,8 Z";
export const SNOW =
  "M-1.6,-9 Q0,-10.4 1.6,-9 Q2.6,-5.4 4.2,-2.6 L1.8,-3.8 L0,-1.4 L-1.8,-3.8 L-4.2,-2.6 Q-2.6,-5.4 -1.6,-9Z";
export const RICE =
  "M0,7 V-5 M0,-2 Q-5,-2.6 -5,-7 Q0,-6.4 0,-2 Q0,-6.4 5,-7 Q5,-2.6 0,-2 M0,3.4 Q-5,2.8 -5,-1.6 Q0,-1 0,3.4 Q0,-1 5,-1.6 Q5,2.8 0,3.4";
export const KATANA = "M-6.4,6.6 L-3.4,3.6 M-6.2,1.6 L-1.6,6.2 M-3.6,3.8 Q3.4,-1.6 7,-7";
export const PALACE = "M-7,7 H7 M-5.4,7 V1 M5.4,7 V1 M-9,1 Q-3,-0.6 0,-7 Q3,-0.6 9,1Z";
