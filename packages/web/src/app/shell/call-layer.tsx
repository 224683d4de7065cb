/** Calls on every page: the bar that leads back, incoming calls, and announcements. */
import type { Call } from '@parrot/contract/calls';
import { useLocation, useNavigate } from 'react-router';
import { CallAnnouncer } from '../../features/calls/call-announcer.tsx';
import { CallBar } from '../../features/calls/call-bar.tsx';
import { IncomingCalls } from '../../features/calls/incoming/incoming-calls.tsx';
import { useSoundStore } from '../../features/desk/alerts/sound-store.ts';

const DESK = '/home/desk/chats';

export default function CallLayer() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMuted = useSoundStore((sound) => sound.isMuted);
  const open = ({ userSessionId }: Call) => navigate(`${DESK}?queue=assigned&session=${userSessionId}`);
  const isOpen = ({ userSessionId }: Call) =>
    pathname === DESK && new URLSearchParams(search).get('session') === userSessionId;
  return (
    <>
      <CallBar isOpen={isOpen} onReturn={open} />
      <IncomingCalls isMuted={isMuted} onAnswered={open} />
      <CallAnnouncer />
    </>
  );
}
