/** The routes under /home and their guards. */
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { useRights } from '../shared/session/use-rights.ts';
import { NotFound } from '../shared/ui/not-found.tsx';
import { useUserStore } from '../state/user-store.ts';
import { lazyPage } from './lazy-page.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { homePath, routeGuards, studioPath } from './route-guards.ts';
import { Shell } from './shell/shell.tsx';

const Apps = lazyPage(
  'apps',
  () => import('../areas/studio/apps/apps-page.tsx'),
  PAGE_TEXTS['/home/studio/apps'],
);
const Designer = lazyPage(
  'designer',
  () => import('../areas/studio/designer/designer-page.tsx'),
  PAGE_TEXTS['/home/studio/designer'],
);
const Users = lazyPage('users', () => import('../areas/studio/users/users-page.tsx'), [
  'team',
  'activity',
  'second-factor',
  'privacy',
  'password',
]);
const Models = lazyPage('models', () => import('../areas/studio/models-page.tsx'), ['models']);
const Hours = lazyPage('hours', () => import('../areas/studio/hours-page.tsx'), ['hours', 'target-settings']);
const Responses = lazyPage('responses', () => import('../areas/studio/responses-page.tsx'), [
  'responses',
  'response-parts',
]);
const Subscription = lazyPage('subscription', () => import('../areas/studio/billing/subscription-page.tsx'), [
  'billing',
]);
const Payment = lazyPage('payment', () => import('../areas/studio/billing/payment-page.tsx'), ['billing']);
const Onboarding = lazyPage('onboarding', () => import('../areas/studio/onboarding/onboarding-page.tsx'), [
  'onboarding',
  'apps',
  'studio',
]);
const Chats = lazyPage('chats', () => import('../areas/desk/chats-page.tsx'), PAGE_TEXTS['/home/desk/chats']);
const Profile = lazyPage('profile', () => import('../areas/profile/profile-page.tsx'), [
  'profile',
  'billing',
  'password',
  'second-factor',
]);
const StudioAnalytics = lazyPage('studio-analytics', () => import('../areas/studio/analytics-page.tsx'));
const DeskAgents = lazyPage('desk-agents', () => import('../areas/desk/agents-page.tsx'), [
  'desk',
  'targets',
  'desk-context',
  'desk-conversation',
  'desk-profile',
  'desk-bot',
  'fields',
  'visitor-merge',
  'routing',
  'calls',
]);
const DeskRouting = lazyPage('desk-routing', () => import('../areas/desk/routing-page.tsx'), [
  'desk',
  'routing',
]);
const DeskTickets = lazyPage('desk-tickets', () => import('../areas/desk/tickets-page.tsx'), [
  'desk',
  'desk-context',
  'desk-conversation',
  'fields',
  'targets',
  'tickets',
  'ticket-fields',
]);
const DeskBreaches = lazyPage('desk-breaches', () => import('../areas/desk/breaches-page.tsx'), [
  'breaches',
  'desk',
  'desk-context',
  'desk-conversation',
  'targets',
  'tickets',
]);
const DeskRules = lazyPage('desk-rules', () => import('../areas/desk/rules-page.tsx'), ['desk', 'rules']);
const DeskAnalytics = lazyPage('desk-analytics', () => import('../areas/desk/analytics-page.tsx'));

export function HomeRoutes() {
  const rights = useRights();
  const isFirstTimeUser = useUserStore(({ details }) => details?.isFirstTimeUser ?? false);
  const gates = routeGuards(rights, isFirstTimeUser);
  return (
    <Routes>
      <Route index element={<Navigate to={homePath(gates)} replace />} />
      <Route element={<Shell gates={gates} />}>
        <Route path="studio" element={<Allow when={gates.studio} otherwise="/home" />}>
          <Route index element={<Navigate to={studioPath(gates)} replace />} />
          <Route path="apps" element={<Apps />} />
          <Route path="designer" element={<Designer />} />
          <Route path="analytics" element={<StudioAnalytics />} />
          <Route element={<Allow when={gates.onboarding} otherwise="/home/studio" />}>
            <Route path="onboarding" element={<Onboarding />} />
          </Route>
          <Route element={<Allow when={gates.users} otherwise="/home/studio" />}>
            <Route path="users" element={<Users />} />
            <Route path="models" element={<Models />} />
            <Route path="hours" element={<Hours />} />
          </Route>
          <Route element={<Allow when={gates.predefinedResponses} otherwise="/home/studio" />}>
            <Route path="predefineresponse" element={<Responses />} />
          </Route>
          <Route element={<Allow when={gates.payment} otherwise="/home/studio" />}>
            <Route path="subscription" element={<Subscription />} />
            <Route path="payment" element={<Payment />} />
          </Route>
        </Route>
        <Route path="desk" element={<Allow when={gates.desk} otherwise="/home" />}>
          <Route index element={<Navigate to="/home/desk/chats" replace />} />
          <Route path="chats" element={<Chats />} />
          <Route path="tickets" element={<DeskTickets />} />
          <Route path="analytics" element={<DeskAnalytics />} />
          <Route element={<Allow when={gates.supervision} otherwise="/home/desk" />}>
            <Route path="agents" element={<DeskAgents />} />
            <Route path="routing" element={<DeskRouting />} />
            <Route path="rules" element={<DeskRules />} />
            <Route path="tickets/breaches" element={<DeskBreaches />} />
          </Route>
        </Route>
        <Route path="profile" element={<Profile />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function Allow({ when, otherwise }: { when: boolean; otherwise: string }) {
  return when ? <Outlet /> : <Navigate to={otherwise} replace />;
}
