/** Rings repeatedly while a visitor waits, unless the agent is away or this browser is muted. */
import { useEffect } from 'react';
import { playSound } from '../../../shared/browser/play-sound.ts';
import { useIsAway } from '../../../shared/session/use-is-away.ts';
import { useDeskStore } from '../session/desk-store.ts';
import { useSoundStore } from './sound-store.ts';

const EVERY_MS = 5_000;

export function useSoundAlerts(): void {
  const isVisitorWaiting = useDeskStore(
    ({ lists, agentConnected }) => agentConnected && lists.unassigned.inLine > 0,
  );
  const isAway = useIsAway();
  const isMuted = useSoundStore((sound) => sound.isMuted);
  useEffect(() => {
    if (!isVisitorWaiting || isAway || isMuted) return;
    const ringNow = () =>
      void playSound().catch((error: unknown) => console.warn('sound alert could not be played', error));
    ringNow();
    const timer = setInterval(ringNow, EVERY_MS);
    return () => clearInterval(timer);
  }, [isVisitorWaiting, isAway, isMuted]);
}
