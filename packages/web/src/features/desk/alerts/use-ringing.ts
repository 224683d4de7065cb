/** Rings again and again while somebody waits whom nobody has taken, unless this browser is muted. */
import { useEffect } from 'react';
import { ring } from '../../../shared/browser/ring.ts';
import { useDeskStore } from '../session/desk-store.ts';
import { useSoundStore } from './sound-store.ts';

const EVERY_MS = 5_000;

export function useRinging(): void {
  const isAnybodyWaiting = useDeskStore(
    ({ lists, agentConnected }) => agentConnected && lists.unassigned.total > 0,
  );
  const isMuted = useSoundStore((sound) => sound.isMuted);
  useEffect(() => {
    if (!isAnybodyWaiting || isMuted) return;
    const ringNow = () => void ring().catch((error: unknown) => console.warn('No sound', error));
    ringNow();
    const timer = setInterval(ringNow, EVERY_MS);
    return () => clearInterval(timer);
  }, [isAnybodyWaiting, isMuted]);
}
