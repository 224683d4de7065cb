/** Visitor context, and the export and erasure of a visitor's data. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listActivity } from '@parrot/contract/activity';
import {
  openVisitorConversation,
  rateSession,
  requestAgent,
  sendTranscript,
  sendVisitorMessage,
  uploadVisitorFile,
} from '@parrot/contract/conversations';
import { newId, type VisitorId } from '@parrot/contract/core';
import * as desk from '@parrot/contract/desk';
import { addComment, ticketDetails } from '@parrot/contract/tickets';
import {
  openTestTenant,
  openVisitorSocket,
  type TestSession,
  type TestTenant,
  type TestVisitor,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await openTestTenant();
});
afterAll(() => tenant.stop());

const system = <T>(statement: ReturnType<typeof sql>) =>
  tenant.server.server.platform.database.system(
    async (tx) => (await tx.execute(statement)) as unknown as { rows: T[] },
  );
const context = async ({ userSessionId }: TestVisitor, session: TestSession = tenant.agent) =>
  (await tenant.server.api.call(desk.readVisitorContext, { session, query: { userSessionId } })).visitor;
const traitsOf = ({ userSessionId }: TestVisitor, traits: Record<string, string>) =>
  system(
    sql`update visitors set user_agent = ${traits.userAgent ?? ''}, time_zone = ${traits.timeZone ?? ''}, page = ${traits.page ?? ''}, ip = ${traits.ip ?? ''}
        where id = (select visitor_id from user_sessions where id = ${userSessionId})`,
  );
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ERASED_NAME = 'Ada Unforgettable';

test('returns browser, system, page and location as far as known [DSK-16]', async () => {
  const guest = await tenant.waitingVisitor();
  await traitsOf(guest, {
    userAgent: FIREFOX,
    timeZone: 'America/Argentina/Buenos_Aires',
    page: 'https://shop.example/lamps',
    ip: '203.0.113.7',
  });
  expect(await context(guest)).toMatchObject({
    userName: expect.stringMatching(/^Visitor/),
    browser: { name: 'Firefox', version: '140.0' },
    os: { name: 'Linux' },
    page: 'https://shop.example/lamps',
    ipAddress: '203.0.113.7',
    isVerified: false,
    geoLocation: {
      status: 'timezone',
      city: 'Buenos Aires',
      region: 'America',
      country: '',
      timezone: 'America/Argentina/Buenos_Aires',
    },
    earlier: [],
  });
  await traitsOf(guest, { userAgent: "<script>'", timeZone: 'UTC' });
  expect(await context(guest)).toMatchObject({
    browser: { name: 'Unknown', version: '' },
    geoLocation: { status: 'unknown', city: '', timezone: 'UTC' },
  });
});

test.each([
  ['Mars/Olympus', ''],
  ['Etc/Unknown', ''],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['US/Eastern', 'US/Eastern'],
  ['x'.repeat(500), ''],
])(
  'a visitor with the invalid time zone %s can chat and has an unknown location',
  async (timeZone, timezone) => {
    const { parrotId } = tenant.app;
    const claims = { timeZone, language: 'qq-Klingon', page: 'javascript:alert(1)' };
    const socket = await openVisitorSocket(tenant.server, { parrotId, ...claims });
    const { session } = await socket.ask(openVisitorConversation, {});
    if (!session) throw new Error('no session');
    const { visitor } = await tenant.server.api.call(desk.readVisitorContext, {
      session: tenant.agent,
      query: { userSessionId: session.userSessionId },
    });
    expect(visitor).toMatchObject({ language: '', page: '' });
    expect(visitor.geoLocation).toMatchObject({ status: 'unknown', city: '', region: '', timezone });
    socket.close();
  },
);

test('an invalid time zone stored before validation gives no location', async () => {
  const guest = await tenant.waitingVisitor();
  await traitsOf(guest, { timeZone: 'Mars/Olympus' });
  expect((await context(guest)).geoLocation).toMatchObject({ status: 'unknown', timezone: '' });
});

test('lists visible earlier sessions, newest first, without the current one [DSK-16]', async () => {
  const { agent, otherAgent } = tenant;
  const guest = await tenant.assignedVisitor(agent);
  const socket = await tenant.connect(agent);
  const sessions = [guest.userSessionId];
  for (let i = 0; i < 2; i++) {
    await tenant.closeConversationOf(socket, {
      ...guest,
      userSessionId: sessions.at(-1) ?? guest.userSessionId,
    });
    await tenant.sendAsVisitor(guest, 'It is me again');
    const { session } = await guest.socket.ask(openVisitorConversation, { afterSeq: 0 });
    if (!session) throw new Error('no session');
    sessions.push(session.userSessionId);
    await tenant.server.api.call(desk.assignFromBot, {
      session: i === 1 ? otherAgent : agent,
      body: { userSessionId: session.userSessionId },
    });
  }
  const [first, second, third] = sessions;
  const at = (userSessionId = first) =>
    context({ ...guest, userSessionId: userSessionId ?? guest.userSessionId });
  expect((await at(second)).earlier.map(({ userSessionId }) => userSessionId)).toEqual([first]);
  expect((await at(first)).earlier).toMatchObject([{ userSessionId: second, status: 'CLOSED' }]);
  const refused = await tenant.server.api.answer(desk.readVisitorContext, {
    session: agent,
    query: { userSessionId: third },
  });
  expect(refused.status).toBe(404);
});

/** A visitor with every kind of data, whose session has ended. */
async function wholeStory() {
  const { agent, app, server } = tenant;
  const guest = await tenant.visit();
  const { visitorToken } = await guest.socket.ask(openVisitorConversation, { afterSeq: 0 });
  await tenant.sendAsVisitor(guest, 'unforgettable-question about nothing you know');
  await tenant.settle();
  const form = new FormData();
  form.append('file', new File(['unforgettable-bytes'], 'unforgettable-file.txt'));
  const { file } = await server.api.call(uploadVisitorFile, {
    body: { parrotId: app.parrotId, visitorToken },
    form,
  });
  await guest.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: '', files: [file.fileId] });
  await system(
    sql`update visitors set name = ${ERASED_NAME}, email = 'unforgettable@mail.example', ip = '198.51.100.77' where id = (select visitor_id from user_sessions where id = ${guest.userSessionId})`,
  );
  await guest.socket.ask(requestAgent, {});
  await tenant.settle();
  const { userSessionId } = guest;
  await server.api.call(desk.assignFromBot, { session: agent, body: { userSessionId } });
  const socket = await tenant.connect(agent);
  const sent = new FormData();
  sent.append('file', new File(['unforgettable-answer'], 'unforgettable-reply.txt'));
  const { file: reply } = await server.api.call(desk.uploadDeskFile, {
    session: agent,
    body: { userSessionId },
    form: sent,
  });
  await socket.ask(desk.sendAgentMessage, {
    userSessionId,
    msgId: newId('msg'),
    value: 'unforgettable-reply',
    files: [reply.fileId],
  });
  await socket.ask(desk.addNote, {
    userSessionId,
    clientId: newId('msg'),
    value: 'unforgettable-note',
    mentions: [tenant.otherAgent.userId],
  });
  await tenant.settle();
  const { ticket } = await server.api.call(ticketDetails, { session: agent, query: { userSessionId } });
  if (ticket)
    await server.api.call(addComment, {
      session: agent,
      body: {
        ticketId: ticket.ticketId,
        value: 'unforgettable-comment',
        mentions: [tenant.otherAgent.userId],
      },
    });
  await guest.socket.ask(sendTranscript, { email: 'unforgettable@mail.example' });
  await tenant.settle();
  await guest.socket.ask(rateSession, { stars: 2, comment: 'unforgettable-rating' });
  const { visitor } = await server.api.call(desk.readVisitorContext, {
    session: agent,
    query: { userSessionId },
  });
  return { guest, socket, userId: visitor.userId, files: [file, reply] };
}

const exportAs = (session: TestSession, userId: string) =>
  tenant.server.api.answer(desk.exportVisitor, { session, body: { userId } });
const eraseAs = (session: TestSession, userId: VisitorId, confirmName: string) =>
  tenant.server.api.answer(desk.eraseVisitor, { session, body: { userId, confirmName } });

/** Every row of every table, as text. */
async function tablesWith(...needles: string[]): Promise<string[]> {
  const { rows: tables } = await system<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables)
    for (const needle of needles) {
      const { rows } = await tenant.server.server.platform.database.system(
        async (tx) =>
          (await tx.execute(
            sql`select count(*)::int as hits from ${sql.identifier(schema)}.${sql.identifier(name)} as stored where position(${needle} in stored::text) > 0`,
          )) as unknown as { rows: { hits: number }[] },
      );
      if (rows[0]?.hits) found.push(`${name}: ${needle}`);
    }
  return found;
}

async function filesNamed(folder: string, fileIds: string[]): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const all = await readdir(folder, { recursive: true });
  return all.filter((path) => fileIds.some((id) => path.endsWith(id)));
}

describe('data protection rights', () => {
  test('exports everything stored as one document, then erases all of it, files included [DSK-16]', async () => {
    const { agent, supervisor, outsider } = tenant;
    const { guest, socket, userId, files } = await wholeStory();
    expect((await exportAs(agent, userId)).status).toBe(403);
    expect((await exportAs(outsider, userId)).status).toBe(403);
    const exported = await exportAs(supervisor, userId);
    const { fileName, document } = JSON.parse(exported.text);
    expect(fileName).toMatch(/^visitor-vis_\w+\.json$/);
    expect(document).toMatchObject({
      visitor: { name: ERASED_NAME, email: 'unforgettable@mail.example', ip: '198.51.100.77' },
      sessions: [{ rating: 2, ratingComment: 'unforgettable-rating' }],
      notes: [{ value: 'unforgettable-note' }],
      tickets: [{ comments: [{ value: 'unforgettable-comment' }] }],
      questions: expect.arrayContaining([
        expect.objectContaining({ text: 'unforgettable-question about nothing you know' }),
      ]),
    });
    expect(document.files.map(({ name }: { name: string }) => name).sort()).toEqual([
      'unforgettable-file.txt',
      'unforgettable-reply.txt',
    ]);
    expect(JSON.stringify(document.messages)).toContain('unforgettable-reply');

    const folder = join(tenant.server.server.platform.settings.DATA_DIR, 'files');
    const fileIds = files.map(({ fileId }) => fileId);
    expect(await filesNamed(folder, fileIds)).toHaveLength(2);
    expect((await eraseAs(agent, userId, ERASED_NAME)).status).toBe(403);
    const wrong = await eraseAs(supervisor, userId, 'Somebody else');
    expect([wrong.status, wrong.body.fields]).toEqual([400, { confirmName: expect.any(String) }]);
    expect((await eraseAs(supervisor, userId, ERASED_NAME)).status).toBe(409);
    await tenant.closeConversationOf(socket, guest);
    await tenant.settle();
    expect((await eraseAs(supervisor, userId, ERASED_NAME)).status).toBe(200);
    await tenant.settle();

    const needles = [
      userId,
      guest.conversationId,
      guest.userSessionId,
      'unforgettable',
      ERASED_NAME,
      '198.51.100.77',
    ];
    expect(await tablesWith(...needles)).toEqual([]);
    expect(await filesNamed(folder, fileIds)).toEqual([]);
    const { items } = await tenant.server.api.call(listActivity, { session: tenant.owner, body: {} });
    expect(items.slice(0, 2).map(({ act, actorName, subjectName }) => [act, actorName, subjectName])).toEqual(
      [
        ['visitor.erased', supervisor.name, tenant.app.appName],
        ['visitor.exported', supervisor.name, tenant.app.appName],
      ],
    );
    expect((await exportAs(supervisor, userId)).status).toBe(404);
    expect((await eraseAs(supervisor, userId, ERASED_NAME)).status).toBe(404);
  });

  test('visitors of apps without access are not found; invalid input is refused', async () => {
    const { supervisor } = tenant;
    expect((await exportAs(supervisor, newId('vis'))).status).toBe(404);
    for (const userId of ['', 'x', "vis_' or 1=1", 5])
      expect((await exportAs(supervisor, userId as string)).status).toBe(400);
  });
});
