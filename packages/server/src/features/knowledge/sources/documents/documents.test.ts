/** Uploaded documents and images: who may open them, several at once, and previews. */
import { createApp, publishApp } from '@parrot/contract/apps';
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { type AppId, newId } from '@parrot/contract/core';
import {
  addFaq,
  deleteFaq,
  deleteStudioFile,
  encodeFile,
  listSources,
  openFile,
  type Source,
  uploadFile,
  uploadFiles,
  uploadStudioFile,
} from '@parrot/contract/knowledge';
import {
  newOwner,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pngOf } from '../../../../platform/pictures/pictures.fixture.ts';
import { pdfOf } from '../../reading/documents.fixture.ts';

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let count = 0;
beforeAll(async () => {
  // Waits for jobs, so no other file's jobs may be queued before.
  server = await startTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  const body = { appName: `Opens${++count}`, appType: 'GenAI' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(() => server.stop());

const list = () => server.api.call(listSources, { session: owner, body: { appId } });
const formOf = (name: string, content: Uint8Array | string) => {
  const form = new FormData();
  form.append('file', new File([Buffer.from(content)], name));
  return form;
};
const upload = async (name: string, content: Uint8Array | string) => {
  const form = formOf(name, content);
  return (await server.api.call(uploadFile, { session: owner, body: { appId }, form })).source;
};
async function read(): Promise<Source[]> {
  const busy = async () => (await list()).items.filter(({ state }) => state === 'in progress').length;
  await expect.poll(busy).toBe(0);
  return (await list()).items;
}

test('a published document opens at the passage for everyone, and before that only for its builder [KNW-06]', async () => {
  const pdf = pdfOf(['Our tools have a warranty of three years.'], ['Seeds can not be sent back.']);
  const { sourceId } = await upload('warranty.pdf', pdf);
  const page = await upload(
    'page.html',
    '<html><script>alert(1)</script><p>This is a page with a script in it.</p>',
  );
  expect((await read()).map(({ state }) => state)).toEqual(['staged', 'staged']);
  const path = `/documents/${appId}/${sourceId}/warranty.pdf`;
  expect((await fetch(server.url + path)).status).toBe(404);
  const { url } = await server.api.call(openFile, { session: owner, body: { appId, sourceId } });
  const opened = await fetch(server.url + url);
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
  expect((await fetch(server.url + url.replace(sourceId, page.sourceId))).status).toBe(404);
  expect((await fetch(`${server.url}${url}x`)).status).toBe(404);

  const { app: published } = await server.api.call(publishApp, { session: owner, body: { appId } });
  expect((await list()).items.map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect((await fetch(server.url + path)).status).toBe(200);
  const html = await fetch(`${server.url}/documents/${appId}/${page.sourceId}/page.html`);
  expect(html.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox/);
  const socket = await openVisitorSocket(server, { parrotId: published.parrotId });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  const asked = { msgId: newId('msg'), value: 'Can seeds be sent back?' };
  const { message } = await socket.ask(sendVisitorMessage, asked);
  await server.server.platform.outbox.settle();
  const { messages } = await socket.ask(openVisitorConversation, { afterSeq: message.seq });
  expect(messages).toMatchObject([
    { sources: [{ title: 'warranty.pdf', url: `${server.url}${path}#page=2` }] },
  ]);
});

test('several files are uploaded at once with a result for each; a file can be previewed', async () => {
  const content = (text: string) => Buffer.from(text).toString('base64');
  const files = [
    { name: 'hours.txt', content: content('We are open from nine to five.') },
    { name: 'run.exe', content: content('MZ') },
  ];
  const { results } = await server.api.call(uploadFiles, { session: owner, body: { appId, files } });
  expect(results.map(({ name, source }) => [name, source?.title])).toEqual([
    ['hours.txt', 'hours.txt'],
    ['run.exe', undefined],
  ]);
  expect(results[1]?.message).toContain('PDF, DOCX');
  await read();
  const form = formOf('prices.csv', 'Product,Price\nChair,120\nTable,340\n');
  expect(await server.api.call(encodeFile, { session: owner, form })).toMatchObject({
    problem: null,
    passageCount: 2,
    passages: [{ text: 'Product: Chair\nPrice: 120' }, { text: 'Product: Table\nPrice: 340' }],
  });
  const scan = formOf('scan.pdf', pdfOf([]));
  expect(await server.api.call(encodeFile, { session: owner, form: scan })).toMatchObject({
    problem: 'scanned',
  });
  expect((await list()).total).toBe(1);
});

test('an image for an answer is stored, shown, and deleted once nothing shows it [KNW-06]', async () => {
  const form = formOf('photo.png', await pngOf(40, 20));
  const stored = await server.api.call(uploadStudioFile, { session: owner, body: { appId }, form });
  expect([stored.imageType, (await fetch(server.url + stored.url)).status]).toEqual(['image/webp', 200]);
  const remove = (session: TestSession) =>
    server.api.answer(deleteStudioFile, { session, body: { appId, url: stored.url } });
  const faq = { appId, question: ['What does it look like?'], answer: 'So.', imageLink: stored.url };
  const { faq: added } = await server.api.call(addFaq, { session: owner, body: faq });
  expect((await remove(owner)).status).toBe(409);
  await server.api.call(deleteFaq, { session: owner, body: { appId, faqId: added.faqId } });
  expect((await remove(await newOwner(server))).status).toBe(404);
  expect([(await remove(owner)).status, (await remove(owner)).status]).toEqual([200, 404]);
  expect((await fetch(server.url + stored.url)).status).toBe(404);
});
