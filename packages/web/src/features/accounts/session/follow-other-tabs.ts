/** Keeps all tabs in the same session: a tab restarts when the user or tenant changes in another one. */
import { page } from '../../../shared/browser/page-location.ts';
import { queryClient } from '../../../shared/query/query-client.ts';
import { followStoredState } from '../../../state/stored-state.ts';
import { useUserStore } from '../../../state/user-store.ts';
import { restartApp } from './restart-app.ts';
import { SESSION_EXPIRED_PATH } from './session-expired-path.ts';
import { onTenantSwitched } from './tenant-broadcast.ts';
import { endedIdle } from './track-activity.ts';

export function followOtherTabs(): () => void {
  const stopListening = onTenantSwitched(restartApp);
  const stopFollowing = followStoredState((follow) => {
    const before = useUserStore.getState().details;
    void follow().then(() => {
      const now = useUserStore.getState().details;
      if (before && !now) {
        queryClient.clear();
        if (endedIdle()) page.leaveTo(SESSION_EXPIRED_PATH);
      }
      const changed = before && now && (before.userId !== now.userId || before.tenantId !== now.tenantId);
      if (changed) restartApp();
    });
  });
  return () => {
    stopListening();
    stopFollowing();
  };
}
