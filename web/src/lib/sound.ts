/** One soft wooden knock when it is your turn; made here, no file. */
export function turnSound(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.frequency.setValueAtTime(520, audio.currentTime);
  tone.frequency.exponentialRampToValueAtTime(180, audio.currentTime + 0.12);
  loud.gain.setValueAtTime(0.25, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.18);
  tone.connect(loud).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.2);
  tone.onended = () => void audio.close();
}
