const SECONDS = 0.35;

/** A short synthesized tone: nothing to load. Silent before the visitor has touched the page. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const { currentTime: now, destination } = audio;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.08, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + SECONDS);
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(660, now);
  tone.frequency.setValueAtTime(880, now + 0.1);
  tone.connect(volume).connect(destination);
  tone.onended = () => audio.close();
  tone.start();
  tone.stop(now + SECONDS);
}
