/**
 * Turning clicks into moves without knowing rules: every legal move is a bundle of things one can point at
 * (an order and a slot, two provinces, a card); pointing at things narrows the list until one move is left.
 */
import type { Move } from "./types";

export interface Handle {
  type: string;
  id: string;
}
export type Handles = (move: Move) => Handle[];

const key = (h: Handle): string => `${h.type}:${h.id}`;

/** Ids of one type in the order they are pointed at. */
function ids(handles: Handle[], type: string): string[] {
  return handles.filter((h) => h.type === type).map((h) => h.id);
}

export class Chooser {
  picked = $state.raw<Handle[]>([]);
  /** The one move that is chosen and waits to be confirmed. */
  chosen = $state.raw<Move | null>(null);
  private moves = $state.raw<Move[]>([]);
  private readonly handles: Handles;
  /** Every thing on the table asks what is open: it is worked out once for all of them. */
  private readonly bundles = $derived.by(() => this.moves.map((move) => ({ move, bundle: this.handles(move) })));
  private readonly fitting = $derived.by(() => this.bundles.filter(({ bundle }) => this.fits(bundle)));
  private readonly next = $derived.by(() => this.opened());

  constructor(handles: Handles) {
    this.handles = handles;
  }

  /** A new list of legal moves: what was pointed at stays as long as it still leads somewhere. */
  offer(moves: Move[]): void {
    this.moves = moves;
    if (!moves.length) return;
    if (!this.left.length) this.clear();
    const chosen = this.chosen?.words;
    this.chosen = chosen === undefined ? null : (moves.find((m) => m.words === chosen) ?? null);
  }

  get all(): Move[] {
    return this.moves;
  }

  /** The moves that fit everything pointed at so far. */
  get left(): Move[] {
    return this.fitting.map(({ move }) => move);
  }

  /** Whether pointing at this thing leads on to a legal move. */
  open(type: string, id: string): boolean {
    return this.next.has(`${type}:${id}`);
  }

  /** Whether this thing is pointed at now. */
  held(type: string, id: string): boolean {
    return this.picked.some((h) => h.type === type && h.id === id);
  }

  private opened(): Set<string> {
    const open = new Set<string>();
    const seen = new Map<string, number>();
    for (const h of this.picked) seen.set(h.type, (seen.get(h.type) ?? 0) + 1);
    for (const { bundle } of this.fitting) {
      for (const type of new Set(bundle.map((h) => h.type))) {
        const id = ids(bundle, type)[seen.get(type) ?? 0];
        if (id !== undefined) open.add(`${type}:${id}`);
      }
    }
    return open;
  }

  private fits(bundle: Handle[]): boolean {
    return [...new Set(this.picked.map((h) => h.type))].every((type) => {
      const have = ids(bundle, type);
      return ids(this.picked, type).every((id, i) => have[i] === id);
    });
  }

  /** Points at a thing; true when that repeats the thing that completed the chosen move (a second click confirms). */
  point(type: string, id: string): boolean {
    const last = this.picked.at(-1);
    if (this.chosen && last && last.type === type && last.id === id) return true;
    if (this.chosen && !this.open(type, id)) this.clear();
    if (!this.open(type, id)) {
      // a thing that does not fit starts anew, or is let go
      const again = this.held(type, id);
      this.clear();
      if (again || !this.open(type, id)) return false;
    }
    this.picked = [...this.picked, { type, id }];
    const left = this.left;
    const only = left.length === 1 ? left[0]! : null;
    this.chosen = only && this.handles(only).every((h) => this.picked.some((p) => key(p) === key(h))) ? only : null;
    if (only && !this.chosen && new Set(left.map((m) => m.words)).size === 1) this.chosen = only;
    return false;
  }

  /** Moves that fit and have nothing left on the table to point at: these need buttons. */
  bare(surfaces: Set<string>): Move[] {
    const pointed = new Map([...surfaces].map((type) => [type, ids(this.picked, type).length]));
    return this.fitting
      .filter(({ bundle }) => [...pointed].every(([type, n]) => ids(bundle, type).length <= n))
      .map(({ move }) => move);
  }

  /** Chooses a whole move at once, e.g. from a list or a hint. */
  choose(move: Move): void {
    this.picked = this.handles(move);
    this.chosen = move;
  }

  clear(): void {
    this.picked = [];
    this.chosen = null;
  }
}
