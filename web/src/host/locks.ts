/** Whose table it is: of several tabs only one writes. */
const held = new Map<string, () => void>();

/** Whether this tab may play at the table now; it may until it lets go or is closed. */
export function claim(table: string): Promise<boolean> {
  if (held.has(table)) return Promise.resolve(true);
  return new Promise((answer) => {
    void navigator.locks.request(`tatami/${table}`, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock && new Promise<void>((done) => held.set(table, done));
    });
  });
}

export function release(table: string): void {
  held.get(table)?.();
  held.delete(table);
}
