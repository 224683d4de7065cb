/** Plays two notes on a speaker, so that the user hears whether it is the right one. */
const NOTES = [523, 659];
const NOTE_SECONDS = 0.35;

export async function playTestSound(speakerId: string): Promise<void> {
  const context = new AudioContext();
  const output = context.createMediaStreamDestination();
  const player = new Audio();
  player.srcObject = output.stream;
  try {
    if (speakerId && 'setSinkId' in player) await player.setSinkId(speakerId);
    await player.play();
    await Promise.all(NOTES.map((note, index) => playNote(context, output, note, index * NOTE_SECONDS)));
  } finally {
    player.srcObject = null;
    await context.close();
  }
}

const playNote = (context: AudioContext, output: AudioNode, note: number, after: number): Promise<void> =>
  new Promise((resolve) => {
    const start = context.currentTime + after;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
    const tone = context.createOscillator();
    tone.frequency.value = note;
    tone.connect(volume).connect(output);
    tone.onended = () => resolve();
    tone.start(start);
    tone.stop(start + NOTE_SECONDS);
  });
