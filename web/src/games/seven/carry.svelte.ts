/** Tokens and the drawn card follow the pointer, a finger too, and are let go over what they are for. */
import type { Move } from "../../lib/types";

export interface Carried {
  /** My own token, an open one of the table, or the card in the gate. */
  kind: "token" | "open" | "card";
  /** Whose token, or which card. */
  id: string;
}
/** What is under way, where the pointer is, and the place it is over. */
export const carried = $state<{ what: Carried | null; x: number; y: number; over: string }>({
  what: null,
  x: 0,
  y: 0,
  over: "",
});
/** A pointer that moved less only clicks. */
const FAR = 8;

/** The move that letting a thing go over a place would make. */
export function meant(legal: Move[], { kind, id }: Carried, over: string): Move | undefined {
  const [place, which] = over.split(":");
  const to = (move: Move): boolean => place === "seat" && String(move.args["to"]) === which;
  if (kind === "token") return legal.find((m) => m.kind === "support" && to(m));
  if (kind === "open")
    return place !== "pile" ? legal.find((m) => m.kind === "use" && m.args["samurai"] === id) : undefined;
  return legal.find(
    (m) =>
      (place === "slot" && m.kind === which) ||
      (place === "pile" && m.kind === { discard: "discard", deck: "under" }[which!]) ||
      (m.kind === "give" && to(m)),
  );
}

/** Lets an element be carried; `what` says what it is now, if it can be. */
export function carry(
  what: () => Carried | null,
  drop: (what: Carried, over: string) => void,
): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    const stop = (): void => {
      from = null;
      carried.what = null;
      carried.over = "";
    };
    const hear: [string, (event: Event) => void][] = [
      [
        "pointerdown",
        (e) => {
          const { button, clientX: x, clientY: y, pointerId: pointer } = e as PointerEvent;
          if (button !== 0 || !what()) return;
          from = { x, y, pointer };
          node.setPointerCapture(pointer); // a quick hand leaves a small token before it has moved far
        },
      ],
      [
        "pointermove",
        (e) => {
          const { clientX: x, clientY: y, pointerId } = e as PointerEvent;
          if (!from || from.pointer !== pointerId) return;
          if (!carried.what) {
            const thing = Math.hypot(x - from.x, y - from.y) < FAR ? null : what();
            if (!thing) return;
            carried.what = thing;
          }
          Object.assign(carried, {
            x,
            y,
            over: document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? "",
          });
        },
      ],
      [
        "pointerup",
        () => {
          const { what: thing, over } = carried;
          const mine = from !== null && thing !== null;
          stop();
          if (!mine) return;
          // the click that follows belongs to the carrying
          const quiet = (e: Event): void => (e.stopPropagation(), e.preventDefault());
          window.addEventListener("click", quiet, { capture: true, once: true });
          setTimeout(() => window.removeEventListener("click", quiet, { capture: true }));
          if (over) drop(thing, over);
        },
      ],
      ["pointercancel", stop],
      ["dragstart", (e) => e.preventDefault()],
    ];
    const key = (e: KeyboardEvent): void => void (e.key === "Escape" && from && stop());
    node.style.touchAction = "none";
    node.dataset["ownSwipe"] = "";
    for (const [name, act] of hear) node.addEventListener(name, act);
    window.addEventListener("keydown", key);
    return () => {
      if (from) stop();
      for (const [name, act] of hear) node.removeEventListener(name, act);
      window.removeEventListener("keydown", key);
    };
  };
}
