/** A signed-in user, and the server's replies about them. */
import { type LoginDetails, recentTenant, TOURS, userDetails } from '@parrot/contract/accounts';
import { type PlanDetails, subscriptionDetails } from '@parrot/contract/billing';
import { BUILT_IN_ROLES, type BuiltInRoleKey, newId, type ReplyOf, type Rights } from '@parrot/contract/core';
import { fetchClientAddress } from '@parrot/contract/installation';
import { listNotifications } from '@parrot/contract/notifications';
import { roleFunctions } from '@parrot/contract/team';
import { useUserStore } from '../state/user-store.ts';
import type { TestServer } from './server.ts';

export const MAYA: LoginDetails = {
  userId: newId('usr'),
  emailId: 'maya@halden.no',
  name: 'Maya Lindqvist',
  tenantId: newId('ten'),
  token: 'first-access-token',
  isLoggedIn: true,
  isFirstTimeUser: false,
  showSubscriptionBanner: false,
};

/** Another tenant that Maya belongs to. */
export const NORDLYS = newId('ten');

export function signIn(change: Partial<LoginDetails> = {}): LoginDetails {
  const details = { ...MAYA, ...change };
  useUserStore.setState({ details });
  return details;
}

export const rightsOf = (role: BuiltInRoleKey): Rights => {
  const { studioAccess, deskAccess, functions } = BUILT_IN_ROLES[role];
  return { userInfo: { studioAccess, deskAccess }, roleFunctionList: [...functions] };
};

export const NO_RIGHTS: Rights = {
  userInfo: { studioAccess: false, deskAccess: false },
  roleFunctionList: [],
};

export const TRIAL: PlanDetails = {
  status: 'trial',
  plans: [{ name: 'Free trial', interval_unit: 'months' }],
  currentTermEndDate: '2030-12-02T00:00:00.000Z',
  gracePeriod: 7,
};

export const MAYA_PROFILE: ReplyOf<typeof userDetails> = {
  status: 'success',
  userName: MAYA.name,
  emailId: MAYA.emailId,
  profileUrl: '',
  userStatus: 'ACTIVE',
  tenantList: [
    { tenantId: MAYA.tenantId, organizationId: 'halden-home', tenantName: 'Halden Home' },
    { tenantId: NORDLYS, organizationId: 'nordlys', tenantName: 'Nordlys AS' },
  ],
  language: 'en',
  timeZone: 'Europe/Oslo',
  hasPassword: true,
  seenTours: [...TOURS],
  absence: null,
};

/** Answers all requests of the session start. */
export function answerStart(
  server: TestServer,
  rights: Rights = rightsOf('owner'),
  plan: PlanDetails = TRIAL,
): void {
  const { tenantId } = MAYA;
  server.answer(recentTenant, { status: 'success', tenantId });
  server.answer(fetchClientAddress, {
    ip: '198.51.100.7',
    country_code: '',
    city: '',
    region_code: '',
    timezone: '',
  });
  server.answer(roleFunctions, { status: 'success', ...rights });
  server.answer(subscriptionDetails, { status: 'success', data: { planDetails: plan } });
  server.answer(userDetails, MAYA_PROFILE);
  server.answer(listNotifications, { status: 'success', items: [], total: 0, offset: 0, unreadCount: 0 });
}
