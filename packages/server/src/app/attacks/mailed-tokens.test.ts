/** Tokens that are mailed: no reply, list, log or table has them. */
import { forgotPassword, resendVerification, signUp } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { inviteRoles, inviteUser, listUsers, resendInvite } from '@parrot/contract/team';
import {
  mailedToken,
  newEmail,
  newOwner,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { attack } from '@parrot/testkit/attacks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let server: TestServer;
let owner: TestSession;
const logged: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
  server = await startTestServer({ settings: { LOG_LEVEL: 'debug' } });
  owner = await newOwner(server);
});
afterAll(async () => {
  await server?.stop();
  vi.restoreAllMocks();
});

/** The tables with a row that contains the text; mails are stored here instead of being sent. */
const tablesWith = (text: string) =>
  server.server.platform.database.system(async (tx) => {
    const rowsOf = (result: unknown) => (result as { rows: { name: string }[] }).rows;
    const tables = rowsOf(
      await tx.execute(sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname = 'public' and has_table_privilege(c.oid, 'select')`),
    );
    const found: string[] = [];
    for (const { name } of tables) {
      if (name === 'kept_mail') continue;
      const hit = sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${text}%`} limit 1`;
      if (rowsOf(await tx.execute(hit)).length > 0) found.push(name);
    }
    return found;
  });

async function expectSecret(name: string, emailId: string, replies: string[]): Promise<void> {
  const token = await mailedToken(server, emailId);
  await server.server.platform.outbox.settle();
  const lists = [
    await server.api.answer(listUsers, { session: owner, body: {} }),
    await server.api.answer(listActivity, { session: owner, body: {} }),
  ].map(({ text }) => text);
  await attack('leaks', `${name}: in replies and lists`, () =>
    expect([...replies, ...lists].filter((text) => text.includes(token))).toEqual([]),
  );
  await attack('leaks', `${name}: in the log`, () =>
    expect(logged.filter((line) => line.includes(token))).toEqual([]),
  );
  await attack('leaks', `${name}: in the store`, async () => expect(await tablesWith(token)).toEqual([]));
}

test('the token of a sign-up, a verification, a reset and an invitation is only in its mail', async () => {
  const emailId = newEmail();
  const body = { name: 'Ada Berg', company: 'Berg', emailId, password: TEST_PASSWORD };
  await expectSecret('sign-up', emailId, [(await server.api.answer(signUp, { body })).text]);
  const resent = await server.api.answer(resendVerification, { body: { emailId } });
  await expectSecret('verification', emailId, [resent.text]);
  const reset = await server.api.answer(forgotPassword, { body: { emailId: owner.emailId } });
  await expectSecret('reset', owner.emailId, [reset.text]);

  const { items } = await server.api.call(inviteRoles, { session: owner });
  const roleIds = items.map(({ roleId }) => roleId).slice(-1);
  const invited = newEmail();
  const invitation = await server.api.answer(inviteUser, {
    session: owner,
    body: { emailIds: [invited], roleIds },
  });
  await expectSecret('invitation', invited, [invitation.text]);
  const [result] = (JSON.parse(invitation.text) as { results: { invitationId: string }[] }).results;
  const again = await server.api.answer(resendInvite, {
    session: owner,
    body: { invitationIds: [result?.invitationId] },
  });
  await expectSecret('invitation sent again', invited, [again.text]);
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('')).not.toContain(TEST_PASSWORD);
});
