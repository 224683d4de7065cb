/** Documents and pages, from upload to answers, with a local server as the web. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appDetails, createApp, defaultSettings, duplicateApp, publishApp } from '@parrot/contract/apps';
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { type AppId, LIMITS, newId, type SourceId } from '@parrot/contract/core';
import {
  addFaq,
  addPage,
  deleteFaq,
  deleteFile,
  listSources,
  openSource,
  readSourceAgain,
  type Source,
  tryQuestion,
  uploadFile,
  validateFile,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import {
  newMember,
  newOwner,
  OPENING_HOURS,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sourcesVersioned } from '../index.ts';
import { docxOf, lockedPdf, pdfOf } from '../reading/documents.fixture.ts';

const HELP =
  '<!doctype html><title>Help</title><nav>Home</nav><h1>Returns</h1><p>Send it back within 30 days, at our cost.</p>';

let server: TestServer;
let web: Server;
let site: string;
let owner: TestSession;
let appId: AppId;
let count = 0;
let answer: (path: string, response: ServerResponse) => void;

beforeAll(async () => {
  web = createServer((request, response) => answer(request.url ?? '', response));
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
  const { port } = web.address() as AddressInfo;
  site = `http://127.0.0.1:${port}`;
  server = await startTestServer({ settings: { OUTBOUND_ALLOW: `127.0.0.1:${port}` } });
  owner = await newOwner(server);
});
beforeEach(async () => {
  answer = (_path, response) => void response.setHeader('content-type', 'text/html').end(HELP);
  const body = { appName: `Reads${++count}`, appType: 'GenAI' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(async () => {
  await server.stop();
  web.close();
});

const list = (search = '') => server.api.call(listSources, { session: owner, body: { appId, search } });
const page = async (url: string) =>
  (await server.api.call(addPage, { session: owner, body: { appId, url } })).source;
const formOf = (name: string, content: Uint8Array | string) => {
  const form = new FormData();
  form.append('file', new File([Buffer.from(content)], name));
  return form;
};
const upload = async (name: string, content: Uint8Array | string) =>
  (await server.api.call(uploadFile, { session: owner, body: { appId }, form: formOf(name, content) }))
    .source;
const open = (sourceId: SourceId) =>
  server.api.call(openSource, { session: owner, body: { appId, sourceId } });
const app = async () => (await server.api.call(appDetails, { session: owner, body: { appId } })).app;
const again = (sourceId: SourceId) =>
  server.api.call(readSourceAgain, { session: owner, body: { appId, sourceId } });
const inStore = <T>(work: Parameters<TestServer['server']['platform']['database']['tenant']>[1]) =>
  server.server.platform.database.tenant(owner.tenantId, work) as Promise<T>;

/** All sources of the app, once nothing is being read. */
async function read(): Promise<Source[]> {
  const busy = async () => (await list()).items.filter(({ state }) => state === 'in progress').length;
  await expect.poll(busy).toBe(0);
  return (await list()).items;
}

describe('reading', () => {
  test('a page is read in the background; the app waits for it and continues as a draft [APP-09]', async () => {
    let release = () => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer = (_path, response) =>
      void blocked.then(() => response.setHeader('content-type', 'text/html').end(HELP));
    const added = await page(`${site}/help#returns`);
    expect(added).toMatchObject({
      kind: 'page',
      address: `${site}/help`,
      state: 'in progress',
      passageCount: 0,
    });
    expect(await app()).toMatchObject({ status: 'pending', sourceCount: 1 });
    release();
    expect(await read()).toEqual([
      {
        ...added,
        title: 'Help',
        state: 'staged',
        passageCount: 1,
        bytes: HELP.length,
        updatedBy: owner.name,
      },
    ]);
    expect((await app()).status).toBe('draft');
    const opened = await open(added.sourceId);
    expect(opened).toMatchObject({ total: 1, source: { title: 'Help' } });
    expect(opened.items).toEqual([{ heading: 'Returns', text: 'Send it back within 30 days, at our cost.' }]);
  });

  test('documents of every kind are read, found by name and opened in pages', async () => {
    await upload('C:\\docs\\terms.pdf', pdfOf(['The warranty lasts two years.'], ['Ask us for help.']));
    await upload('terms.docx', docxOf('# Returns', 'Send it back within 30 days.'));
    const csv = await upload('prices.csv', 'Product,Price\nChair,120\nTable,340\n');
    const items = await read();
    expect(items.map(({ title, state, passageCount }) => [title, state, passageCount]).sort()).toEqual([
      ['prices.csv', 'staged', 2],
      ['terms.docx', 'staged', 1],
      ['terms.pdf', 'staged', 2],
    ]);
    expect((await list('TERMS')).total).toBe(2);
    const body = { appId, sourceId: csv.sourceId, offset: 1, limit: 1 };
    const second = await server.api.call(openSource, { session: owner, body });
    expect(second).toMatchObject({ items: [{ text: 'Product: Table\nPrice: 340' }], total: 2, offset: 1 });
  });

  test('an unreadable source is reported, can be retried, and keeps earlier content', async () => {
    const { sourceId } = await upload('secret.pdf', lockedPdf());
    expect(await read()).toMatchObject([{ state: 'error', problem: 'locked', passageCount: 0 }]);
    expect((await app()).status).toBe('error');
    await server.api.call(deleteFile, { session: owner, body: { appId, sourceId } });
    expect(await app()).toMatchObject({ status: 'draft', sourceCount: 0 });

    const help = await page(`${site}/help`);
    await read();
    answer = (_path, response) => void response.writeHead(404).end();
    expect((await again(help.sourceId)).source).toMatchObject({ state: 'in progress', problem: null });
    expect(await read()).toMatchObject([{ state: 'error', problem: 'notFound', passageCount: 1 }]);
    answer = (_path, response) =>
      void response.end('<html><title>New</title><p>Now it is sixty days, for everybody.</p></html>');
    // Adding an existing page reads it again.
    expect((await page(`${site}/help`)).sourceId).toBe(help.sourceId);
    expect(await read()).toMatchObject([{ title: 'New', state: 'staged', problem: null }]);
    expect((await open(help.sourceId)).items[0]?.text).toBe('Now it is sixty days, for everybody.');
  });

  test('an unreadable source fails alone: the app works with the rest, and fails only without any', async () => {
    const bad = await upload('secret.pdf', lockedPdf());
    expect(await read()).toMatchObject([{ state: 'error', problem: 'locked' }]);
    expect((await app()).status).toBe('error');

    const { faq } = await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
    expect((await app()).status).toBe('draft');
    await server.api.call(deleteFaq, { session: owner, body: { appId, faqId: faq.faqId } });
    expect((await app()).status).toBe('error');

    await upload('terms.docx', docxOf('# Returns', 'Send it back within 30 days.'));
    expect((await read()).map(({ title, state }) => [title, state])).toEqual([
      ['terms.docx', 'staged'],
      ['secret.pdf', 'error'],
    ]);
    expect((await app()).status).toBe('draft');
    // Failing again does not affect the app.
    await again(bad.sourceId);
    await read();
    expect((await app()).status).toBe('draft');
    await server.api.call(publishApp, { session: owner, body: { appId } });
    const asked = { appId, question: 'Can I send it back within 30 days?' };
    const { answer: notified } = await server.api.call(tryQuestion, { session: owner, body: asked });
    expect(notified).toContain('30 days');
    await server.api.call(deleteFile, { session: owner, body: { appId, sourceId: bad.sourceId } });
    expect((await list()).items.map(({ title }) => title)).toEqual(['terms.docx']);
  });

  test('readings interrupted by a crash are resumed', async () => {
    const { sourceId } = await page(`${site}/help`);
    await read();
    const lost = new Date(server.clock.now().getTime() - 1_000).toISOString();
    await inStore<unknown>((tx) =>
      tx.execute(sql`update sources set state = 'in progress', due_at = ${lost} where id = ${sourceId}`),
    );
    await server.server.slices.knowledge.resumeInterrupted();
    expect(await read()).toMatchObject([{ sourceId, state: 'staged' }]);
  });

  test('reading the same content again is no change to publish', async () => {
    const { sourceId } = await page(`${site}/help`);
    await read();
    const revision = () =>
      inStore<{ rows: { revision: number }[] }>((tx) =>
        tx.execute(sql`select revision from apps where id = ${appId}`),
      );
    const before = (await revision()).rows;
    await again(sourceId);
    await read();
    expect((await revision()).rows).toEqual(before);
  });
});

describe('is refused', () => {
  test.each([
    ['http://127.0.0.1:1/', 'refused'],
    ['http://localhost/', 'refused'],
    ['http://169.254.169.254/latest/meta-data/', 'refused'],
    ['http://[::ffff:127.0.0.1]/', 'refused'],
    ['http://2130706433/', 'refused'],
    ['http://does-not-exist.invalid/', 'notReachable'],
  ])('an internal or invalid address: %s', async (url, problem) => {
    const reply = await server.api.call(validateWebUrl, { session: owner, body: { url } });
    expect(reply).toEqual({ status: 'success', valid: false, title: '', problem, pages: null });
  });

  test('a redirect into the network is not followed, and the type of a page follows its content', async () => {
    const check = async (path: string) =>
      server.api.call(validateWebUrl, { session: owner, body: { url: site + path } });
    answer = (path, response) => {
      if (path === '/inside') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      else if (path === '/login') response.writeHead(403).end();
      else if (path === '/picture') response.setHeader('content-type', 'image/png').end('not really');
      else if (path === '/large') response.end(Buffer.alloc(11 * 1_048_576, 'a '));
      else response.setHeader('content-type', 'text/html').end(HELP);
    };
    expect(await check('/help')).toMatchObject({ valid: true, title: 'Help', problem: null });
    const notified = await Promise.all(['/inside', '/login', '/picture', '/large'].map(check));
    expect(notified.map(({ problem }) => problem)).toEqual(['refused', 'refused', 'notText', 'tooLarge']);
    const wrong = await server.api.answer(addPage, {
      session: owner,
      body: { appId, url: 'file:///etc/passwd' },
    });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['url']]);
  });

  test('files of other kinds, empty ones and those over the limit, before and after the upload', async () => {
    const check = async (name: string, bytes: number) =>
      (await server.api.call(validateFile, { session: owner, body: { name, bytes } })).message;
    expect(await check('terms.PDF', 5)).toBe('');
    expect(await check('run.exe', 5)).toContain('PDF, DOCX, TXT, MD, HTML, CSV');
    expect(await check('terms.pdf', LIMITS.sourceFileBytes)).toBe('Please choose a file under 25 MB.');
    expect(await check('terms.pdf', 0)).toBe('This file is empty.');
    for (const [name, content] of [
      ['run.exe', 'MZ'],
      ['terms.pdf', ''],
    ] as const) {
      const form = formOf(name, content);
      const sent = await server.api.answer(uploadFile, { session: owner, body: { appId }, form });
      expect([sent.status, Object.keys(sent.body.fields ?? {})]).toEqual([400, ['file']]);
    }
    expect((await list()).total).toBe(0);
  });

  test('more sources than the limit', async () => {
    await inStore<unknown>((tx) =>
      tx.execute(sql`
        insert into sources (id, tenant_id, app_id, kind, title, address, state, created_at, updated_by, updated_at)
        select 'src_' || lpad((n + ${count * 1_000})::text, 22, '0'), ${owner.tenantId}, ${appId}, 'page', 'x', 'x' || n, 'ready', now(), ${owner.userId}, now()
        from generate_series(1, ${LIMITS.sourcesPerApp}) as n`),
    );
    const full = await server.api.answer(addPage, {
      session: owner,
      body: { appId, url: `${site}/one-more` },
    });
    expect(full.body.message).toBe('An app can have at most 100 documents and pages. Delete some first.');
  });

  test('nothing of another tenant is read or changed; agents have no access [USR-10]', async () => {
    const { sourceId } = await page(`${site}/help`);
    await read();
    const outsider = await newOwner(server);
    const agent = await newMember(server, owner, 'agent', [appId]);
    for (const call of [openSource, readSourceAgain, deleteFile] as const) {
      const ask = (session: TestSession, body: object) => server.api.answer(call, { session, body });
      const theirs = await ask(outsider, { appId, sourceId });
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe((await ask(outsider, { appId: newId('app'), sourceId: newId('src') })).text);
      expect((await ask(agent, { appId, sourceId })).status).toBe(403);
    }
    const form = formOf('a.txt', 'Hello there.');
    const sent = await server.api.answer(uploadFile, { session: outsider, body: { appId }, form });
    expect(sent.status).toBe(404);
    expect((await list()).total).toBe(1);
  });
});

test('versions freeze sources and restore them; a copy of the app has them too; unused files are deleted', async () => {
  const { storage } = server.server.platform;
  const file = await upload('hours.txt', 'We are open from nine to five, every day.');
  await page(`${site}/help`);
  await read();
  const draft = { appId, language: 'en' as const, settings: defaultSettings('Helper') };
  const frozen = await inStore<Awaited<ReturnType<typeof sourcesVersioned.freeze>>>((tx) =>
    sourcesVersioned.freeze(tx, draft),
  );
  expect(frozen.sources.map(({ title, url, passages }) => [title, url, passages.length])).toEqual([
    ['hours.txt', `/documents/${appId}/${file.sourceId}/hours.txt`, 1],
    ['Help', `${site}/help`, 1],
  ]);

  const before = (await list()).items;
  await server.api.call(deleteFile, { session: owner, body: { appId, sourceId: file.sourceId } });
  const { tenantId, userId: by } = owner;
  const change = { by, at: server.clock.now() };
  await inStore<unknown>((tx) => sourcesVersioned.restore(tx, { tenantId, appId }, frozen, change));
  expect((await list()).items).toEqual(before);

  const body = { appId, appName: `Copy${count}` };
  const copy = (await server.api.call(duplicateApp, { session: owner, body })).app;
  await server.api.call(deleteFile, { session: owner, body: { appId, sourceId: file.sourceId } });
  const stored = `sources/${tenantId}/${file.sourceId}`;
  await inStore<unknown>((tx) =>
    tx.execute(sql`update source_files set created_at = created_at - interval '2 hours'`),
  );
  await server.server.slices.knowledge.sweep();
  await expect(storage.get(stored)).resolves.toBeDefined();

  appId = copy.appId;
  const copied = (await list('hours')).items[0];
  if (!copied) throw new Error('the copy lacks the file');
  await again(copied.sourceId);
  expect(await read()).toMatchObject([{ state: 'staged' }, { state: 'staged' }]);
  await server.api.call(deleteFile, { session: owner, body: { appId, sourceId: copied.sourceId } });
  await server.server.slices.knowledge.sweep();
  await expect(storage.get(stored)).rejects.toMatchObject({ code: 'not_found' });
});

test('a published bot answers from a page, word for word, and names it', async () => {
  await page(`${site}/help`);
  await read();
  const { app: published } = await server.api.call(publishApp, { session: owner, body: { appId } });
  expect(published.status).toBe('published');
  const socket = await openVisitorSocket(server, { parrotId: published.parrotId });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  const { message } = await socket.ask(sendVisitorMessage, {
    msgId: newId('msg'),
    value: 'Within how many days can I send it back, and at whose cost?',
  });
  await server.server.platform.outbox.settle();
  const { messages } = await socket.ask(openVisitorConversation, { afterSeq: message.seq });
  expect(messages).toMatchObject([
    {
      value: 'Send it back within 30 days, at our cost.',
      sources: [
        {
          title: 'Help',
          url: `${site}/help#:~:text=Send%20it%20back%20within%2030%20days%2C%20at%20our`,
        },
      ],
    },
  ]);
  // Reading changes only the draft, not what visitors get.
  await page(`${site}/more`);
  expect((await app()).status).toBe('published');
  await read();
});
