/** A finger drawn across sideways: what lies beside the screen is fetched, or sent back. */
const FAR = 56;

/** Whether something between the finger and the table is scrolled or dragged sideways itself. */
function taken(from: Element, table: Element): boolean {
  for (let e: Element | null = from; e && e !== table; e = e.parentElement) {
    if (e.scrollWidth > e.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(e).overflowX)) return true;
  }
  return from.closest("[data-own-swipe]") !== null;
}

/** Lets an element be swiped; where a thing has a sideways movement of its own (`data-own-swipe`), that goes first. */
export function swipe(left: () => void, right: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    const down = (e: PointerEvent): void => {
      from =
        e.pointerType === "touch" && e.isPrimary && !taken(e.target as Element, node)
          ? { x: e.clientX, y: e.clientY, id: e.pointerId }
          : null;
    };
    const move = (e: PointerEvent): void => {
      if (!from || e.pointerId !== from.id) return;
      const [dx, dy] = [e.clientX - from.x, e.clientY - from.y];
      if (Math.abs(dy) > FAR / 2) from = null;
      else if (Math.abs(dx) > FAR) {
        from = null;
        (dx < 0 ? left : right)();
      }
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
    };
  };
}
