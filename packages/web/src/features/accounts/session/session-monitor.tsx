/** Keeps a session alive while the user is active, and ends it when they are idle. Renders nothing. */
import { updateActivity } from '@parrot/contract/accounts';
import { useEffect } from 'react';
import { call } from '../../../shared/http/call.ts';
import { settings } from '../../../shared/settings/settings.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import { logOut } from './log-out.ts';
import { SESSION_EXPIRED_PATH } from './session-expired-path.ts';
import { trackActivity } from './track-activity.ts';

export function SessionMonitor() {
  const triggerLogout = useFlowStore((flow) => flow.triggerLogout);

  useEffect(
    () =>
      trackActivity({
        idleMs: settings().idleLogoutMs,
        onIdle: () => useFlowStore.setState({ triggerLogout: true }),
        // The next one comes in five minutes; a lost one does not matter.
        onBeat: () => void call(updateActivity).catch(() => {}),
      }),
    [],
  );

  useEffect(() => {
    if (triggerLogout) void logOut(SESSION_EXPIRED_PATH);
  }, [triggerLogout]);

  return null;
}
