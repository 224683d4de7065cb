/** Visitor context, and the export and erasure of a visitor's data. */
import { createHash } from 'node:crypto';
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
import type { ErasureReceipt } from '@parrot/contract/privacy';
import { addProfileNote, setProfileValue } from '@parrot/contract/profiles';
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
import { unzip } from '../../../platform/zip/unzip.fixture.ts';

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
  await server.api.call(addProfileNote, {
    session: agent,
    body: { userSessionId, clientId: newId('msg'), value: 'unforgettable-person' },
  });
  await server.api.call(setProfileValue, {
    session: agent,
    body: { userSessionId, name: 'phone', value: '+46 40 777 888' },
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
  test('exports everything stored with its files, then erases all of it with a receipt [DSK-16]', async () => {
    const { agent, supervisor, outsider } = tenant;
    const { guest, socket, userId, files } = await wholeStory();
    expect((await exportAs(agent, userId)).status).toBe(403);
    expect((await exportAs(outsider, userId)).status).toBe(403);
    const exported = await exportAs(supervisor, userId);
    expect(exported.headers.get('content-type')).toBe('application/zip');
    expect(exported.headers.get('content-disposition')).toContain(`visitor-${userId}.zip`);
    const entries = await unzip(exported.bytes);
    const document = (name: string) => JSON.parse(String(entries.get(`${name}.json`)));
    expect(document('visitor')).toMatchObject({
      name: ERASED_NAME,
      email: 'unforgettable@mail.example',
      ip: '198.51.100.77',
    });
    expect(document('conversations')).toMatchObject([{ rating: 2, ratingComment: 'unforgettable-rating' }]);
    expect(document('notes')).toMatchObject([{ value: 'unforgettable-note' }]);
    expect(document('tickets')).toMatchObject([{ comments: [{ value: 'unforgettable-comment' }] }]);
    expect(document('questions')).toContainEqual(
      expect.objectContaining({ text: 'unforgettable-question about nothing you know' }),
    );
    expect(document('calls')).toEqual([]);
    expect(document('profile')).toMatchObject([{ key: 'phone', value: '+46 40 777 888' }]);
    expect(document('profileNotes')).toMatchObject([{ value: 'unforgettable-person' }]);
    expect(JSON.stringify(document('messages'))).toContain('unforgettable-reply');
    const named = (text: string) => [...entries].find(([name]) => name.endsWith(text))?.[1].toString();
    expect(named('-unforgettable-file.txt')).toBe('unforgettable-bytes');
    expect(named('-unforgettable-reply.txt')).toBe('unforgettable-answer');

    const folder = join(tenant.server.server.platform.settings.DATA_DIR, 'files');
    const fileIds = files.map(({ fileId }) => fileId);
    expect(await filesNamed(folder, fileIds)).toHaveLength(2);
    expect((await eraseAs(agent, userId, ERASED_NAME)).status).toBe(403);
    const wrong = await eraseAs(supervisor, userId, 'Somebody else');
    expect([wrong.status, wrong.body.fields]).toEqual([400, { confirmName: expect.any(String) }]);
    expect((await eraseAs(supervisor, userId, ERASED_NAME)).status).toBe(409);
    await tenant.closeConversationOf(socket, guest);
    await tenant.settle();
    const erased = await eraseAs(supervisor, userId, ERASED_NAME);
    expect(erased.status).toBe(200);
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
    const { sha256, ...receipt } = (erased.body as unknown as { receipt: ErasureReceipt }).receipt;
    expect(receipt).toMatchObject({
      subject: 'visitor',
      erasedBy: supervisor.userId,
      counts: { conversations: 1, files: 2, notes: 1, tickets: 1, calls: 0, profile: 1, profileNotes: 1 },
    });
    expect(sha256).toBe(createHash('sha256').update(JSON.stringify(receipt)).digest('hex'));
    const { items } = await tenant.server.api.call(listActivity, { session: tenant.owner, body: {} });
    expect(JSON.parse(items[0]?.values.receipt ?? '')).toEqual({ ...receipt, sha256 });
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
