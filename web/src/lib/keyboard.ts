/** The keyboard at a table: ← and → walk, Enter confirms, Esc goes back, U undoes, H hints, ? asks why not, space skips. */
export interface TableKeys {
  confirm: () => unknown;
  back: () => unknown;
  undo: () => unknown;
  hint: () => unknown;
  skip: () => unknown;
  why: () => unknown;
}

/** Whatever can be chosen now. */
const CHOICES = ".open, .strip .pick:enabled, .strip .sure, .bar .btn:enabled";

/** Moves the focus among the things that can be chosen. */
function walk(by: number): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(CHOICES)].filter(
    (e) => e.getClientRects().length,
  );
  const at = all.indexOf(document.activeElement as HTMLElement);
  all.at(at < 0 ? Math.min(by, 0) : (at + by) % all.length)?.focus();
}

/** A key handler that leaves typing alone and lets focused buttons keep Enter and space. */
export function tableKeys(keys: TableKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (document.querySelector("dialog[open]")) return;
    const onButton = target.closest("button, a, [role=button]") !== null;
    const acts: Record<string, () => unknown> = {
      Escape: keys.back,
      u: keys.undo,
      h: keys.hint,
      "?": keys.why,
      ArrowRight: () => walk(1),
      ArrowLeft: () => walk(-1),
      ...(onButton ? {} : { Enter: keys.confirm, " ": keys.skip }),
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
}
