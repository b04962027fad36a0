/** The signs of 7 Samurai, drawn on a grid of 26 around 0,0: lines for penalties, abilities and actions, filled pictures for what is guarded. */
export const FLAME =
  "M0,-11c5,5 2,8 4,10c2,-1 2,-3 1,-5c5,4 5,15 -5,16c-10,-1 -9,-10 -5,-14c0,3 1,4 2,4c-1,-5 1,-7 3,-11z";
export const LINES: Record<string, string> = {
  barricade:
    "M-9.1,5.4 L-3.9,-10.7 M-2.5,7.6 L2.8,-8.6 M4.2,9.8 L9.4,-6.4 M-9.5,-6.3 L11.4,.5 M-11.7,.4 L9.2,7.2 M-12,12 H12",
  wound: "M0,-10 Q7,-1 7,3.4 A7,7 0 0 1 -7,3.4 Q-7,-1 0,-10Z M-2.6,3.6 H2.6 M0,1 V6.2",
  breach: "M-10,10 V-9 H10 V10 M-10,-4.4 H10 M0,-1.4 V8 M-4,4.4 L0,8.6 L4,4.4",
  "no-defence": "M0,-9 Q8,-7 8,-2 Q8,6 0,10 Q-8,6 -8,-2 Q-8,-7 0,-9Z M-10,-10 L10,10",
  "no-support": "M0,-8.4 A8.4,8.4 0 1 1 -0.01,-8.4Z M0,-3.6 V3.6 M-3.6,0 H3.6 M-10,-10 L10,10",
  "left-draws": "M0,-9 H10 V9 H0Z M-2.4,0 H-11 M-7.4,-4 L-11.4,0 L-7.4,4",
  "right-draws": "M-10,-9 H0 V9 H-10Z M2.4,0 H11 M7.4,-4 L11.4,0 L7.4,4",
  "must-pass": "M0,-10 A10,10 0 1 1 -0.01,-10Z M-5,0 H5",
  reinforce: "M-10,-6 Q-2,-14 6,-6 L4.4,4 Q-2,9 -8.4,4Z M-6.4,-2 H-3.6 M-0.4,-2 H2.4 M8,4 V12 M4,8 H12",
  "no-ability": "M0,-9 L2.8,-3 L9,-2.2 L4.4,2 L5.6,8.6 L0,5.4 L-5.6,8.6 L-4.4,2 L-9,-2.2 L-2.8,-3Z M-10,-10 L10,10",
  "lose-defender": "M-3,-9 Q5,-7 5,-2 Q5,6 -3,10 Q-11,6 -11,-2 Q-11,-7 -3,-9Z M6,8 H12 M-6.4,0.4 H0.4",
  shield: "M0,-9 Q8,-7 8,-2 Q8,6 0,10 Q-8,6 -8,-2 Q-8,-7 0,-9Z",
  swords: "M-9,9 L9,-9 M-9,-9 L9,9 M-10,4 L-4,10 M10,4 L4,10",
  fence:
    "M-10,9 V-4 L-7.6,-7 L-5.2,-4 V9Z M-2.4,9 V-6 L0,-9 L2.4,-6 V9Z M5.2,9 V-4 L7.6,-7 L10,-4 V9Z M-12,0 H12 M-12,5 H12",
  eye: "M-10,0 Q0,-9 10,0 Q0,9 -10,0Z M0,-3 A3,3 0 1 1 -0.01,-3Z",
  paw: "M-1.4,1.6 Q0,0.6 1.4,1.6 Q7,6 4.6,8.6 Q2.8,10 0,8.6 Q-2.8,10 -4.6,8.6 Q-7,6 -1.4,1.6Z M-7,1 a2,2.8 -20 1 1 0.1,0 M-2.8,-4 a2,2.9 0 1 1 0.1,0 M2.8,-4 a2,2.9 0 1 1 0.1,0 M7,1 a2,2.8 20 1 1 0.1,0",
  under: "M-8,-10 H8 V4 H-8Z M0,0 V10 M-4,6.4 L0,10.4 L4,6.4",
  give: "M-9,-9 H3 V7 H-9Z M0,2 H11 M7,-2 L11,2 L7,6",
  pass: "M-9,2 Q0,10 9,2 M-6,4.4 L-4,-6 M0,6 V-9 M6,4.4 L4,-6 M-9,2 L-7,-4 L0,-9 L7,-4 L9,2",
  heal: "M-3,-9 H3 V-3 H9 V3 H3 V9 H-3 V3 H-9 V-3 H-3Z",
  "ability-heihachi": "M-10,3.4 H10 M6.6,-0.4 L10.4,3.4 L6.6,7.2 M-6.6,-0.4 L-10.4,3.4 L-6.6,7.2",
  "ability-shichiroji": "M-10,3.4 H10 M6.6,-0.4 L10.4,3.4 L6.6,7.2 M-6.6,-0.4 L-10.4,3.4 L-6.6,7.2",
  "ability-gorobei": "M0,-10 Q8.4,-8 8.4,-3 Q8.4,5.4 0,9.6 Q-8.4,5.4 -8.4,-3 Q-8.4,-8 0,-10Z",
  "ability-kambei": "M0,-10 Q8.4,-8 8.4,-3 Q8.4,5.4 0,9.6 Q-8.4,5.4 -8.4,-3 Q-8.4,-8 0,-10Z",
  "ability-kikuchiyo": "M-9,9 Q2,2 9,-9 M9,9 Q-2,2 -9,-9 M-9.6,3.6 L-3.8,9.2 M9.6,3.6 L3.8,9.2",
  "ability-kyuzo": "M-9,-3 H9 M-9,3.6 H9 M-6,10 Q2,2 6.6,-10",
  "ability-katsushiro": "M-7.4,-10 H7.4 V2.6 H-7.4Z M0,-3 V10 M-4.2,6 L0,10.2 L4.2,6",
};
/** Pips of an ability: two for even cards, one for odd ones. */
export const PIPS: Record<string, [number, number][]> = {
  "ability-heihachi": [
    [-4, -5.6],
    [4, -5.6],
  ],
  "ability-shichiroji": [[0, -5.6]],
  "ability-gorobei": [
    [-3, -1.4],
    [3, -1.4],
  ],
  "ability-kambei": [[0, -1.4]],
};
/** What a card may guard. */
export const GUARDS: Record<string, string> = {
  hat: '<path d="M-12,6.5 Q-7,-2 0,-9.5 Q7,-2 12,6.5 Q0,10 -12,6.5Z" fill="#d8a53c" stroke="var(--symline,#2b1d14)" stroke-width="1.5" stroke-linejoin="round"/><path d="M0,-9.5 L-5.4,8 M0,-9.5 L0,8.4 M0,-9.5 L5.4,8" stroke="var(--symline,#2b1d14)" stroke-width="1" fill="none" opacity=".75"/>',
  house:
    '<path d="M-8,10 V0 H8 V10Z" fill="#d7b98a" stroke="var(--symline,#2b1d14)" stroke-width="1.5"/><path d="M-12.5,1.6 Q-4,-2 0,-10.5 Q4,-2 12.5,1.6Z" fill="#7d5a37" stroke="var(--symline,#2b1d14)" stroke-width="1.5" stroke-linejoin="round"/><path d="M-2.4,10 V4.4 H2.4 V10" fill="#2b1d14"/>',
  doll: '<path d="M-6.4,10.5 Q-9,0 -3.6,-1.6 H3.6 Q9,0 6.4,10.5Z" fill="#b3392f" stroke="var(--symline,#2b1d14)" stroke-width="1.5" stroke-linejoin="round"/><path d="M-3,-1.4 L0,3 L3,-1.4 M-7.4,5.4 H7.4" stroke="#f6e3bd" stroke-width="1.5" fill="none"/><circle cy="-6" r="5" fill="#f3dcae" stroke="var(--symline,#2b1d14)" stroke-width="1.5"/><path d="M-5,-6.2 Q-4.6,-11 0,-11 Q4.6,-11 5,-6.2 Q2.5,-8.4 0,-8.2 Q-2.5,-8.4 -5,-6.2Z" fill="#241d1a"/>',
};
/** The three signs a samurai can have on the left. */
export const SYMBOLS = ["hat", "house", "doll"] as const;
