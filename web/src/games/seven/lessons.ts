/** The lessons of a first game of 7 Samurai. */
import { may, phase, type Lesson } from "../plug";

export const LESSONS: Lesson[] = [
  { key: "goal", rule: "SEV-34", when: () => true },
  { key: "fight", rule: "SEV-22", when: may("fight") },
  { key: "card", rule: "SEV-22", when: may("attack") },
  { key: "kiai", rule: "SEV-24", when: ({ legal }) => legal.some((m) => m.kind.startsWith("kiai")) },
  { key: "penalty", rule: "SEV-20", when: may("penalty") },
  { key: "support", rule: "SEV-23", when: may("support") },
  { key: "pass", rule: "SEV-25", when: may("pass") },
  { key: "round", rule: "SEV-32", when: ({ view }) => Number(view["round"]) >= 2 },
  { key: "end", rule: "SEV-36", when: phase("over") },
];
