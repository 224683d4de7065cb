import { type Activity, type ActivitySubject, exportActivity, listActivity } from '@parrot/contract/activity';
import { createApp, publishApp, unpublishApp } from '@parrot/contract/apps';
import { newId, type UserId } from '@parrot/contract/core';
import { addFaq, deleteFaq, updateFaq } from '@parrot/contract/knowledge';
import {
  newEmail,
  newOwner,
  OPENING_HOURS,
  sharedTestServer,
  signInAs,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let builder: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  const emailId = newEmail();
  const { provisioning } = server.server.slices.accounts;
  const { tenantId } = owner;
  await provisioning.addMember({
    name: 'Jo Berg',
    emailId,
    password: TEST_PASSWORD,
    tenantId,
    role: 'builder',
  });
  builder = await signInAs(server, emailId);
});
afterAll(() => server.stop());

type Query = {
  search?: string;
  subjects?: ActivitySubject[];
  actorId?: UserId;
  from?: string;
  until?: string;
  offset?: number;
  limit?: number;
};
const list = (body: Query = {}, session = owner) => server.api.call(listActivity, { session, body });
const ofApps = async () => (await list({ subjects: ['app', 'faq'], limit: 100 })).items;
const titles = (items: Activity[]) => items.map(({ act, subjectName }) => `${act} ${subjectName}`);
/** A little later each, so that the order is known. */
const makeApp = async (session: TestSession, appName: string, headers = {}) => {
  server.clock.advance(1_000);
  const body = { appName, appType: 'Q&A' as const };
  return (await server.api.call(createApp, { session, body, headers })).app;
};

describe('recorded activity', () => {
  test('the history of an app and its FAQs, step by step, by whom and from where [APP-05]', async () => {
    const headers = { 'user-agent': 'Parakeet/1.0', 'x-forwarded-for': '203.0.113.9' };
    const { appId, appName } = await makeApp(owner, 'Lamps', headers);
    const call = { session: owner, headers };
    const { faq } = await server.api.call(addFaq, { ...call, body: { appId, ...OPENING_HOURS } });
    const { faqId } = faq;
    await server.api.call(publishApp, { ...call, body: { appId } });
    const changed = { question: ['Are you open?'], answer: 'No.' };
    await server.api.call(updateFaq, { ...call, body: { appId, faqId, ...changed } });
    await server.api.call(publishApp, { ...call, body: { appId } });
    await server.api.call(deleteFaq, { ...call, body: { appId, faqId } });
    await server.api.call(unpublishApp, { ...call, body: { appId } });

    const items = (await ofApps()).reverse();
    const inApp = { appId, appName };
    expect(
      items.map(({ act, subjectId, subjectName, values }) => [act, subjectId, subjectName, values]),
    ).toEqual([
      ['app.created', appId, 'Lamps', {}],
      ['faq.added', faqId, 'When are you open?', inApp],
      ['app.published', appId, 'Lamps', { version: '1' }],
      ['faq.changed', faqId, 'Are you open?', inApp],
      ['app.published', appId, 'Lamps', { version: '2' }],
      ['faq.deleted', faqId, 'Are you open?', inApp],
      ['app.unpublished', appId, 'Lamps', {}],
    ]);
    // An address that a client claims in a header does not count without a trusted proxy.
    for (const item of items)
      expect(item).toMatchObject({
        actorId: owner.userId,
        actorName: 'Maya Lind',
        ipAddress: '127.0.0.1',
        userAgent: 'Parakeet/1.0',
      });
  });

  test('records nothing for a change that was refused or changed nothing [APP-05]', async () => {
    const { appId } = await makeApp(owner, 'Chairs');
    const before = await ofApps();
    const missing = { appId, faqId: newId('faq') };
    const answers = [
      await server.api.answer(createApp, { session: owner, body: { appName: 'chairs', appType: 'Q&A' } }),
      await server.api.answer(publishApp, { session: owner, body: { appId } }),
      await server.api.answer(unpublishApp, { session: owner, body: { appId } }),
      await server.api.answer(updateFaq, { session: owner, body: { ...missing, ...OPENING_HOURS } }),
      await server.api.answer(deleteFaq, { session: owner, body: missing }),
      await server.api.answer(addFaq, { session: builder, body: { appId, ...OPENING_HOURS } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([409, 409, 200, 404, 404, 404]);
    expect(await ofApps()).toEqual(before);
  });
});

describe('the activity list', () => {
  test('is filtered by subject, user and time, paged, and sorted by the latest first', async () => {
    server.clock.advance(60_000);
    const from = server.clock.now().toISOString();
    const { appId } = await makeApp(owner, 'Tables');
    await makeApp(builder, 'Benches');
    server.clock.advance(1_000);
    const until = server.clock.now().toISOString();
    await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
    await makeApp(owner, 'Sofas');

    const found = async (query: Query) => titles((await list(query)).items);
    const all = [
      'app.created Sofas',
      'faq.added When are you open?',
      'app.created Benches',
      'app.created Tables',
    ];
    expect(await found({ from })).toEqual(all);
    expect(await found({ from, until })).toEqual(all.slice(2));
    expect(await found({ from, subjects: ['faq'] })).toEqual(all.slice(1, 2));
    expect(await found({ from, subjects: ['faq', 'role'] })).toEqual(all.slice(1, 2));
    expect(await found({ from, actorId: builder.userId })).toEqual(['app.created Benches']);
    const page = await list({ from, offset: 1, limit: 2 });
    expect([titles(page.items), page.total, page.offset]).toEqual([all.slice(1, 3), 4, 1]);
    expect(await list({ from, offset: 9 })).toMatchObject({ items: [], total: 4, offset: 9 });
  });

  test('is searched by the names of users and subjects, as plain text', async () => {
    const found = async (search: string) => {
      const { items, total } = await list({ search, subjects: ['app'] });
      return [total, ...titles(items)];
    };
    expect(await found(' LAMP ')).toEqual([
      4,
      'app.unpublished Lamps',
      'app.published Lamps',
      'app.published Lamps',
      'app.created Lamps',
    ]);
    expect(await found('jo berg')).toEqual([1, 'app.created Benches']);
    expect(await found('%')).toEqual([0]);
    expect(await found('_')).toEqual([0]);
    expect(await found("' or 1=1 --")).toEqual([0]);
  });

  test('shows the name a user had at the time', async () => {
    await server.server.platform.database.system((tx) =>
      tx.execute(sql`update users set name = 'Jo Berg-Lind' where id = ${builder.userId}`),
    );
    const { items } = await list({ actorId: builder.userId });
    expect(new Set(items.map((item) => item.actorName))).toEqual(new Set(['Jo Berg']));
  });

  test('needs the permission to manage users, and refuses unknown filters [USR-04] [VAL-01]', async () => {
    const refused = await server.api.answer(listActivity, { session: builder, body: {} });
    expect([refused.status, refused.body.code]).toEqual([403, 'permission_denied']);
    for (const body of [{ subjects: ['weather'] }, { from: 'yesterday' }, { actorId: 'x' }, { limit: 101 }]) {
      const { status } = await server.api.answer(listActivity, { session: owner, body });
      expect(status).toBe(400);
    }
  });

  test('contains nothing of another tenant, even with the ids of its users [USR-10]', async () => {
    const other = await newOwner(server, { name: 'Stranger' });
    await makeApp(other, 'Secrets');
    expect(titles((await list({ subjects: ['app'] }, other)).items)).toEqual(['app.created Secrets']);
    expect((await list({ search: 'Secrets' })).total).toBe(0);
    expect((await list({ actorId: other.userId })).total).toBe(0);
    expect((await list({ actorId: owner.userId }, other)).total).toBe(0);
  });
});

describe('the export', () => {
  const exported = async (body: object, session = owner) =>
    server.api.answer(exportActivity, { session, body });

  test('has the same filters as the list, is safe in spreadsheets, and is recorded itself', async () => {
    countAttack('formulas');
    server.clock.advance(60_000);
    const from = server.clock.now().toISOString();
    const { appId } = await makeApp(owner, 'Stools');
    const faq = { question: ['=1+1'], answer: '2' };
    await server.api.call(addFaq, { session: owner, body: { appId, ...faq } });
    const { body } = await exported({ from, subjects: ['faq'], actorId: owner.userId });
    const { csv, next } = body as unknown as { csv: string; next: null };
    expect(next).toBeNull();
    const [head, line, ...rest] = csv.split('\r\n');
    expect(head).toBe(
      '\ufefftime,user,userId,action,subject,subjectId,details,ipAddress,userAgent,activityId',
    );
    expect(line).toMatch(
      /^20[^,]+,Maya Lind,usr_\w+,faq\.added,'=1\+1,faq_\w+,"\{""appId"".*\}",127\.0\.0\.1,/,
    );
    expect(rest).toEqual(['']);
    const { items } = await list({ from, subjects: ['tenant'] });
    expect(items.map(({ act }) => act)).toEqual(['tenant.activityExported']);
  });

  test('continues after an entry without the column names, and needs the permission', async () => {
    const [latest] = (await list({ subjects: ['app'] })).items;
    const { body } = await exported({ subjects: ['app'], after: latest?.activityId });
    const { csv } = body as unknown as { csv: string };
    expect(csv).not.toContain('activityId');
    expect(csv).not.toContain(latest?.activityId);
    expect(csv.split('\r\n')).toHaveLength((await list({ subjects: ['app'] })).total);
    expect((await exported({}, builder)).status).toBe(403);
    expect((await exported({ after: 'act_1' })).status).toBe(400);
  });
});

describe('activity is append-only', () => {
  test.each(['tenant', 'system'] as const)(
    'the database refuses to update, delete or truncate it as %s',
    async (whose) => {
      const before = await list({ limit: 100 });
      const { database } = server.server.platform;
      for (const statement of [
        sql`update activities set actor_name = 'Nobody'`,
        sql`delete from activities`,
        sql`truncate activities`,
      ]) {
        const work =
          whose === 'tenant'
            ? database.tenant(owner.tenantId, (tx) => tx.execute(statement))
            : database.system((tx) => tx.execute(statement));
        // 42501: insufficient_privilege
        await expect(work).rejects.toMatchObject({ cause: { code: '42501' } });
      }
      expect(await list({ limit: 100 })).toEqual(before);
    },
  );

  test('a tenant cannot write into the activity of another [USR-10]', async () => {
    const other = await newOwner(server);
    const forged = server.server.platform.database.tenant(other.tenantId, (tx) =>
      tx.execute(sql`insert into activities
        select ${newId('act')}, ${owner.tenantId}, now(), 'app.created', 'app', null, '', '', '', '', 'Forged', '{}'`),
    );
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } });
    expect((await list({ search: 'Forged' })).total).toBe(0);
  });
});
