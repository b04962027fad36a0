/** Words: the project's own Fluent files, loaded lazily for the language in use. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import words from "#words";
import type { Lang } from "./types";

export type Language = Lang;
export type Args = Record<string, FluentVariable>;

/** The languages there are message files for, each by its own name. */
export const LANGUAGES = Object.fromEntries(Object.keys(words).map((code) => [code, ownName(code)])) as Record<
  Language,
  string
>;

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const state = $state<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});
const bundles = new Map<Language, FluentBundle>();

/** The language asked for last time, else the browser's, else English. */
export function preferred(): Language {
  const wishes = [localStorage.getItem("tatami.lang"), ...navigator.languages];
  for (const wish of wishes) {
    const code = wish?.slice(0, 2).toLowerCase();
    if (code && code in LANGUAGES) return code as Language;
  }
  return "en";
}

async function load(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const { default: text } = await words[language]();
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(language, bundle);
  return bundle;
}

/** Switches every sentence on the page to another language. */
export async function chooseLanguage(language: Language): Promise<void> {
  const bundle = await load(language);
  state.language = language;
  state.bundle = bundle;
  document.documentElement.lang = language;
}

/** The language chosen by hand, if one was. */
export const chosenLanguage = (): string | null => localStorage.getItem("tatami.lang");

/** Remembers a language chosen by hand and switches to it. */
export async function keepLanguage(language: Language): Promise<void> {
  localStorage.setItem("tatami.lang", language);
  await chooseLanguage(language);
}

/** The language in use now. */
export function language(): Language {
  return state.language;
}

/** Whether there is a message of that name. */
export function has(key: string): boolean {
  return state.bundle.hasMessage(key);
}

/** A message in the language in use; an unknown key reads as words made of itself, never as nothing. */
export function t(key: string, args?: Args): string {
  const message = state.bundle.getMessage(key);
  if (!message?.value) return key.replace(/^[a-z]+-/, "").replaceAll("-", " ");
  return state.bundle.formatPattern(message.value, args ?? null, []);
}

/** Cases of names, where they have them, and names in full: attributes of the name's message. */
export const CASES = ["gen", "dat", "acc", "full"] as const;

/** A name in one case, or in short; a language or a name without it has the name itself. */
export function inCase(key: string, which: (typeof CASES)[number] | "short", plain: string): string {
  const form = state.bundle.getMessage(key)?.attributes[which];
  return form ? state.bundle.formatPattern(form, null, []) : plain;
}
