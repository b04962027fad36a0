/** What a visitor has set for this browser; kept in localStorage. */
export interface Settings {
  theme: "auto" | "washi" | "night";
  speed: number;
  /** 0 is silence. */
  volume: number;
  notify: boolean;
  confirm: boolean;
  motion: "auto" | "on" | "off";
  reader: boolean;
  name: string;
}

const DEFAULTS: Settings = {
  theme: "auto",
  speed: 1,
  // on a phone sounds come as a surprise
  volume: matchMedia("(pointer: coarse)").matches ? 0 : 60,
  notify: false,
  confirm: true,
  motion: "auto",
  reader: false,
  name: "",
};
const KEY = "tatami.settings";

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(read());

/** Told of every change made by hand. */
let changed: () => void = () => undefined;
export function onChange(then: () => void): void {
  changed = then;
}

/** Changes settings and remembers them. */
export function set(change: Partial<Settings>): void {
  take(change);
  changed();
}

/** Takes over settings kept elsewhere. */
export function take(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

/** The theme to draw: the chosen one, else the system's. */
export function theme(): "washi" | "night" {
  if (settings.theme !== "auto") return settings.theme;
  return system.dark ? "night" : "washi";
}

/** Whether things may move on the screen. */
export function motion(): boolean {
  return settings.motion === "auto" ? !system.still : settings.motion === "on";
}
