/** The script that pages embed, as a browser gets it. */
import { readFile } from 'node:fs/promises';
import { appInstalls } from '@parrot/contract/apps';
import {
  LAUNCHER_CONFIG_PLACEHOLDER,
  type LauncherConfig,
  launcherAppearance,
  widgetConfig,
  widgetScriptPath,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  publishWith,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIDGET_FOLDER } from './built-folders.ts';

/** Would end a line, a script or a string if it were not escaped. */
const ODD_TITLE = '\u2028</script>`\'"\\';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const load = (parrotId: string, headers: Record<string, string> = {}) =>
  fetch(server.url + widgetScriptPath(parrotId), { headers });

/** The configuration that was written into the script. */
async function configIn(answer: Response): Promise<LauncherConfig> {
  const [before = '', after = ''] = (await readFile(`${WIDGET_FOLDER}parrot.js`, 'utf8')).split(
    LAUNCHER_CONFIG_PLACEHOLDER,
  );
  const script = await answer.text();
  expect([script.startsWith(before), script.endsWith(after)]).toEqual([true, true]);
  return JSON.parse(script.slice(before.length, script.length - after.length));
}

test("the script of a bot contains its launcher's appearance, as the call returns it, for pages of every origin [DSG-10]", async () => {
  const { parrotId } = await newPublishedApp(server, owner);
  const config = await server.api.call(widgetConfig, { query: { parrotId } });
  const { language, languages } = config;
  const bot = { ...launcherAppearance(config), language, languages, closed: false };
  for (const encoding of ['gzip', 'identity']) {
    const answer = await load(parrotId, { origin: 'https://shop.example', 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await configIn(answer)).toEqual({ parrotId, bot });
  }
});

test('it is sent again after a new appearance was published, and not before', async () => {
  const { appId, parrotId } = await newPublishedApp(server, owner);
  const first = await load(parrotId);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };
  const [same, bytes] = await load(parrotId, known).then(async (answer) => [
    answer.status,
    await answer.text(),
  ]);
  expect([same, bytes]).toEqual([304, '']);

  await publishWith(server, owner, appId, { appearance: { NavigationTitle: ODD_TITLE } });
  const again = await load(parrotId, known);
  expect(again.status).toBe(200);
  expect(await configIn(again)).toMatchObject({ bot: { titles: { en: ODD_TITLE } } });
});

test("for a missing or forbidden bot the script says so to the page's developer [DSG-10]", async () => {
  const unused = newId('prt');
  const unknown = await load(unused);
  expect(unknown.status).toBe(200);
  expect(await configIn(unknown)).toEqual({ parrotId: unused, refused: 'not_found' });

  const { appId, parrotId } = await newPublishedAppWith(server, owner, {
    behaviour: { allowedDomains: ['shop.example'] },
  });
  const elsewhere = await load(parrotId, { origin: 'https://elsewhere.example' });
  expect(await configIn(elsewhere)).toEqual({ parrotId, refused: 'site_not_allowed' });
  expect(elsewhere.headers.get('vary')).toContain('origin');
  expect(await configIn(await load(parrotId, { origin: 'https://shop.example' }))).toHaveProperty('bot');
  const { items } = await server.api.call(appInstalls, { session: owner, body: { appId } });
  expect(items.map(({ site }) => site).sort()).toEqual(['elsewhere.example', 'shop.example']);
});

test('no other name is a script, and the loader without a configuration is not served', async () => {
  const names = ['prt_', 'prt_A', 'prt_a%2fb', `prt_${'a'.repeat(41)}`, '..%2fparrot', 'parrot', 'nonsense'];
  for (const name of names)
    expect([name, (await fetch(`${server.url}/widget/${name}.js`)).status]).toEqual([name, 404]);
});
