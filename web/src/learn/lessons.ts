/** The lessons of a first game: each is shown when its moment comes, once. */
import type { Move } from "../lib/types";

interface Moment {
  view: Record<string, unknown>;
  legal: Move[];
}
export interface Lesson {
  key: string;
  rule: string;
  when: (moment: Moment) => boolean;
}
const may = (kind: string) => ({ legal }: Moment): boolean => legal.some((m) => m.kind === kind);
const phase = (name: string, round?: number) => ({ view }: Moment): boolean => view["phase"] === name && (!round || view["round"] === round);

export const LESSONS: Record<"empires" | "seven", Lesson[]> = {
  empires: [
    { key: "goal", rule: "EMP-20", when: () => true },
    { key: "destiny", rule: "EMP-30", when: may("destiny") },
    { key: "place", rule: "EMP-32", when: may("place") },
    { key: "neutral", rule: "EMP-33", when: ({ view, legal }) => view["phase"] === "planning" && legal.length > 0 && !legal.some((m) => m.kind === "place") },
    { key: "resolve", rule: "EMP-40", when: phase("resolution", 1) },
    { key: "move", rule: "EMP-51", when: (m) => phase("resolution")(m) && may("move")(m) },
    { key: "attack", rule: "EMP-54", when: (m) => phase("resolution")(m) && may("attack")(m) },
    { key: "cover", rule: "EMP-34", when: phase("planning", 2) },
    { key: "back", rule: "EMP-42", when: phase("resolution", 2) },
    { key: "era", rule: "EMP-80", when: ({ view }) => Number(view["era"]) >= 2 },
    { key: "end", rule: "EMP-91", when: phase("over") },
  ],
  seven: [
    { key: "goal", rule: "SEV-34", when: () => true },
    { key: "fight", rule: "SEV-22", when: may("fight") },
    { key: "card", rule: "SEV-22", when: may("attack") },
    { key: "kiai", rule: "SEV-24", when: ({ legal }) => legal.some((m) => m.kind.startsWith("kiai")) },
    { key: "penalty", rule: "SEV-20", when: may("penalty") },
    { key: "support", rule: "SEV-23", when: may("support") },
    { key: "pass", rule: "SEV-25", when: may("pass") },
    { key: "round", rule: "SEV-32", when: ({ view }) => Number(view["round"]) >= 2 },
    { key: "end", rule: "SEV-36", when: phase("over") },
  ],
};
