/** Where tables are kept in this browser: one text a table, in IndexedDB. */
const STORE = "tables";

/** Python waits for ever for what it cannot raise: some of a browser's own exceptions, a full one's among them. */
const plain = (problem: DOMException | null): Error => new Error(problem?.name ?? "IndexedDB");

function opened(): Promise<IDBDatabase> {
  return new Promise((found, failed) => {
    const asked = indexedDB.open("tatami", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(plain(asked.error));
  });
}
let database: Promise<IDBDatabase> | null = null;

/** One question or change; a change is answered when it is kept. */
async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= opened();
  const changes = (await database).transaction(STORE, mode, { durability: "strict" });
  const asked = work(changes.objectStore(STORE));
  return new Promise((done, failed) => {
    changes.oncomplete = () => done(asked.result);
    changes.onabort = changes.onerror = () => failed(plain(changes.error));
  });
}

export const drawer = {
  get: (name: string): Promise<string | undefined> =>
    run("readonly", (store) => store.get(name) as IDBRequest<string | undefined>),
  all: (): Promise<string[]> => run("readonly", (store) => store.getAll() as IDBRequest<string[]>),
  put: (name: string, text: string): Promise<unknown> => run("readwrite", (store) => store.put(text, name)),
};
