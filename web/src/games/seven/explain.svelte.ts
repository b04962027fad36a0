/** Every thing explains itself: resting the pointer on it, focusing it or holding it opens its full card. */
import { carried } from "./carry.svelte";
import type { Thing } from "./types";

const HOVER = 350;
const PRESS = 400;
export const shown = $state<{ thing: Thing | null; box: DOMRect | null; sheet: boolean }>({
  thing: null,
  box: null,
  sheet: false,
});

/** Closes the full card. */
export function letGo(): void {
  shown.thing = null;
}

function open(thing: Thing, node: Element, sheet: boolean): void {
  if (carried.what) return;
  shown.thing = thing;
  shown.box = node.getBoundingClientRect();
  shown.sheet = sheet;
}

/** Lets an element explain what it stands for. */
export function explain(thing: () => Thing): (node: HTMLElement | SVGElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let over = false;
    const stop = (): void => clearTimeout(timer);
    const hear: [string, (event: Event) => void][] = [
      // moved, not entered: what comes to lie under a resting pointer was not asked for
      [
        "pointermove",
        (e) => {
          if ((e as PointerEvent).pointerType !== "mouse" || over) return;
          over = true;
          timer = setTimeout(() => open(thing(), node, false), HOVER);
        },
      ],
      ["pointerleave", () => ((over = false), stop(), shown.sheet ? undefined : letGo())],
      [
        "pointerdown",
        (e) => {
          held = false;
          stop();
          if ((e as PointerEvent).pointerType === "mouse") letGo();
          else timer = setTimeout(() => ((held = true), open(thing(), node, true)), PRESS);
        },
      ],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["contextmenu", (e) => held && e.preventDefault()],
      // the click that ends a long press has said what it wanted
      ["click", (e) => held && (e.stopImmediatePropagation(), e.preventDefault(), (held = false))],
      ["focus", () => node.matches(":focus-visible") && open(thing(), node, false)],
      // a focused thing that is taken away blurs in the middle of drawing, where nothing may change
      ["blur", () => (stop(), shown.sheet ? undefined : queueMicrotask(letGo))],
    ];
    for (const [name, act] of hear) node.addEventListener(name, act, { capture: name === "click" });
    return () => {
      stop();
      for (const [name, act] of hear) node.removeEventListener(name, act, { capture: name === "click" });
    };
  };
}
