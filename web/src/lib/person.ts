/** The key that says who I am: made once by this browser, or brought from another device. Who has it plays as me. */
const KEY = "tatami.me";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** A syllable a letter, so that a key can be read aloud and written down: eight words of four. */
const SYLLABLES = [..."kstnhmrgzdbpy"].flatMap((c) => [..."aiueo"].map((v) => c + v)).slice(0, 64);

function fresh(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((n) => LETTERS[n & 63]).join("");
}

let key = localStorage.getItem(KEY);

/** My key. */
export function person(): string {
  if (!key) bePerson(fresh());
  return key!;
}

/** From now on I am somebody else, or myself again. */
export function bePerson(other: string | null): void {
  key = other;
  if (other) localStorage.setItem(KEY, other);
  else localStorage.removeItem(KEY);
}

/** A key in eight words. */
export function inWords(key: string): string {
  const spoken = [...key].map((letter) => SYLLABLES[LETTERS.indexOf(letter)]).join("");
  return spoken.match(/.{8}/g)!.join(" ");
}

/** The key that somebody typed: its words, itself, or a file of it; null if it is none. */
export function readKey(text: string): string | null {
  const bare = text.trim();
  if (/^[A-Za-z0-9_-]{32}$/.test(bare)) return bare;
  const letters = (
    bare
      .toLowerCase()
      .replace(/[^a-z]/g, "")
      .match(/../g) ?? []
  ).map((s) => LETTERS[SYLLABLES.indexOf(s)]);
  return letters.length === 32 && letters.every(Boolean) ? letters.join("") : null;
}
