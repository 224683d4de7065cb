/** Reports how loud a stream is, 0 to 1, ten times a second. Returns a function that stops it. */
const EVERY_MS = 100;
/** Speech at arm's length has an RMS of about 0.1. */
const GAIN = 5;

export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (stream.getAudioTracks().length === 0) return () => {};
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    onLevel(Math.min(1, Math.sqrt(power) * GAIN));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    context.close().catch((error: unknown) => console.warn('level meter could not be closed', error));
  };
}
