/** Plays two short tones. Browsers allow sound only after a user gesture. */
let context: AudioContext | undefined;
let sounding = 0;

const TONES = [
  { at: 0, hertz: 880 },
  { at: 0.18, hertz: 1_175 },
];
const LONG = 0.16;
const LOUD = 0.12;

/** Returns whether the browser allowed it. */
export async function playSound(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  if (context.state === 'suspended') await Promise.race([context.resume(), later()]);
  if (context.state !== 'running') return false;
  for (const { at, hertz } of TONES) sound(context, context.currentTime + at, hertz);
  return true;
}

function sound(on: AudioContext, from: number, hertz: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUD, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + LONG);
  tone.connect(volume).connect(on.destination);
  sounding += 1;
  tone.onended = () => {
    sounding -= 1;
    // An open audio context would keep the sound device busy all day.
    if (sounding === 0) void on.suspend();
  };
  tone.start(from);
  tone.stop(from + LONG);
}

/** A browser that waits for a gesture never settles the promise. */
const later = () => new Promise((resolve) => setTimeout(resolve, 300));
