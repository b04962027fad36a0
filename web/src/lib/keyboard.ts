/** The keys of a table: Enter confirms, Esc goes back, U undoes, H hints, ? asks why not, space skips the animation. */
export interface TableKeys {
  confirm: () => unknown;
  back: () => unknown;
  undo: () => unknown;
  hint: () => unknown;
  skip: () => unknown;
  why: () => unknown;
}

/** A key handler that leaves typing alone and lets focused buttons keep Enter and space. */
export function tableKeys(keys: TableKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (document.querySelector("dialog[open]")) return;
    const busy = target.closest("button, a, [role=button]") !== null;
    if (event.key === "Enter" && !busy) keys.confirm();
    else if (event.key === "Escape") keys.back();
    else if (event.key === "u" || event.key === "U") keys.undo();
    else if (event.key === "h" || event.key === "H") keys.hint();
    else if (event.key === "?") keys.why();
    else if (event.key === " " && !busy) keys.skip();
    else return;
    event.preventDefault();
  };
}
