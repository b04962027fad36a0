/** Signals without words: short codes in the table's chat, drawn at the table and worded in the log of the talk. */
import { t } from "../../lib/i18n.svelte";
import { sideName } from "../../lib/names";
import type { ChatLine } from "../../lib/types";

export interface Signal {
  kind: "take" | "help" | "look" | "card";
  /** Whose board it is shown on. */
  seat: number;
  /** The card pointed at, one that all can see. */
  card?: string;
}
const CODE = /^\/(take|help|look|card) ?([\w-]{1,60})?$/;

/** The signal a line of talk stands for, if it is one. */
export function signalOf(line: Pick<ChatLine, "text" | "seat">): Signal | null {
  const found = CODE.exec(line.text);
  if (!found || line.seat === null || line.seat === undefined) return null;
  const kind = found[1] as Signal["kind"];
  if (kind === "card") return { kind, seat: line.seat, card: found[2] ?? "" };
  return { kind, seat: kind === "look" ? Number(found[2] ?? line.seat) : line.seat };
}

/** A signal in words, for the talk and for screen readers. */
export function signalText(line: Pick<ChatLine, "text" | "seat">): string | null {
  const signal = signalOf(line);
  return signal && t(`seven-signal-${signal.kind}`, { name: sideName(signal.seat) });
}
