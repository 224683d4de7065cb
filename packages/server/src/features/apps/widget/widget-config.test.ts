import { appInstalls } from '@parrot/contract/apps';
import { widgetConfig } from '@parrot/contract/conversations';
import { ERRORS } from '@parrot/contract/core';
import {
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const config = (parrotId: string, origin?: string) =>
  server.api.answer(widgetConfig, { query: { parrotId }, headers: { origin } });

describe('the widget configuration', () => {
  test('contains the published appearance and colors, and whether agents are available [DSG-03] [DSG-04]', async () => {
    const appearance = { NavigationTitle: 'Ask us', suggestiveMenuBtn: 'List' } as const;
    const { parrotId } = await newPublishedAppWith(server, owner, {
      appearance,
      palette: { navbarColor: '#102030' },
      behaviour: { agentEscalation: false },
    });
    expect((await config(parrotId)).body).toMatchObject({
      published: true,
      appearance,
      colors: { light: { nav: '#102030' }, dark: { nav: '#102030' } },
      agentEscalation: false,
    });
  });

  test('offers the languages if the builder enabled it, the primary one first', async () => {
    const one = await newPublishedAppWith(server, owner, { behaviour: { languageList: ['sv', 'de'] } });
    expect((await config(one.parrotId)).body).toMatchObject({ language: 'en', languages: ['en'] });
    const many = await newPublishedAppWith(server, owner, {
      behaviour: { languageList: ['sv', 'de'], multilingualSelection: true },
    });
    expect((await config(many.parrotId)).body).toMatchObject({ languages: ['en', 'sv', 'de'] });
  });
});

describe('the allowed sites of a bot [DSG-10]', () => {
  test('other sites are refused, and their page can read the reason', async () => {
    const { parrotId } = await newPublishedAppWith(server, owner, {
      behaviour: { allowedDomains: ['shop.example', '*.shop.example'] },
    });
    for (const origin of ['https://elsewhere.example', 'https://shop.example.evil.example', 'null']) {
      const refused = await config(parrotId, origin);
      expect(refused.body).toEqual({ code: 'site_not_allowed', ...ERRORS.site_not_allowed });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    }
    for (const origin of ['https://shop.example', 'https://a.b.shop.example:8443', server.url, undefined])
      expect((await config(parrotId, origin)).status).toBe(200);
  });

  test('an empty list allows every site', async () => {
    const { parrotId } = await newPublishedApp(server, owner);
    for (const origin of ['https://anywhere.example', 'null'])
      expect((await config(parrotId, origin)).status).toBe(200);
  });

  test('every embedding site is recorded, including refused ones; our own pages are not', async () => {
    const { appId, parrotId } = await newPublishedAppWith(server, owner, {
      behaviour: { allowedDomains: ['shop.example'] },
    });
    for (const origin of ['https://shop.example', 'https://elsewhere.example', 'null', server.url, undefined])
      await config(parrotId, origin);
    const { items } = await server.api.call(appInstalls, { session: owner, body: { appId } });
    expect(items.map(({ site, allowed }) => [site, allowed]).sort()).toEqual([
      ['elsewhere.example', false],
      ['shop.example', true],
    ]);
  });
});
