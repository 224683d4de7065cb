import {
  listInvoices,
  listServiceRequests,
  listSubscriptionActivity,
  openCustomerPortal,
  type PlanDetails,
  paymentOptions,
  readBillingDetails,
  type ServiceRequest,
  subscriptionUsage,
  withdrawServiceRequest,
} from '@parrot/contract/billing';
import { newId } from '@parrot/contract/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { prepareHome, seen } from '../../testing/home.ts';
import { renderAt } from '../../testing/render.tsx';
import { rightsOf } from '../../testing/users.ts';

const LIVE: PlanDetails = {
  status: 'cancelled',
  plans: [{ name: 'Growth', interval_unit: 'months' }],
  currentTermEndDate: '2030-12-02T12:00:00.000Z',
  gracePeriod: 7,
};
const request = (change: Partial<ServiceRequest>): ServiceRequest => ({
  requestId: newId('srq'),
  requestType: 'subscription_cancelled',
  state: 'open',
  requestedAt: '2026-11-17T12:00:00.000Z',
  requestedByName: 'Maya Lindqvist',
  reason: 'Cost concerns',
  description: '',
  planName: '',
  resolvedAt: null,
  answer: '',
  ...change,
});

async function openSection(plan: PlanDetails, requests: ServiceRequest[] = [], rights = rightsOf('owner')) {
  const home = await prepareHome(rights, plan);
  const { server } = home;
  const limit = { used: 1, limit: 20 };
  server.answer(subscriptionUsage, {
    status: 'success',
    data: { users: limit, apps: limit, conversationsPerDay: limit, timeZone: 'UTC', trend: [] },
  });
  server.answer(paymentOptions, {
    status: 'success',
    data: {
      renewalPlanCode: 'starter-monthly',
      nextPlan: {
        planCode: 'starter-monthly',
        planName: 'Starter',
        startsAt: '2030-12-02T12:00:00.000Z',
        isPaid: false,
      },
      hasCustomerPortal: true,
    },
  });
  server.answer(listInvoices, { status: 'success', items: [] });
  server.answer(readBillingDetails, {
    status: 'success',
    data: { company: 'Halden', address: '', taxId: '' },
  });
  server.answer(listServiceRequests, {
    status: 'success',
    items: requests,
    total: requests.length,
    offset: 0,
  });
  server.answer(listSubscriptionActivity, { status: 'success', items: [], total: 0, offset: 0 });
  renderAt('/home/profile?tab=subscription');
  await screen.findByRole('heading', { name: 'My Profile' });
  return { ...home, user: userEvent.setup({ delay: null }) };
}

test('requests are shown with their state and answer; an open one can be withdrawn', async () => {
  const open = request({});
  const declined = request({
    requestType: 'subscription_downgraded',
    state: 'declined',
    planName: 'Starter',
    answer: 'Please remove two users first.',
  });
  const { server, user } = await openSection(LIVE, [open, declined]);
  const title = await screen.findByText('Cancel the plan', { exact: false });
  const [first, second] = within(title.closest('ul') as HTMLElement).getAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /Cancel the plan Open.*Maya Lindqvist, November 17, 2026.*Cost concerns/,
  );
  expect(second?.textContent).toMatch(
    /Switch to Starter Declined.*Our answer: Please remove two users first\./,
  );
  server.answer(withdrawServiceRequest, { status: 'success' });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Request withdrawn.');
  expect(server.requestsTo(withdrawServiceRequest)[0]?.body).toMatchObject({ requestId: open.requestId });
});

test('the plan that follows, its renewal and the portal of the payment provider are offered', async () => {
  const { server, user, leaveTo } = await openSection(LIVE);
  await screen.findByText('Starter from December 2, 2030, once you renew');
  const links = screen.getAllByRole('link', { name: 'Renew plan' });
  // One of the bar, one of the section.
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/home/studio/subscription?renew=1',
    '/home/studio/subscription?renew=1',
  ]);
  server.answer(openCustomerPortal, { status: 'success', data: { url: 'https://pay.example/portal' } });
  await user.click(screen.getByRole('button', { name: 'Manage payment methods' }));
  await seen(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.example/portal'));
});

test('a plan without an end shows no date, and others see no payments', async () => {
  const { server } = await openSection(
    { ...LIVE, status: 'live', currentTermEndDate: null },
    [],
    rightsOf('agent'),
  );
  await screen.findByText('Live');
  expect(screen.queryByText('Term ends')).toBeNull();
  expect(screen.queryByText(/2099|Renew/)).toBeNull();
  expect(
    screen.getAllByText('Growth').some((each) => each.closest('a')?.textContent === 'GrowthActive'),
  ).toBe(true);
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
  expect(server.requestsTo(listServiceRequests)).toEqual([]);
});
