import { appInstalls, createApp, updateApp } from '@parrot/contract/apps';
import { widgetConfig } from '@parrot/contract/conversations';
import { type AppId, newId } from '@parrot/contract/core';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const A_MINUTE = 60_000;
let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

let count = 0;
const newApp = async () => {
  const body = { appName: `Seen${++count}`, appType: 'Q&A' as const };
  return (await server.api.call(createApp, { session: owner, body })).app;
};
const visit = (parrotId: string, origin: string | undefined) =>
  server.api.answer(widgetConfig, { query: { parrotId }, headers: { origin } });
const seen = async (appId: AppId) =>
  (await server.api.call(appInstalls, { session: owner, body: { appId } })).items;
const sites = async (appId: AppId) => (await seen(appId)).map(({ site }) => site);

describe('installs of a bot', () => {
  test('are listed by site, the latest first [DSG-10]', async () => {
    const { appId, parrotId } = await newApp();
    expect(await seen(appId)).toEqual([]);
    await visit(parrotId, 'https://shop.example.com');
    server.clock.advance(1_000);
    await visit(parrotId, 'http://localhost:8080');
    const items = await seen(appId);
    expect(items.map(({ site, allowed }) => [site, allowed])).toEqual([
      ['localhost', true],
      ['shop.example.com', true],
    ]);
    const [last, first] = items.map(({ lastSeenAt }) => Date.parse(lastSeenAt));
    expect((last ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1_000);
    expect(await seen((await newApp()).appId)).toEqual([]);
  });

  test('are written once per minute and site, however many visitors there are', async () => {
    const { appId, parrotId } = await newApp();
    const at = async () => (await seen(appId))[0]?.lastSeenAt;
    await Promise.all(Array.from({ length: 20 }, () => visit(parrotId, 'https://example.com')));
    const first = await at();
    server.clock.advance(A_MINUTE / 2);
    await visit(parrotId, 'https://example.com');
    expect(await at()).toBe(first);
    server.clock.advance(A_MINUTE / 2);
    await visit(parrotId, 'https://example.com');
    expect(Date.parse((await at()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? '') + A_MINUTE);
    expect(await sites(appId)).toEqual(['example.com']);
  });

  test('a site that is not allowed is marked, so that it can be allowed', async () => {
    const { appId, parrotId } = await newApp();
    const behaviour = { allowedDomains: ['*.example.com'] };
    await server.api.call(updateApp, { session: owner, body: { appId, revision: 1, behaviour } });
    await visit(parrotId, 'https://www.example.com');
    await visit(parrotId, 'https://elsewhere.org');
    const allowedBySite = Object.fromEntries((await seen(appId)).map(({ site, allowed }) => [site, allowed]));
    expect(allowedBySite).toEqual({ 'www.example.com': true, 'elsewhere.org': false });
  });

  test('our own pages, and those without a host name, do not count', async () => {
    const { appId, parrotId } = await newApp();
    for (const origin of [undefined, 'null', server.url, `https://${'x'.repeat(300)}.com`])
      await visit(parrotId, origin);
    expect(await seen(appId)).toEqual([]);
  });

  test('made-up sites evict old ones, and the number of sites stays limited', async () => {
    const { appId, parrotId } = await newApp();
    for (let site = 1; site <= 55; site++) {
      server.clock.advance(10);
      await visit(parrotId, `https://made-up-${site}.com`);
    }
    const stored = await sites(appId);
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([50, 'made-up-55.com', 'made-up-6.com']);
  });

  test('are visible only with access to the app', async () => {
    const { appId, parrotId } = await newApp();
    await visit(parrotId, 'https://example.com');
    const outsider = await newOwner(server);
    const ask = (id: AppId) => server.api.answer(appInstalls, { session: outsider, body: { appId: id } });
    const theirs = await ask(appId);
    expect([theirs.status, theirs.text]).toEqual([404, (await ask(newId('app'))).text]);
  });
});
