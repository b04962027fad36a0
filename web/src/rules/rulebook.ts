/** The rulebook in the reader's language. */
import { get } from "../lib/api";
import type { Rule } from "../lib/types";
import { language, type Language } from "../lib/i18n.svelte";

const books = new Map<Language, Promise<Rule[]>>();

/** All rules, asked for once a language. */
export function rulebook(): Promise<Rule[]> {
  const lang = language();
  if (!books.has(lang))
    books.set(
      lang,
      get<Rule[]>(`rules/${lang}`).catch(() => []),
    );
  return books.get(lang)!;
}
