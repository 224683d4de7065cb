/** How many mails an address receives and a tenant sends. */
import { forgotPassword, resendVerification, signUp } from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import { inviteRoles, inviteUser, resendInvite } from '@parrot/contract/team';
import {
  newEmail,
  newOwner,
  openTestStore,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let driver: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  driver = await openTestStore();
  server = await startTestServer({ driver, settings });
});
afterAll(async () => {
  await server.stop();
  await driver.close();
});

const settings = { SECRET_KEY: 'the same key before and after a restart' };
const forget = (emailId: string) => server.api.answer(forgotPassword, { body: { emailId } });
const invite = async (session: TestSession, emailIds: string[]) => {
  const { items } = await server.api.call(inviteRoles, { session });
  const roleIds = items.filter((role) => role.roleName === 'Agent').map((role) => role.roleId);
  return (await server.api.call(inviteUser, { session, body: { emailIds, roleIds } })).results;
};

test('reset mails per address and hour are limited, also across restarts, and an address without an account gets the same error', async () => {
  countAttack('floods');
  const { emailId: known } = await newOwner(server);
  const unknown = newEmail();
  const refusals = [];
  for (const emailId of [known, unknown]) {
    const { perHour } = LIMITS.mails.reset;
    for (let count = 0; count < perHour; count += 1) expect((await forget(emailId)).status).toBe(200);
    refusals.push(await forget(emailId));
  }
  expect(refusals.map(({ status }) => status)).toEqual([429, 429]);
  expect(refusals[0]?.text).toBe(refusals[1]?.text);
  expect(refusals[0]?.body.message).toContain('already sent several emails to this address');
  expect(Number(refusals[0]?.headers.get('retry-after'))).toBeGreaterThan(3_500);
  const resets = (await server.mailsTo(known)).filter(({ subject }) => subject.includes('password'));
  expect(resets).toHaveLength(LIMITS.mails.reset.perHour);

  const { clock } = server;
  await server.stop();
  server = await startTestServer({ driver, clock, settings });
  expect((await forget(known)).status).toBe(429);
  clock.advance(3_600_000);
  expect((await forget(known)).status).toBe(200);
});

test('sign-ups and requests for the verification mail share one limit', async () => {
  const emailId = newEmail();
  const body = { name: 'Ada Berg', company: 'Berg', emailId, password: 'tall green ladder' };
  expect((await server.api.answer(signUp, { body })).status).toBe(200);
  for (let count = 1; count < LIMITS.mails.verification.perHour; count += 1)
    expect((await server.api.answer(resendVerification, { body: { emailId } })).status).toBe(200);
  expect((await server.api.answer(resendVerification, { body: { emailId } })).status).toBe(429);
  expect((await server.api.answer(signUp, { body })).status).toBe(429);
});

test('invitations of a trial tenant per day are limited; the excess ones are reported and not created', async () => {
  const owner = await newOwner(server);
  const most = LIMITS.invitationsPerDay.trial;
  const outcomes = [];
  for (let round = 0; round < most / LIMITS.invitationsAtOnce + 1; round += 1)
    outcomes.push(...(await invite(owner, Array.from({ length: LIMITS.invitationsAtOnce }, newEmail))));
  expect(outcomes.filter(({ outcome }) => outcome === 'invited')).toHaveLength(most);
  const limited = outcomes.slice(most);
  expect(new Set(limited.map(({ outcome }) => outcome))).toEqual(new Set(['limited']));
  expect(limited[0]).toMatchObject({
    message: expect.stringContaining('try again tomorrow'),
    invitationId: null,
  });
  expect(await server.mailsTo(limited[0]?.emailId ?? '')).toEqual([]);
  server.clock.advance(24 * 3_600_000);
  const next = await newOwner(server);
  expect((await invite(next, [newEmail()]))[0]?.outcome).toBe('invited');
});

test('invitations to one address per hour are limited over all inviters, resent ones included', async () => {
  countAttack('floods');
  const emailId = newEmail();
  const owner = await newOwner(server);
  const [first] = await invite(owner, [emailId]);
  const other = await newOwner(server);
  for (let count = 1; count < LIMITS.mails.invitation.perHour; count += 1)
    expect((await invite(other, [emailId]))[0]?.outcome).toBe('invited');
  expect((await invite(other, [emailId]))[0]?.outcome).toBe('limited');
  const { results } = await server.api.call(resendInvite, {
    session: owner,
    body: { invitationIds: first?.invitationId ? [first.invitationId] : [] },
  });
  expect(results).toMatchObject([{ ok: false, message: expect.stringContaining('several emails') }]);
  expect(await server.mailsTo(emailId)).toHaveLength(LIMITS.mails.invitation.perHour);
});
