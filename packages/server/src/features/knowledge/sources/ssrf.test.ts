/**
 * Sixty addresses that lead into a private network, by every way an address can be entered. A canary listens
 * there.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { addPage, addSite, listSources, validateWebUrl } from '@parrot/contract/knowledge';
import { newOwner, startTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { attack } from '@parrot/testkit/attacks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf, startSite, type TestSite } from '../sites/site.fixture.ts';

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let site: TestSite;
let port: number;
const canaries: Server[] = [];
const received: string[] = [];

const listen = (host: string, at: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const canary = createServer((request, response) => {
      received.push(`${request.headers.host}${request.url}`);
      response.end('<html><p>The secrets of the house are these and those.</p></html>');
    });
    // Any connection fails the test, with or without a request.
    canary.on('connection', () => received.push(`a connection to ${host}`));
    canary.once('error', reject);
    canary.listen(at, host, () => resolve((canary.address() as AddressInfo).port));
    canaries.push(canary);
  });

beforeAll(async () => {
  port = await listen('127.0.0.1', 0);
  // Not every machine has IPv6.
  await listen('::1', port).catch(() => undefined);
  site = await startSite();
  server = await startTestServer({
    settings: { OUTBOUND_ALLOW: `127.0.0.1:${site.port}`, CRAWL_DELAY_MS: '0' },
  });
  owner = await newOwner(server);
  const body = { appName: 'Guarded', appType: 'GenAI' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(async () => {
  await server.stop();
  site.close();
  for (const canary of canaries) canary.close();
});

/** `PORT` is the port of the canary. */
const INSIDE = [
  // Loopback in any spelling.
  'http://127.0.0.1:PORT/',
  'http://127.0.0.1:PORT/#@example.com',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://127.255.255.254:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://017700000001:PORT/',
  'http://0x7f.1:PORT/',
  'http://00000177.0.0.01:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://127。0。0。1:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  // IPv6, and IPv4 wrapped in it.
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://[fc00::1]:PORT/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[ff02::1]:PORT/',
  'http://[2001:db8::1]:PORT/',
  // Cloud metadata services.
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.169.254:PORT/computeMetadata/v1/',
  'http://[::ffff:169.254.169.254]/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://0xa9fea9fe/latest/meta-data/',
  'http://0251.0376.0251.0376/',
  'http://100.100.100.200/latest/meta-data/',
  'http://192.0.0.192/',
  // Private networks.
  'http://10.0.0.1:PORT/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://192.168.1.1:PORT/admin',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://192.0.2.1/',
  // Credentials before the host, to look like another host.
  'http://example.com@127.0.0.1:PORT/',
  'http://example.com:80@localhost:PORT/',
  'http://user:word@127.0.0.1:PORT/',
  'http://example.com%2f@127.0.0.1:PORT/',
  'http:\\\\127.0.0.1:PORT\\',
  'https://127.0.0.1:PORT/',
] as const;
/** No web addresses. */
const NOT_THE_WEB = [
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/_GET',
  'ftp://127.0.0.1:PORT/',
  'dict://127.0.0.1:PORT/d',
  'ldap://127.0.0.1:PORT/',
  'data:text/html,<p>secret</p>',
  'javascript:alert(1)',
  '//127.0.0.1:PORT/',
  'http://',
] as const;
const at = (address: string) => address.replaceAll('PORT', String(port));

test(`${INSIDE.length} internal addresses entered by a builder are refused, and no request is made [KNW-06]`, async () => {
  expect(INSIDE.length).toBeGreaterThanOrEqual(60);
  for (const address of INSIDE) {
    const body = { url: at(address) };
    const { status, body: reply } = await server.api.answer(validateWebUrl, { session: owner, body });
    const outcome = status === 400 ? 'refused' : (reply as { problem?: string }).problem;
    // A host name may not resolve on this machine; an IP address is always refused.
    const expected = address.includes('localhost') ? /^(refused|notReachable)$/ : /^refused$/;
    await attack('ssrf', `validateWebUrl ${address}`, () => {
      expect([address, outcome]).toEqual([address, expect.stringMatching(expected)]);
      expect(received).toEqual([]);
    });
  }
  for (const address of NOT_THE_WEB)
    for (const call of [validateWebUrl, addPage, addSite] as const) {
      await attack('ssrf', `${call.name} ${address}`, async () => {
        const body = { appId, url: at(address) };
        const { status } = await server.api.answer(call, { session: owner, body });
        expect([address, status]).toEqual([address, 400]);
      });
    }
  expect(received).toEqual([]);
});

test('redirects, links and sitemaps to them are not followed', async () => {
  const some = INSIDE.filter((_, at) => at % 3 === 0);
  for (const [number, address] of some.entries())
    site.pages[`/to/${number}`] = (_request, response) =>
      void response.writeHead(302, { location: encodeURI(at(address)) }).end();
  for (const [number] of some.entries()) {
    const body = { url: `${site.url}/to/${number}` };
    await attack('ssrf', `a redirect to ${some[number]}`, async () => {
      expect(await server.api.call(validateWebUrl, { session: owner, body })).toMatchObject({ valid: false });
      expect(received).toEqual([]);
    });
  }
  const inside = INSIDE.map(at);
  site.pages['/'] = pageOf('Start', 'This page leads into the house in many ways.', [
    ...inside.map((each) => each.replaceAll('"', '')),
    '/to/0',
    '/to/7',
    '/to/14',
  ]);
  site.pages['/robots.txt'] = inside.map((each) => `Sitemap: ${each}sitemap.xml`).join('\n');
  site.pages['/sitemap.xml'] = '<urlset></urlset>';
  const { source } = await server.api.call(addSite, { session: owner, body: { appId, url: site.url } });
  const currentSource = async () =>
    (await server.api.call(listSources, { session: owner, body: { appId } })).items[0];
  await expect.poll(async () => (await currentSource())?.site?.phase).toBe('done');
  const pages = await server.api.call(listSources, {
    session: owner,
    body: { appId, siteId: source.sourceId },
  });
  expect(pages.items.map(({ problem }) => problem)).toEqual(['refused', 'refused', 'refused', null]);
  for (const address of inside)
    await attack('ssrf', `a link and a sitemap at ${address}`, () => expect(received).toEqual([]));
});
