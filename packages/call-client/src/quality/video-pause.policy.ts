/** When the own video is paused so that the sound gets through, and when it comes back. */
import type { ConnectionQuality } from './connection-quality.policy.ts';

export type VideoPause = {
  isPaused: boolean;
  /** Since when the quality speaks for the opposite; null if it does not. */
  since: number | null;
  /** How long it must stay good before video comes back: longer after each pause. */
  patience: number;
};

const PAUSE_AFTER_MS = 6_000;
const PATIENCE_MS = { first: 10_000, most: 80_000 };

export const NOT_PAUSED: VideoPause = { isPaused: false, since: null, patience: PATIENCE_MS.first };

export function nextVideoPause(pause: VideoPause, quality: ConnectionQuality, now: number): VideoPause {
  // A lost connection is restored first; it says nothing about its capacity.
  const speaksForChange = pause.isPaused ? quality === 'good' || quality === 'fair' : quality === 'poor';
  if (!speaksForChange) return { ...pause, since: null };
  const since = pause.since ?? now;
  if (now - since < (pause.isPaused ? pause.patience : PAUSE_AFTER_MS)) return { ...pause, since };
  return pause.isPaused
    ? { isPaused: false, since: null, patience: Math.min(pause.patience * 2, PATIENCE_MS.most) }
    : { ...pause, isPaused: true, since: null };
}
