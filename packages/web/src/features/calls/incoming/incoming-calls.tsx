/** The calls that wait for this agent's answer, with sound like other alerts. */
import type { Call } from '@parrot/contract/calls';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { closeBrowserNotifications, notifyBrowser } from '../../../shared/browser/notify-browser.ts';
import { playSound } from '../../../shared/browser/play-sound.ts';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import { useCallState, useCalls } from '../calls-store.ts';
import classes from './incoming-call-card.module.css';
import { IncomingCallCard } from './incoming-call-card.tsx';
import { type IncomingCall, incomingCalls } from './incoming-calls.policy.ts';

const RING_EVERY_MS = 2_500;

type IncomingCallsProps = { isMuted: boolean; onAnswered: (call: Call) => void };

export function IncomingCalls({ isMuted, onAnswered }: IncomingCallsProps) {
  const calls = useCalls();
  const offered = useCallState((state) => state.offered);
  const ownId = calls?.ownId ?? '';
  const incoming = useMemo(() => incomingCalls(offered, ownId), [offered, ownId]);
  useRinging(incoming.length > 0 && !isMuted);
  useNotification(incoming[0], onAnswered);
  if (!calls || incoming.length === 0) return null;
  return (
    <div className={classes.stack}>
      {incoming.map((one) => (
        <IncomingCallCard
          key={one.call.callId}
          incoming={one}
          calls={calls}
          onAnswered={() => onAnswered(one.call)}
        />
      ))}
    </div>
  );
}

function useRinging(isRinging: boolean): void {
  useEffect(() => {
    if (!isRinging) return;
    const ring = () =>
      void playSound().catch((error: unknown) => console.warn('ringing could not be played', error));
    ring();
    const timer = setInterval(ring, RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRinging]);
}

/** For an agent who looks at another window. */
function useNotification(incoming: IncomingCall | undefined, onOpen: (call: Call) => void): void {
  const { t } = useTranslation('calls');
  const id = incoming?.call.callId;
  const notify = useStableCallback(() => {
    if (!incoming) return;
    const { call, how } = incoming;
    notifyBrowser({
      title: t(`incoming.${how}.title`, { name: call.visitorName, agent: call.agentName }),
      body: t(`kind.${call.kind}`),
      tag: call.callId,
      onOpen: () => onOpen(call),
    });
  });
  useEffect(() => {
    if (!id) return;
    notify();
    return () => closeBrowserNotifications([id]);
  }, [id, notify]);
}
