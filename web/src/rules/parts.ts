/** A rule's text taken apart: what holds, what other printings do differently, and what is a ruling of ours. */
import type { Rule } from "../lib/types";

export interface Parts {
  rule: Rule;
  /** What holds in the printing played unless another is chosen. */
  text: string;
  /** What holds only elsewhere, each with its mark. */
  others: string[];
  ruling: boolean;
}
const MARK = /(?=\[(?:D|19|22)[^\]]*\])/;

/** Takes one rule apart. */
export function parts(rule: Rule): Parts {
  const [first = "", ...marked] = rule.text.split(MARK);
  const now = marked
    .filter((piece) => /^\[[^\]]*22/.test(piece))
    .map((piece) => piece.replace(/^\[[^\]]*\][:,]?\s*/, ""));
  const others = marked.filter((piece) => !/^\[[^\]]*22/.test(piece));
  return { rule, text: [first, ...now].join(" ").trim(), others, ruling: /^\s*\*\*[^*]+\.\*\*/.test(rule.text) };
}

export interface Chapter {
  title: string;
  rules: Parts[];
}

/** The books' chapters in their order. */
export function chapters(rules: Rule[], books: string[]): Chapter[] {
  const mine = rules.filter((r) => books.includes(r.book));
  return [...Map.groupBy(mine, (r) => `${r.book} ${r.chapter}`).values()].map((list) => ({
    title: list[0]!.chapter.replace(/^\d+\.\s*/, ""),
    rules: list.map(parts),
  }));
}

/** Rules with all these words. */
export function search(rules: Rule[], books: string[], wanted: string): Parts[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rules
    .filter(
      (r) => books.includes(r.book) && words.every((w) => `${r.id} ${r.title} ${r.text}`.toLowerCase().includes(w)),
    )
    .map(parts);
}
