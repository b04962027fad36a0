/** When each lesson of a first game comes, and its rule; `teaching.svelte.ts` says them, in the words of the messages. */
import { may, phase, type Lesson } from "../plug";

export const LESSONS: Lesson[] = [
  { key: "goal", rule: "EMP-20", when: () => true },
  { key: "destiny", rule: "EMP-30", when: may("destiny") },
  { key: "place", rule: "EMP-32", when: may("place") },
  {
    key: "neutral",
    rule: "EMP-33",
    when: ({ view, legal }) =>
      view["phase"] === "planning" && legal.length > 0 && !legal.some((m) => m.kind === "place"),
  },
  { key: "resolve", rule: "EMP-40", when: phase("resolution", 1) },
  { key: "move", rule: "EMP-51", when: (m) => phase("resolution")(m) && may("move")(m) },
  { key: "attack", rule: "EMP-54", when: (m) => phase("resolution")(m) && may("attack")(m) },
  { key: "cover", rule: "EMP-34", when: phase("planning", 2) },
  { key: "back", rule: "EMP-42", when: phase("resolution", 2) },
  { key: "era", rule: "EMP-80", when: ({ view }) => Number(view["era"]) >= 2 },
  { key: "end", rule: "EMP-91", when: phase("over") },
];
