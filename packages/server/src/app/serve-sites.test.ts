/** How pages are served. */
import { archiveApp, deleteApp, unpublishApp } from '@parrot/contract/apps';
import { PREVIEW_PAGE } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  newDraftApp,
  newOwner,
  newPublishedApp,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const policyOf = async (path: string, encoding = 'identity') => {
  const answer = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } });
  expect(answer.status).toBe(200);
  return answer.headers.get('content-security-policy')?.split('; ') ?? [];
};

test('the widget preview may be framed by our pages, and may connect to nothing', async () => {
  countAttack('headers');
  for (const encoding of ['identity', 'gzip', 'br']) {
    const policy = await policyOf(PREVIEW_PAGE, encoding);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy.join()).not.toMatch(/connect-src|unsafe/);
  }
});

test('no other page may be framed', async () => {
  countAttack('headers');
  const { parrotId } = await newPublishedApp(server, owner);
  for (const path of [`/try/${parrotId}`, '/widget/panel.js', '/api/docs'])
    expect((await policyOf(path)).join(';')).toContain("frame-ancestors 'none'");
});

test('the preview page of a bot shows it, or says why there is none and links on', async () => {
  const page = async (id: string) => {
    const answer = await fetch(`${server.url}/try/${id}`);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const html = await answer.text();
    const title = /<h1>(.*)<\/h1>/.exec(html)?.[1];
    const to = /<a href="(.*?)"/.exec(html)?.[1];
    return { status: answer.status, title, to, hasWidget: html.includes('<script') };
  };
  const live = { status: 200, title: 'Preview your bot as a visitor', to: undefined, hasWidget: true };
  const closed = {
    status: 200,
    title: 'This bot isn’t published',
    to: '/home/studio/apps',
    hasWidget: false,
  };
  const gone = { status: 404, title: 'There’s no bot at this address', to: '/', hasWidget: false };

  expect(await page(newId('prt'))).toEqual(gone);
  expect(await page('nonsense')).toEqual(gone);
  expect(await page((await newDraftApp(server, owner)).parrotId)).toEqual(closed);

  const { appId, appName, parrotId } = await newPublishedApp(server, owner);
  expect(await page(parrotId)).toEqual(live);
  const german = { headers: { 'accept-language': 'da, de-AT;q=0.9, en' } };
  const answer = await fetch(`${server.url}/try/${parrotId}`, german);
  expect(await answer.text()).toMatch(/<html lang="de">.*Ihr Bot aus Sicht eines Besuchers/s);
  await server.api.call(unpublishApp, { session: owner, body: { appId } });
  expect(await page(parrotId)).toEqual(closed);
  await server.api.call(archiveApp, { session: owner, body: { appId } });
  expect(await page(parrotId)).toEqual(closed);
  await server.api.call(deleteApp, { session: owner, query: { appId, appName } });
  expect(await page(parrotId)).toEqual(gone);
});
