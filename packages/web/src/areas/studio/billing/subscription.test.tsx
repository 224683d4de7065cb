import {
  applicablePlans,
  checkoutUpgrade,
  type PlanCard,
  type PlanChange,
  paymentOptions,
  previewPlanChange,
  requestService,
  subscriptionUsage,
  verifyPayment,
} from '@parrot/contract/billing';
import { newId, type Rights, SECOND_MS } from '@parrot/contract/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../../shared/query/query-client.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import { freezeTime, openHome, seen } from '../../../testing/home.ts';
import { MAYA, rightsOf } from '../../../testing/users.ts';

const currency = { code: 'INR', symbol: 'Rs.', locale: 'en-IN', decimals: 2 };
const card = (change: Partial<PlanCard>): PlanCard => ({
  planName: 'Starter',
  planCode: 'starter-monthly',
  plan_code: 'starter-monthly',
  description: 'For small teams.',
  price: 199_900,
  intervalUnit: 'months',
  userCurrentPlan: false,
  recommendedPlan: false,
  planTag: '',
  enablePlan: false,
  totalUsersLimit: 3,
  totalAppsLimit: 2,
  totalConversationLimitPerDay: 200,
  ...change,
});
const plans = (interval: 'months' | 'years'): PlanCard[] => {
  const suffix = interval === 'months' ? 'monthly' : 'yearly';
  const named = (planName: string, change: Partial<PlanCard>) => {
    const code = `${planName.toLowerCase()}-${suffix}`;
    return card({ planName, planCode: code, plan_code: code, intervalUnit: interval, ...change });
  };
  return [
    named('Starter', { planTag: 'Small' }),
    named('Growth', { userCurrentPlan: true, totalUsersLimit: 20, price: 549_900 }),
    named('Scale', {
      recommendedPlan: true,
      enablePlan: true,
      price: interval === 'years' ? 10_919_000 : 1_299_900,
      totalUsersLimit: 100,
    }),
  ];
};
const enterprisePlan = {
  planName: 'Enterprise',
  description: 'For custom needs.',
  planDetails: { features: ['A named contact'], infoMessage: 'We reply soon.' },
};
const usage = {
  users: { used: 11, limit: 20 },
  apps: { used: 9, limit: 10 },
  conversationsPerDay: { used: 1_243, limit: 2_000 },
  timeZone: 'UTC',
  trend: [{ day: '2026-11-16', conversations: 1_612 }],
};
const change: PlanChange = {
  planName: 'Scale',
  planCode: 'scale-monthly',
  intervalUnit: 'months',
  kind: 'upgrade',
  price: 1_299_900,
  credit: 274_950,
  tax: { name: 'GST', percent: 18, amount: 184_491 },
  total: 1_209_441,
  currency,
  startsAt: '2026-11-17T00:00:00.000Z',
  endsAt: '2026-12-17T00:00:00.000Z',
  overLimits: [{ kind: 'users', used: 11, limit: 3 }],
};

const options = { renewalPlanCode: null, nextPlan: null, hasCustomerPortal: false };
const STORED_CHECKOUT = `parrot-checkout-${MAYA.tenantId}`;

async function openSubscription(rights?: Rights) {
  const home = await openHome('/home/profile', rights);
  const { server } = home;
  server.answer(applicablePlans, ({ body }) => ({
    status: 'success' as const,
    plans: plans(body?.interval === 'years' ? 'years' : 'months'),
    enterprisePlan,
    currency,
    tax: { name: 'GST', percent: 18 },
  }));
  server.answer(subscriptionUsage, { status: 'success', data: usage });
  server.answer(previewPlanChange, { status: 'success', data: change });
  server.answer(paymentOptions, { status: 'success', data: options });
  await act(() => home.router.navigate('/home/studio/subscription'));
  await screen.findByRole('heading', { name: 'Scale' });
  return { ...home, user: userEvent.setup({ delay: null }) };
}

describe('the subscription screen', () => {
  test('shows usage, three plans and enterprise with prices, labels and actions [BIL-01] [BIL-02] [BIL-04]', async () => {
    const { user, router } = await openSubscription();
    expect(
      screen.getByRole('heading', { name: "Discover tailored pricing plans that's just right for you!" }),
    ).toBeTruthy();
    const apps = await screen.findByRole('region', { name: 'App Creation' });
    expect(apps.textContent).toContain('9 of 10');
    expect(within(apps).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('9');

    const named = (name: string) => screen.getByRole('region', { name });
    expect(named('Starter').textContent).toMatch(/Small.*Rs\. 1,999 per month.*3 users.*Switch Plan/);
    expect(named('Growth').textContent).toMatch(/Current Plan.*Rs\. 5,499 per month.*Request to Cancel/);
    expect(named('Scale').textContent).toMatch(/Most Recommended.*Rs\. 12,999 per month.*Upgrade/);
    expect(named('Enterprise').textContent).toMatch(/Customizable Plan.*Let's Talk.*Request to Contact/);

    await user.click(screen.getByRole('radio', { name: 'Yearly (Save up to 40%)' }));
    await waitFor(() => expect(named('Scale').textContent).toContain('Rs. 1,09,190 per year'));
    expect(named('Scale').textContent).toContain('you save 30%');
    await user.click(screen.getByRole('link', { name: 'Back to profile' }));
    expect(router.state.location.pathname).toBe('/home/profile');
  });

  test('compares the plans, and says what is over their limits [BIL-03]', async () => {
    await openSubscription();
    await screen.findByRole('region', { name: 'App Creation' });
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'Compare plansStarterGrowth (yours)ScaleEnterprise',
      'User LicensesUpto 3 users 8 too fewUpto 20 usersUpto 100 usersAs agreed',
      'App CreationUpto 2 apps 7 too fewUpto 2 apps 7 too fewUpto 2 apps 7 too fewAs agreed',
      'Daily ConversationsUpto 200 conversations 1,043 too fewUpto 200 conversations 1,043 too fewUpto 200 conversations 1,043 too fewAs agreed',
    ]);
  });

  test('an upgrade shows its costs, then goes to the payment page [BIL-07]', async () => {
    const { server, user, leaveTo } = await openSubscription();
    const checkoutPageId = newId('chk');
    const url = 'https://pay.example/session';
    server.answer(checkoutUpgrade, { status: 'success', data: { checkoutPageId, url } });
    await user.click(screen.getByRole('button', { name: 'Upgrade' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Scale' });
    await within(dialog).findByText('Rs. 12,094.41');
    expect(dialog.textContent).toContain('−Rs. 2,749.50');
    await user.click(within(dialog).getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(url));
    expect(server.requestsTo(checkoutUpgrade)[0]?.body).toMatchObject({
      planCode: 'scale-monthly',
      quantity: 1,
      redirectUrl: expect.stringMatching(/\/home\/studio\/payment$/),
    });
    expect(window.localStorage.getItem(STORED_CHECKOUT)).toBe(checkoutPageId);
  });

  test('a link to renew opens the checkout of the plan that can be renewed [BIL-07]', async () => {
    const { server, user, router } = await openSubscription();
    server.answer(paymentOptions, {
      status: 'success',
      data: { ...options, renewalPlanCode: 'growth-monthly' },
    });
    server.answer(previewPlanChange, {
      status: 'success',
      data: { ...change, kind: 'renewal', planName: 'Growth', startsAt: '2030-12-02T00:00:00.000Z' },
    });
    await queryClient.invalidateQueries({ queryKey: ['billing', 'options'] });
    await user.click(await screen.findByRole('button', { name: 'Renew plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Renew Growth' });
    await within(dialog).findByText(/^Continues your plan from /);
    expect(router.state.location.search).toBe('?renew=1');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await seen(() => expect(router.state.location.search).toBe(''));
  });

  test('a request to cancel needs a reason, and a description of the other ones [BIL-06] [BIL-15]', async () => {
    const { server, user } = await openSubscription();
    server.answer(requestService, { status: 'success', requestId: newId('srq') });
    await user.click(screen.getByRole('button', { name: 'Request to Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the Growth plan?' });
    const submit = within(dialog).getByRole('button', { name: 'Submit request' });
    const reasons = [
      'Cost concerns',
      'Business needs have changed',
      'Exploring alternatives',
      'Lack of value',
      'Other (Describe)',
    ];
    expect(within(dialog).getAllByRole('radio')).toEqual(
      reasons.map((name) => within(dialog).getByRole('radio', { name })),
    );
    expect(submit).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('radio', { name: 'Other (Describe)' }));
    expect(submit).toHaveProperty('disabled', true);
    expect(dialog.textContent).toContain('Maximum 130 characters, including space & punctuation');
    const description = within(dialog).getByRole('textbox');
    await user.type(description, '  no  ');
    expect(submit).toHaveProperty('disabled', true);
    await user.type(description, 'longer needed');
    expect(submit).toHaveProperty('disabled', false);
    await user.click(submit);
    await screen.findByText('Your cancellation request has been submitted.');
    expect(server.requestsTo(requestService)[0]?.body).toMatchObject({
      appName: 'studio',
      requestType: 'subscription_cancelled',
      requestInfo: { subscriptionCancelReason: { reason: 'Others', description: 'no  longer needed' } },
    });
  });

  test('switching to a smaller plan says what is over its limits; enterprise asks to be contacted [BIL-15]', async () => {
    const { server, user } = await openSubscription();
    server.answer(requestService, { status: 'success', requestId: newId('srq') });
    await user.click(screen.getByRole('button', { name: 'Switch Plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Switch to Starter?' });
    await within(dialog).findByText(/You have 11 users and the plan includes 3/);
    await user.click(within(dialog).getByRole('radio', { name: 'Cost concerns' }));
    await user.click(within(dialog).getByRole('button', { name: 'Submit request' }));
    await screen.findByText('Your plan switch request has been submitted.');
    await user.click(screen.getByRole('button', { name: 'Request to Contact' }));
    await screen.findByText(
      'One of our representatives will assist within 24 hours. Your current subscription plan will remain active until further notice',
    );
    expect(server.requestsTo(requestService).map(({ body }) => body?.requestType)).toEqual([
      'subscription_downgraded',
      'contact_for_enterprise',
    ]);
  });

  test('without permission to delete a subscription there is no button for it [BIL-05]', async () => {
    const rights = rightsOf('billing');
    await openSubscription({
      ...rights,
      roleFunctionList: rights.roleFunctionList.map((entry) => ({ ...entry, actions: [] })),
    });
    expect(screen.queryByRole('button', { name: 'Request to Cancel' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Upgrade' })).toBeTruthy();
  });
});

describe('the payment result', () => {
  const checkoutPageId = newId('chk');
  beforeEach(() => window.localStorage.setItem(STORED_CHECKOUT, checkoutPageId));

  test.each([
    ['success', 'Payment Successful!', 'Your New Plan will activate shortly after confirmation'],
    ['failed', 'Payment Failed', /^Please try again\. If any amount was debited/],
    ['cancelled', 'Payment Failed', /^Please try again\. If any amount was debited/],
  ] as const)(
    '%s is shown, and leads to the profile after five seconds [BIL-09] [BIL-10]',
    async (status, title, text) => {
      const { server, router } = await openHome('/home/profile');
      server.answer(verifyPayment, { status: 'success', paymentStatus: 'pending' });
      await act(() => router.navigate('/home/studio/payment'));
      await screen.findByRole('heading', { name: 'Payment is being Processed...' });
      // The page is loaded: from here on only the test moves its timers.
      freezeTime();
      server.answer(verifyPayment, { status: 'success', paymentStatus: status });
      void queryClient.invalidateQueries({ queryKey: ['billing', 'payment'] });
      await seen(() => expect(screen.queryByRole('heading', { name: title })).toBeTruthy());
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getByText('Redirecting in 5 seconds...')).toBeTruthy();
      expect(server.requestsTo(verifyPayment)[0]?.body).toMatchObject({ checkoutPageId });
      expect(useFlowStore.getState().paymentStatus).toBe(status === 'success' ? 'success' : 'failed');
      for (let second = 4; second >= 0; second -= 1) {
        await act(() => vi.advanceTimersByTimeAsync(SECOND_MS));
        expect(screen.getByText(`Redirecting in ${second} seconds...`)).toBeTruthy();
      }
      await act(() => vi.advanceTimersByTimeAsync(SECOND_MS));
      await seen(() => expect(router.state.location.search).toBe('?tab=subscription'));
      vi.useRealTimers();
    },
  );

  test('without an order leads to the profile at once', async () => {
    window.localStorage.removeItem(STORED_CHECKOUT);
    const { server, router } = await openHome('/home/profile');
    await act(() => router.navigate('/home/studio/payment'));
    await seen(() => expect(router.state.location.search).toBe('?tab=subscription'));
    expect(server.requestsTo(verifyPayment)).toEqual([]);
  });

  test('waits while the payment is pending [BIL-08]', async () => {
    const { server, router } = await openHome('/home/profile');
    server.answer(verifyPayment, { status: 'success', paymentStatus: 'pending' });
    await act(() => router.navigate('/home/studio/payment'));
    await screen.findByRole('heading', { name: 'Payment is being Processed...' });
    expect(screen.getByText('Please wait while we are processing, this might take few minutes')).toBeTruthy();
    expect(screen.queryByText(/Redirecting/)).toBeNull();
  });

  test('a call that fails counts as failed, with its message as a toast [BIL-09]', async () => {
    const { server, router } = await openHome('/home/profile');
    server.refuse(verifyPayment, 'unavailable');
    await act(() => router.navigate('/home/studio/payment'));
    await screen.findByRole('heading', { name: 'Payment Failed' });
    await screen.findByText(/^Sorry we are unable to process your request/);
  });
});
