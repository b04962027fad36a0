/** The seven, each a mask of our own: a colour, hair, and an animal behind the human. */
export interface Portrait {
  colour: string;
  hair: string;
  beast: string;
  ears: string;
  muzzle: string;
}
export const PORTRAITS: Record<string, Portrait> = {
  heihachi: {
    colour: "#8a6a3a",
    hair: "M-15,-6 Q-16,-20 0,-21 Q16,-20 15,-6 Q8,-13 0,-13 Q-8,-13 -15,-6Z M-3,-20 a3,4 0 1 1 6,0Z",
    beast: "#8d7250",
    ears: "M-15,-10 Q-20,-22 -9,-19Z M15,-10 Q20,-22 9,-19Z",
    muzzle: "M-7,6 Q0,-2 7,6 Q0,14 -7,6Z",
  },
  shichiroji: {
    colour: "#4c6b84",
    hair: "M-15,-3 Q-17,-20 0,-21 Q17,-20 15,-3 L12,-11 L6,-14 L0,-11 L-6,-14 L-12,-11Z",
    beast: "#b28a5a",
    ears: "M-16,-4 Q-22,-14 -14,-19 Q-10,-14 -12,-8Z M16,-4 Q22,-14 14,-19 Q10,-14 12,-8Z",
    muzzle: "M-6,4 H6 L4,13 H-4Z",
  },
  gorobei: {
    colour: "#6b7a3f",
    hair: "M-15,-8 Q-12,-21 0,-21 Q12,-21 15,-8 L10,-8 Q8,-15 0,-15 Q-8,-15 -10,-8Z M-4,-21 Q0,-30 4,-21Z",
    beast: "#5b4a3c",
    ears: "M-16,-8 a6,6 0 1 1 7,-8Z M16,-8 a6,6 0 1 0 -7,-8Z",
    muzzle: "M-8,5 Q0,-1 8,5 Q8,14 0,14 Q-8,14 -8,5Z",
  },
  kambei: {
    colour: "#7a3b3b",
    hair: "M-13,-14 Q0,-24 13,-14 Q8,-18 0,-18 Q-8,-18 -13,-14Z",
    beast: "#7c8189",
    ears: "M-15,-6 L-17,-24 L-6,-17Z M15,-6 L17,-24 L6,-17Z",
    muzzle: "M-7,3 L0,-2 L7,3 L3,14 H-3Z",
  },
  kikuchiyo: {
    colour: "#a8552b",
    hair: "M-17,0 L-19,-12 L-12,-12 L-13,-22 L-5,-17 L0,-25 L5,-17 L13,-22 L12,-12 L19,-12 L17,0 L12,-9 Q0,-15 -12,-9Z",
    beast: "#8f5f45",
    ears: "M-15,-9 L-19,-19 L-8,-17Z M15,-9 L19,-19 L8,-17Z",
    muzzle: "M-8,4 H8 V11 H-8Z M-11,12 L-8,3 M11,12 L8,3",
  },
  kyuzo: {
    colour: "#3d4a66",
    hair: "M-15,-2 Q-16,-20 0,-21 Q16,-20 15,-2 Q12,-12 4,-13 L-10,-10Z M-2,-21 L0,-29 L2,-21Z",
    beast: "#dcd6c8",
    ears: "M-4,-17 Q0,-28 4,-17Z",
    muzzle: "M-4,2 H4 L0,18Z",
  },
  katsushiro: {
    colour: "#5f5286",
    hair: "M-15,-5 Q-15,-21 0,-21 Q15,-21 15,-5 Q14,-12 7,-13 Q2,-9 -6,-13 Q-13,-12 -15,-5Z M-3,-21 Q-6,-29 3,-28 Q4,-24 3,-21Z",
    beast: "#c8703a",
    ears: "M-15,-5 L-19,-25 L-5,-16Z M15,-5 L19,-25 L5,-16Z",
    muzzle: "M-8,2 L0,16 L8,2 Q0,-3 -8,2Z",
  },
};
