/** Keeps a session while somebody works in it, and ends it when they stop. Draws only the question about notifications. */
import { updateActivity } from '@parrot/contract/accounts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadOrReload } from '../../shared/browser/load-or-reload.ts';
import { call } from '../../shared/http/call.ts';
import { settings } from '../../shared/settings/settings.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import { consentUndecided } from './consent.ts';
import { EXPIRED_PAGE } from './expired-page.ts';
import { logOut } from './log-out.ts';
import { trackActivity } from './track-activity.ts';

const ConsentDialog = lazy(() => loadOrReload('consent', () => import('./consent-dialog.tsx')));

export function SessionKeeping() {
  const [asks] = useState(consentUndecided);
  const triggerLogout = useFlowStore((flow) => flow.triggerLogout);

  useEffect(
    () =>
      trackActivity({
        idleMs: settings().idleLogoutMs,
        onIdle: () => useFlowStore.setState({ triggerLogout: true }),
        // The next one comes in five minutes; a lost one says nothing about the session.
        onBeat: () => void call(updateActivity).catch(() => {}),
      }),
    [],
  );

  useEffect(() => {
    if (triggerLogout) void logOut(EXPIRED_PAGE);
  }, [triggerLogout]);

  return <Suspense>{asks && <ConsentDialog />}</Suspense>;
}
