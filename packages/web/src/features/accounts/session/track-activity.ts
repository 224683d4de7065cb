/**
 * Tracks the user's activity. Inactivity ends the session; activity is reported to the server now and then.
 */
import { LIMITS } from '@parrot/contract/core';

const KEY = 'parrot-activity';
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** A moving mouse fires hundreds of events; other tabs need at most one a second. */
const NOTE_EVERY_MS = 1_000;

type Activity = { state: 'active' | 'idle'; at: number };
type Tracking = { idleMs: number; onIdle: () => void; onBeat: () => void };

/** Starts tracking; returns a function that stops it. */
export function trackActivity({ idleMs, onIdle, onBeat }: Tracking): () => void {
  let here = Date.now();
  write({ state: 'active', at: here });

  const lastAnywhere = () => Math.max(here, read()?.at ?? 0);
  const endIfIdle = () => {
    if (Date.now() - lastAnywhere() < idleMs) return false;
    write({ state: 'idle', at: lastAnywhere() });
    onIdle();
    return true;
  };
  const note = () => {
    const now = Date.now();
    // A computer that slept past the limit wakes up idle, whatever woke it.
    if (now - here < NOTE_EVERY_MS || endIfIdle()) return;
    here = now;
    write({ state: 'active', at: now });
  };
  const beat = () => {
    if (Date.now() - here <= LIMITS.heartbeatMs) onBeat();
  };

  for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true, capture: true });
  const timers = [setInterval(endIfIdle, LIMITS.idleCheckMs), setInterval(beat, LIMITS.heartbeatMs)];
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, note, { capture: true });
    timers.forEach(clearInterval);
  };
}

/** Whether the session ended because of inactivity in all tabs. */
export const endedIdle = (): boolean => read()?.state === 'idle';

const write = (activity: Activity) => window.localStorage.setItem(KEY, JSON.stringify(activity));

function read(): Activity | null {
  return JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as Activity | null;
}
