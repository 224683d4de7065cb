/** What re-reading a source would change, before visitors get it. */
import { createApp, publishApp } from '@parrot/contract/apps';
import { type AppId, newId } from '@parrot/contract/core';
import {
  addPage,
  compareSource,
  deleteFile,
  keepOldText,
  listChangedSources,
  listSources,
  openSource,
  readSourceAgain,
} from '@parrot/contract/knowledge';
import { newOwner, startTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pageOf, startSite, type TestSite } from '../sites/site.fixture.ts';

let server: TestServer;
let web: TestSite;
let owner: TestSession;
let appId: AppId;
let count = 0;

beforeAll(async () => {
  web = await startSite();
  server = await startTestServer({ settings: { OUTBOUND_ALLOW: `127.0.0.1:${web.port}` } });
  owner = await newOwner(server);
});
beforeEach(async () => {
  const body = { appName: `Review${++count}`, appType: 'GenAI' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(async () => {
  await server.stop();
  web.close();
});

const list = () => server.api.call(listChangedSources, { session: owner, body: { appId } });
const allRead = () =>
  expect
    .poll(
      async () =>
        (await server.api.call(listSources, { session: owner, body: { appId } })).items.some(
          ({ state }) => state === 'in progress',
        ),
      { interval: 50 },
    )
    .toBe(false);

const BEFORE =
  '<h2>Returns</h2><p>You can return every lamp within 30 days of delivery.</p><h2>Shop</h2><p>Our shop is in the old town of Oslo.</p><h2>Repairs</h2><p>We repair lamps in our own workshop.</p>';
const AFTER =
  '<h2>Returns</h2><p>You can return every lamp within 14 days of delivery.</p><h2>Shop</h2><p>Our shop is in the old town of Oslo.</p><h2>Gifts</h2><p>We wrap your presents free of charge.</p>';

/** A published page that was read again with another text. */
async function changedPage() {
  web.pages = { '/terms': pageOf('Terms', BEFORE) };
  const body = { appId, url: `${web.url}/terms` };
  const { source } = await server.api.call(addPage, { session: owner, body });
  await allRead();
  await server.api.call(publishApp, { session: owner, body: { appId } });
  expect((await list()).items).toEqual([]);
  web.pages = { '/terms': pageOf('Terms', AFTER) };
  await server.api.call(readSourceAgain, { session: owner, body: { appId, sourceId: source.sourceId } });
  await allRead();
  return source.sourceId;
}

test('the passages that changed, went and came are shown, and the old text can be kept', async () => {
  const sourceId = await changedPage();
  expect((await list()).items).toMatchObject([{ sourceId, title: 'Terms', change: 'changed' }]);
  const { counts, changes } = await server.api.call(compareSource, {
    session: owner,
    body: { appId, sourceId },
  });
  expect(counts).toEqual({ changed: 1, removed: 1, added: 1, same: 1 });
  expect(changes).toMatchObject([
    {
      kind: 'changed',
      heading: 'Returns',
      before: expect.stringContaining('30'),
      after: expect.stringContaining('14'),
    },
    { kind: 'added', heading: 'Gifts', before: '' },
    { kind: 'removed', heading: 'Repairs', after: '' },
  ]);
  const body = { appId, sourceIds: [sourceId] };
  expect((await server.api.call(keepOldText, { session: owner, body })).restored).toBe(1);
  expect((await list()).items).toEqual([]);
  const { items, source } = await server.api.call(openSource, { session: owner, body: { appId, sourceId } });
  expect(items.map(({ text }) => text).join()).toContain('30 days');
  expect(source.state).toBe('ready');
});

test('a removed source is shown, and cannot be kept; another tenant sees nothing', async () => {
  const sourceId = await changedPage();
  const otherOwner = await newOwner(server);
  for (const call of [listChangedSources, compareSource, keepOldText]) {
    const body = { appId, sourceId, sourceIds: [sourceId] } as never;
    expect((await server.api.answer(call, { session: otherOwner, body })).status).toBe(404);
  }
  const keep = async (id: typeof sourceId) =>
    (await server.api.answer(keepOldText, { session: owner, body: { appId, sourceIds: [id] } })).status;
  expect(await keep(newId('src'))).toBe(404);
  await server.api.call(deleteFile, { session: owner, body: { appId, sourceId } });
  expect((await list()).items).toMatchObject([{ sourceId, change: 'removed' }]);
  expect(await keep(sourceId)).toBe(404);
});
