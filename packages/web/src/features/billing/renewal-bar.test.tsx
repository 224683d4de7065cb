import { type PlanDetails, subscriptionDetails } from '@parrot/contract/billing';
import { DAY_MS } from '@parrot/contract/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../shared/query/query-client.ts';
import { rolesQuery, subscriptionQuery } from '../../shared/session/session-queries.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import { openHome, seen } from '../../testing/home.ts';
import { rightsOf, TRIAL } from '../../testing/users.ts';

/** A plan whose term ended so many days ago; a negative number is a term that has not ended. */
const plan = (status: PlanDetails['status'], endedDaysAgo: number): PlanDetails => ({
  ...TRIAL,
  status,
  currentTermEndDate: new Date(Date.now() - endedDaysAgo * DAY_MS).toISOString(),
  gracePeriod: 7,
});

const PAID = 'Payment Successful! Your New Plan will activate shortly after confirmation';
const FAILED = /^Payment Failed\. Please try again\./;
const GRACE_ENDED =
  'Your plan has expired and the grace period has ended. Please renew your plan or consider upgrading';

test('the bar shows for a plan in grace, expired or cancelled, with a text and a color for each case [BIL-12]', async () => {
  const { server } = await openHome('/home/profile', undefined, plan('trial', 0.5));
  const bar = () => document.querySelector('[data-tone][role="status"]');
  const change = async (planDetails: PlanDetails, paymentStatus: '' | 'success' | 'failed' = '') => {
    server.answer(subscriptionDetails, { status: 'success', data: { planDetails } });
    useFlowStore.setState({ paymentStatus });
    await queryClient.fetchQuery({ ...subscriptionQuery, staleTime: 0 });
  };
  const shows = async (tone: string, text: string | RegExp) => {
    await seen(() => expect(bar()?.contains(screen.getByText(text))).toBe(true));
    expect(bar()?.getAttribute('data-tone')).toBe(tone);
  };

  // Neither a trial nor a live plan shows it, whatever its dates and payments.
  expect(bar()).toBeNull();
  await change(plan('live', 0.5), 'failed');
  expect(bar()).toBeNull();

  // Seven days of grace are counted from the end of the term: amber while some are left.
  await change(plan('grace_period', 0.5));
  await shows('amber', 'Your plan has expired. 7 days left in the grace period');
  await change(plan('grace_period', 6.5));
  await shows('amber', 'Your plan has expired. 1 day left in the grace period');
  // Red once none is left.
  await change(plan('expired', 7.01));
  await shows('red', GRACE_ENDED);
  await change(plan('cancelled', 30));
  await shows('red', GRACE_ENDED);
  // White otherwise: a cancelled plan that runs on until its end.
  await change(plan('cancelled', -10));
  await shows('white', /^Your plan is canceled and ends on /);
  // A payment decides before the days do.
  await change(plan('expired', 30), 'success');
  await shows('green', PAID);
  await change(plan('grace_period', 0.5), 'failed');
  await shows('red', FAILED);

  await change(plan('live', -30), 'success');
  await seen(() => expect(bar()).toBeNull());
});

test('agents see the bar at the desk too, without its button', async () => {
  await openHome('/home/desk/analytics', rightsOf('agent'), plan('expired', 8));
  await screen.findByText(GRACE_ENDED);
  expect(screen.queryByRole('link', { name: 'Renew plan' })).toBeNull();
});

test('its button leads to the plans, and only those who may renew the subscription have it [BIL-13]', async () => {
  const rights = rightsOf('owner');
  const { router } = await openHome('/home/profile', rights, plan('grace_period', 0.5));
  const button = await screen.findByRole('link', { name: 'Renew plan' });
  expect(button.getAttribute('href')).toBe('/home/studio/subscription?renew=1');
  const withoutRenewal = rights.roleFunctionList.map((entry) =>
    entry.functionName === 'Makes Payment'
      ? { ...entry, actions: [{ actionName: 'Delete subscription' }] }
      : entry,
  );
  queryClient.setQueryData(rolesQuery.queryKey, (known) =>
    known ? { ...known, roleFunctionList: withoutRenewal } : known,
  );
  await seen(() => expect(screen.queryByRole('link', { name: 'Renew plan' })).toBeNull());
  expect(screen.getByText(/days left in the grace period/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/home/profile');
});
