/** Everything behind the sign-in: renders once rights and subscription are known. */
import '../shared/theme/mantine.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { followOtherTabs } from '../features/accounts/session/follow-other-tabs.ts';
import { SessionMonitor } from '../features/accounts/session/session-monitor.tsx';
import { useLiveRights } from '../features/accounts/session/use-live-rights.ts';
import { useSessionStart } from '../features/accounts/session/use-session-start.ts';
import { NotificationListener } from '../features/notifications/notification-listener.tsx';
import { queryClient } from '../shared/query/query-client.ts';
import { Toasts } from '../shared/toast/toasts.tsx';
import { UnsavedChangesGuard } from '../shared/unsaved-changes/unsaved-changes-guard.tsx';
import { useSignedIn } from '../state/user-store.ts';
import { HomeRoutes } from './home-routes.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

export default function Home() {
  useEffect(followOtherTabs, []);
  if (!useSignedIn()) return <Navigate to="/" replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
    </QueryClientProvider>
  );
}

function SignedIn() {
  const { known, ready } = useSessionStart();
  useLiveRights();
  return (
    <>
      <Toasts />
      {known && <SessionMonitor />}
      {known && <NotificationListener />}
      <UnsavedChangesGuard />
      {ready ? <HomeRoutes /> : <ShellSkeleton />}
    </>
  );
}
