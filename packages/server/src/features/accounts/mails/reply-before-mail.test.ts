/** The login page replies before it does any work for an address, so that response times reveal nothing. */
import { forgotPassword, renewInvitation, resendVerification, signUp } from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import {
  mailedToken,
  newEmail,
  newOwner,
  sharedTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const details = (emailId: string) => ({
  name: 'Ada Berg',
  company: 'Berg & Sons',
  emailId,
  password: TEST_PASSWORD,
});

/** Blocks all writes to accounts, tokens and invitations while it runs. */
const whileWritesWait = (work: () => Promise<void>) =>
  server.server.platform.database.system(async (tx) => {
    await tx.execute('lock table users, one_time_tokens, invitations in share mode');
    await work();
  });

test('a reset, a verification and a sign-up are answered before anything is written for the address', async () => {
  countAttack('enumeration');
  const { emailId: known } = await newOwner(server);
  const [pending, fresh] = [newEmail(), newEmail()];
  await server.api.call(signUp, { body: details(pending) });
  await server.mailTo(pending);
  await whileWritesWait(async () => {
    for (const emailId of [known, pending, fresh]) {
      await server.api.call(forgotPassword, { body: { emailId } });
      await server.api.call(resendVerification, { body: { emailId } });
      await server.api.call(signUp, { body: details(emailId) });
    }
  });
  await server.mailTo(known, 'Reset your Parrot password');
  await server.mailTo(fresh, 'Verify your email');
});

test('a request for a new invitation link is answered before anything is written', async () => {
  countAttack('enumeration');
  const owner = await newOwner(server);
  const emailId = newEmail();
  const { items } = await server.api.call(inviteRoles, { session: owner });
  const roleIds = items.map((role) => role.roleId).slice(-1);
  await server.api.call(inviteUser, { session: owner, body: { emailIds: [emailId], roleIds } });
  const token = await mailedToken(server, emailId);
  server.clock.advance((LIMITS.invitationHours + 1) * 3_600_000);
  await whileWritesWait(async () => {
    await server.api.call(renewInvitation, { body: { token } });
  });
  expect(await server.mailsTo(emailId)).toHaveLength(2);
});
