/** How good a connection is, from what two samples of its statistics differ by. */
export type ConnectionQuality = 'good' | 'fair' | 'poor' | 'lost';

export type ConnectionFigures = {
  isConnected: boolean;
  /** Round trip in milliseconds; null while unknown. */
  rtt: number | null;
  /** Lost packets, 0 to 1, the worse of both directions. */
  loss: number;
  /** In milliseconds. */
  jitter: number;
  /** What the sender may use, in bits per second; null while unknown. */
  available: number | null;
  /** Bits per second that arrive. */
  received: number;
};

const LIMITS = {
  fair: { rtt: 250, loss: 0.03, jitter: 40 },
  poor: { rtt: 600, loss: 0.1, jitter: 120 },
};
/** Below this, video makes the sound stutter. */
const VIDEO_NEEDS = 120_000;

export function connectionQuality({
  isConnected,
  rtt,
  loss,
  jitter,
  available,
}: ConnectionFigures): ConnectionQuality {
  if (!isConnected) return 'lost';
  const exceeds = ({ rtt: longest, loss: most, jitter: widest }: typeof LIMITS.fair) =>
    (rtt ?? 0) > longest || loss > most || jitter > widest;
  if (exceeds(LIMITS.poor) || (available !== null && available < VIDEO_NEEDS)) return 'poor';
  return exceeds(LIMITS.fair) ? 'fair' : 'good';
}

const ORDER: readonly ConnectionQuality[] = ['good', 'fair', 'poor', 'lost'];

export const worstQuality = (qualities: readonly ConnectionQuality[]): ConnectionQuality =>
  ORDER[Math.max(0, ...qualities.map((quality) => ORDER.indexOf(quality)))] ?? 'good';
