/** The processing states of a source, through the calls that a builder's screens make. */
import { createApp, publishApp } from '@parrot/contract/apps';
import { addSite, controlSite, listSources, type SiteAction } from '@parrot/contract/knowledge';
import { newOwner, startTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf, startSite, type TestSite } from './site.fixture.ts';

let server: TestServer;
let web: TestSite;
let owner: TestSession;
beforeAll(async () => {
  web = await startSite();
  const settings = { OUTBOUND_ALLOW: `127.0.0.1:${web.port}`, CRAWL_DELAY_MS: '0' };
  server = await startTestServer({ settings });
  owner = await newOwner(server);
});
afterAll(async () => {
  await server.stop();
  web.close();
});

test('a source is in progress, a draft while nothing is read, staged, ready once published, and an error [APP-09]', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  web.pages = {
    '/': (_request, response) =>
      void released.then(() => response.end(pageOf('Home', 'We are open from nine to five.', []))),
  };
  const body = { appName: 'States', appType: 'GenAI' as const };
  const { appId } = (await server.api.call(createApp, { session: owner, body })).app;
  const state = async () =>
    (await server.api.call(listSources, { session: owner, body: { appId } })).items[0]?.state;
  const { source } = await server.api.call(addSite, { session: owner, body: { appId, url: web.url } });
  const control = (act: SiteAction) =>
    server.api.call(controlSite, { session: owner, body: { appId, sourceId: source.sourceId, act } });

  expect([source.state, await state()]).toEqual(['in progress', 'in progress']);
  // Two steps away from visitors: it has to be read and published.
  await control('pause');
  expect(await state()).toBe('draft');
  await control('resume');
  expect(await state()).toBe('in progress');
  // One step away: it has to be published.
  release();
  await expect.poll(state).toBe('staged');
  await server.api.call(publishApp, { session: owner, body: { appId } });
  expect(await state()).toBe('ready');
  // Content that differs from the published version is one step away again.
  web.pages = { '/': pageOf('Home', 'We are open from ten to six.', []) };
  await control('visit');
  await expect.poll(state).toBe('staged');

  const other = { ...body, appName: 'Unreadable' };
  const unreadable = (await server.api.call(createApp, { session: owner, body: other })).app.appId;
  web.pages = {};
  await server.api.call(addSite, { session: owner, body: { appId: unreadable, url: web.url } });
  const stateOfUnreadable = async () =>
    (await server.api.call(listSources, { session: owner, body: { appId: unreadable } })).items[0]?.state;
  await expect.poll(stateOfUnreadable).toBe('error');
});
