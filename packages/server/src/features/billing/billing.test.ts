import { subscriptionDetails } from '@parrot/contract/billing';
import { LIMITS } from '@parrot/contract/core';
import { newMember, newOwner, sharedTestServer, signInAs, type TestServer } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusAt } from './billing.policy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const DAY = 86_400_000;

test('a trial lasts 14 days, then a grace of 7, then it is expired: by the clock alone [BIL-11]', async () => {
  const owner = await newOwner(server);
  const plan = async () => {
    const session = await signInAs(server, owner.emailId);
    return (await server.api.call(subscriptionDetails, { session })).data.planDetails;
  };
  const first = await plan();
  expect(first).toEqual({
    status: 'trial',
    plans: [{ name: 'Free trial', interval_unit: 'months' }],
    currentTermEndDate: expect.any(String),
    gracePeriod: LIMITS.graceDays,
  });
  server.clock.advance((LIMITS.trialDays - 0.5) * DAY);
  expect((await plan()).status).toBe('trial');
  server.clock.advance(DAY);
  expect(await plan()).toEqual({ ...first, status: 'grace_period' });
  server.clock.advance(LIMITS.graceDays * DAY);
  expect(await plan()).toEqual({ ...first, status: 'expired' });
});

test("everybody signed in sees their own tenant's plan, and no other's [USR-10]", async () => {
  const owner = await newOwner(server);
  const agent = await newMember(server, owner, 'agent');
  server.clock.advance(DAY);
  const other = await newOwner(server);
  const endFor = async (emailId: string) => {
    const session = await signInAs(server, emailId);
    const { data } = await server.api.call(subscriptionDetails, { session });
    return data.planDetails.currentTermEndDate;
  };
  const own = await endFor(owner.emailId);
  expect(await endFor(agent.emailId)).toBe(own);
  expect(Date.parse(await endFor(other.emailId)) - Date.parse(own)).toBeGreaterThanOrEqual(DAY);
  const session = await signInAs(server, owner.emailId);
  const foreign = await server.api.answer(subscriptionDetails, {
    session,
    headers: { tenant_id: other.tenantId },
  });
  expect(foreign.status).toBe(404);
});

test('a plan that is paid for stays live within its term, a cancelled one stays cancelled', () => {
  const termEnd = new Date('2026-02-01T00:00:00Z');
  const at = (status: 'live' | 'cancelled', now: string) =>
    statusAt(new Date(now), { status, termEnd, graceDays: 7 });
  expect(at('live', '2026-01-31T23:59:59Z')).toBe('live');
  expect(at('live', '2026-02-01T00:00:00Z')).toBe('grace_period');
  expect(at('live', '2026-02-08T00:00:00Z')).toBe('expired');
  expect(at('cancelled', '2026-03-01T00:00:00Z')).toBe('cancelled');
});
