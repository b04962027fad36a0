/** A small set of sounds, made here of wood, drum and string; no files. */
import { settings } from "./settings.svelte";

export type Sound = "place" | "attack" | "turn" | "kiai" | "end" | "win" | "loss";

let audio: AudioContext | null = null;

/** One struck thing: where its tone begins and ends, how long it sounds, how loud, how rough. */
interface Stroke {
  from: number;
  to: number;
  at?: number;
  last: number;
  loud: number;
  shape?: OscillatorType;
}
const wood = (at = 0, pitch = 520, loud = 0.5): Stroke => ({ from: pitch, to: pitch / 3, at, last: 0.13, loud });
const drum = (at = 0, loud = 0.9): Stroke => ({ from: 150, to: 52, at, last: 0.42, loud });
const string = (at: number, pitch: number, loud = 0.4): Stroke => ({
  from: pitch,
  to: pitch * 0.995,
  at,
  last: 0.7,
  loud,
  shape: "triangle",
});
const SOUNDS: Record<Sound, Stroke[]> = {
  place: [wood()],
  turn: [wood(0, 440), wood(0.14, 660)],
  attack: [{ from: 1400, to: 240, last: 0.11, loud: 0.28, shape: "sawtooth" }, drum(0.04, 0.6)],
  kiai: [drum(), drum(0.16), { from: 220, to: 640, at: 0.3, last: 0.4, loud: 0.35, shape: "sawtooth" }],
  end: [drum(), drum(0.5, 0.5)],
  win: [string(0, 294), string(0.16, 392), string(0.32, 440), string(0.52, 587, 0.5), drum(0.52, 0.5)],
  loss: [string(0, 294), string(0.26, 277), string(0.56, 196, 0.5), drum(0.9, 0.5)],
};

/** Plays a sound, as loud as it was set; at 0 there is none. */
export function play(sound: Sound): void {
  if (!settings.volume || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  for (const stroke of SOUNDS[sound]) strike(audio, stroke, (settings.volume / 100) ** 1.5);
}

function strike(audio: AudioContext, { from, to, at = 0, last, loud, shape = "sine" }: Stroke, volume: number): void {
  const begin = audio.currentTime + at;
  const [tone, gain] = [audio.createOscillator(), audio.createGain()];
  tone.type = shape;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + last * 0.8);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud * volume * 0.5, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + last);
  tone.connect(gain).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + last + 0.02);
}
