/** Crawling sites: finding pages, limits, pausing, resuming and schedules. */
import { gzipSync } from 'node:zlib';
import { appDetails, createApp, duplicateApp, publishApp } from '@parrot/contract/apps';
import { type AppId, LIMITS, type SourceId } from '@parrot/contract/core';
import {
  addSite,
  changeSite,
  controlSite,
  deleteFile,
  listSources,
  openSource,
  readSourceAgain,
  type SiteAction,
  type Source,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import { listNotifications } from '@parrot/contract/notifications';
import { newOwner, startTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageOf, startSite, type TestSite } from './site.fixture.ts';

let server: TestServer;
let web: TestSite;
let owner: TestSession;
let appId: AppId;
let count = 0;

beforeAll(async () => {
  web = await startSite();
  const settings = { OUTBOUND_ALLOW: `127.0.0.1:${web.port}`, CRAWL_DELAY_MS: '0' };
  server = await startTestServer({ settings });
  owner = await newOwner(server);
});
beforeEach(async () => {
  web.pages = {};
  web.asked();
  const body = { appName: `Visits${++count}`, appType: 'GenAI' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(async () => {
  await server.stop();
  web.close();
});

const add = async (path = '/', wanted: object = {}) =>
  (await server.api.call(addSite, { session: owner, body: { appId, url: web.url + path, ...wanted } }))
    .source;
const list = async (siteId?: SourceId): Promise<Source[]> =>
  (await server.api.call(listSources, { session: owner, body: { appId, siteId, limit: 100 } })).items;
const steer = (sourceId: SourceId, act: SiteAction) =>
  server.api.call(controlSite, { session: owner, body: { appId, sourceId, act } });
const inStore = (work: Parameters<TestServer['server']['platform']['database']['tenant']>[1]) =>
  server.server.platform.database.tenant(owner.tenantId, work);
const status = async () =>
  (await server.api.call(appDetails, { session: owner, body: { appId } })).app.status;

/** The site once its crawl is over and nothing is being read. */
async function visited(sourceId: SourceId): Promise<Source> {
  const busy = async () => {
    const all = [...(await list()), ...(await list(sourceId))];
    return all.filter(({ state }) => state === 'in progress').length;
  };
  await expect.poll(busy, { interval: 200 }).toBe(0);
  const site = (await list()).find((each) => each.sourceId === sourceId);
  if (!site) throw new Error('the site does not exist');
  return site;
}
const paths = async (siteId: SourceId) =>
  (await list(siteId)).map(({ address, state }) => [address.slice(web.url.length), state] as const);

describe('by links', () => {
  test('pages of the same host are read once each, up to the depth; robots.txt is obeyed and failures are reported [KNW-06]', async () => {
    web.pages = {
      '/robots.txt': 'User-agent: *\nDisallow: /private\nAllow: /private/open\n',
      '/': pageOf('Home', 'Welcome to our shop for garden tools.', [
        '/help',
        '/help#returns',
        '/help?utm_source=mail',
        '/private/secret',
        '/private/open',
        '/logo.png',
        'http://elsewhere.example/',
        'mailto:a@b.example',
        '/missing',
      ]),
      '/help': pageOf('Help', 'You can send anything back within 30 days.', ['/', '/deep']),
      '/deep': pageOf('Deep', 'This stands two steps away from the start.', ['/deeper']),
      '/deeper': pageOf('Deeper', 'Nobody has to come here to know about it.'),
      '/private/open': pageOf('Open', 'This may be read, although it stands there.'),
    };
    const added = await add('/', { mostDepth: 2 });
    expect(added).toMatchObject({ kind: 'site', state: 'in progress', site: { phase: 'visiting', read: 0 } });
    expect(await status()).toBe('pending');
    const site = await visited(added.sourceId);
    expect(site).toMatchObject({
      title: 'Home',
      state: 'staged',
      passageCount: 4,
      site: { phase: 'done', read: 4, failed: 1, waiting: 0, skipped: 1, cutOffBy: null, current: '' },
    });
    expect(await paths(site.sourceId)).toEqual([
      ['/missing', 'error'],
      ['/', 'staged'],
      ['/deep', 'staged'],
      ['/help', 'staged'],
      ['/private/open', 'staged'],
    ]);
    const asked = web.asked();
    expect(asked.filter((path) => path === '/help')).toHaveLength(1);
    expect(asked).not.toContain('/private/secret');
    expect(asked).not.toContain('/deeper');
    // A missing page does not prevent publishing.
    expect(await status()).toBe('draft');
    const [missing] = await list(site.sourceId);
    expect(missing).toMatchObject({ problem: 'notFound', siteId: site.sourceId });

    web.pages['/missing'] = pageOf('Found', 'Now there is something at this address.');
    await steer(site.sourceId, 'retry');
    await visited(site.sourceId);
    expect((await list(site.sourceId)).map(({ state }) => state)).not.toContain('error');
    await server.server.platform.outbox.settle();
    const { items } = await server.api.call(listNotifications, { session: owner, body: {} });
    expect(items.find(({ link }) => link.includes(appId))).toMatchObject({ kind: 'knowledge-ready' });
  });

  test('traps are avoided: calendars, loops, endless responses, one page under many addresses', async () => {
    const links = [
      ...Array.from({ length: 40 }, (_, at) => `/calendar?day=${at}`),
      '/a/a/a/a/a',
      '/stream',
      '/twin-1',
      '/twin-2',
      '/alias',
      '/round-1',
    ];
    const endless = (text: string) => pageOf('Twin', text);
    web.pages = {
      '/': pageOf('Home', 'The start of a site that has no end.', links),
      '/twin-1': endless('These two pages are one and the same.'),
      '/twin-2': endless('These two pages are one and the same.'),
      '/alias': pageOf(
        'Alias',
        'The proper address is another.',
        [],
        '<link rel="canonical" href="/proper">',
      ),
      '/proper': pageOf('Proper', 'This page goes by its proper address.'),
      '/round-1': pageOf(
        'Round',
        'One says the other is the one.',
        [],
        '<link rel="canonical" href="/round-2">',
      ),
      '/round-2': pageOf(
        'Round',
        'And the other says so of the one.',
        [],
        '<link rel="canonical" href="/round-1">',
      ),
      '/stream': (_request, response) => {
        response.setHeader('content-type', 'text/html');
        const more = () => {
          while (response.write('<p>More and more of it. </p>'.repeat(2_000)));
        };
        response.on('drain', more);
        more();
      },
      '*': (request, response) =>
        void response.end(
          pageOf(`Day ${request.url}`, `Nothing happens on ${request.url}.`, [`${request.url}1`]),
        ),
    };
    const { sourceId } = await add('/', { mostPages: 400, mostDepth: 10 });
    const site = await visited(sourceId);
    const found = async (search: string) =>
      (await server.api.call(listSources, { session: owner, body: { appId, siteId: sourceId, search } }))
        .items;
    expect(site.site).toMatchObject({ phase: 'done', cutOffBy: null });
    expect(web.asked().filter((path) => path.startsWith('/calendar')).length).toBe(30);
    expect(await found('/stream')).toMatchObject([{ problem: 'tooLarge' }]);
    expect((await found('/twin')).length).toBe(1);
    expect((await found('/proper')).length).toBe(1);
    expect((await found('/round')).length).toBe(1);
    expect(await found('/alias')).toEqual([]);
    expect(await found('/a/a/a')).toEqual([]);
  });

  test('the page limit applies; a site that is forbidden, empty or missing is reported', async () => {
    web.pages = {
      '/': pageOf('Home', 'Here are more pages than anybody wants.', ['/p/a', '/p/b', '/p/c', '/p/d']),
      '*': (request, response) => void response.end(pageOf('Page', `What stands at ${request.url} is this.`)),
      '/robots.txt': (_request, response) => void response.writeHead(404).end(),
      '/sitemap.xml': (_request, response) => void response.writeHead(404).end(),
    };
    const few = await add('/', { mostPages: 3 });
    expect((await visited(few.sourceId)).site).toMatchObject({ read: 3, cutOffBy: 'pages', waiting: 2 });

    web.pages['/robots.txt'] = 'User-agent: Parrot\nDisallow: /\n\nUser-agent: *\nDisallow:\n';
    await steer(few.sourceId, 'visit');
    expect(await visited(few.sourceId)).toMatchObject({ state: 'error', problem: 'byRobots' });
    // Pages read before stay.
    expect(await list(few.sourceId)).toHaveLength(3);
    expect(await status()).toBe('draft');

    web.pages = { '/robots.txt': (_request, response) => void response.writeHead(503).end() };
    await steer(few.sourceId, 'visit');
    expect(await visited(few.sourceId)).toMatchObject({ state: 'error', problem: 'notReachable' });
    web.pages = {};
    await steer(few.sourceId, 'visit');
    expect(await visited(few.sourceId)).toMatchObject({ state: 'error', problem: 'notFound' });
    const nothing = await add('/list', { way: 'sitemap' });
    expect(await visited(nothing.sourceId)).toMatchObject({ state: 'error', problem: 'noPages' });
  });
});

test('sitemaps are used: indexes, gzip, and no other hosts; links are then not followed', async () => {
  const urls = (...all: string[]) =>
    `<?xml version="1.0"?><urlset>${all.map((each) => `<url><loc>${each}</loc></url>`).join('')}</urlset>`;
  web.pages = {
    '/robots.txt': `Sitemap: ${web.url}/lists.xml`,
    '/lists.xml': `<?xml version="1.0"?><sitemapindex><sitemap><loc>${web.url}/one.xml</loc></sitemap><sitemap><loc><![CDATA[${web.url}/two.xml.gz]]></loc></sitemap><sitemap><loc>${web.url}/lists.xml</loc></sitemap></sitemapindex>`,
    '/one.xml': urls(`${web.url}/a`, `${web.url}/b?x=1&amp;y=2`, 'http://127.0.0.1:1/inside'),
    '/two.xml.gz': (_request, response) => void response.end(gzipSync(urls(`${web.url}/c`))),
    '/a': pageOf('A', 'The first page of the list says this.', ['/hidden']),
    '/b?x=1&y=2': pageOf('B', 'The second page of the list says that.'),
    '/c': pageOf('C', 'The third page of the list says more.'),
    '/hidden': pageOf('Hidden', 'Nobody has put this on the list.'),
    '/': pageOf('Home', 'This is where the site begins to be.'),
  };
  const body = { url: web.url, site: true };
  expect(await server.api.call(validateWebUrl, { session: owner, body })).toMatchObject({
    valid: true,
    title: 'Home',
    pages: 3,
  });
  const { sourceId } = await add();
  await visited(sourceId);
  expect((await paths(sourceId)).map(([path]) => path)).toEqual(['/', '/a', '/b?x=1&y=2', '/c']);
});

test('a crawl is paused, resumed, cancelled, and resumed after a crash', async () => {
  let release = () => {};
  let blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow =
    (title: string, links: string[]) => (_request: unknown, response: { end(text: string): void }) =>
      void blocked.then(() => response.end(pageOf(title, `The page called ${title} took its time.`, links)));
  web.pages = {
    '/': pageOf('Home', 'From here there are two ways on.', ['/slow', '/last']),
    '/slow': slow('Slow', []),
    '/last': pageOf('Last', 'This is the very last page there is.'),
  };
  const { sourceId } = await add();
  const current = async () => (await list())[0]?.site?.current;
  await expect.poll(current).toBe(`${web.url}/slow`);
  expect((await steer(sourceId, 'pause')).source).toMatchObject({
    site: { phase: 'paused' },
    state: 'staged',
  });
  expect(await status()).toBe('draft');
  release();
  await expect.poll(async () => (await list(sourceId)).length).toBe(2);
  web.asked();
  // The process ends with a claimed page; the next process releases it.
  await inStore(async (tx) => {
    await tx.execute(sql`update sites set phase = 'visiting' where source_id = ${sourceId}`);
    await tx.execute(
      sql`update site_addresses set state = 'reading' where site_id = ${sourceId} and state = 'waiting'`,
    );
    await tx.execute(
      sql`update sources set state = 'in progress', due_at = now() - interval '1 hour' where id = ${sourceId}`,
    );
  });
  await server.server.slices.knowledge.resumeInterrupted();
  expect(await visited(sourceId)).toMatchObject({ state: 'staged', site: { phase: 'done', read: 3 } });
  expect(web.asked()).toEqual(['/last']);

  blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await steer(sourceId, 'visit');
  await expect.poll(current).toBe(`${web.url}/slow`);
  expect((await steer(sourceId, 'cancel')).source.site).toMatchObject({ phase: 'cancelled', waiting: 1 });
  release();
  await steer(sourceId, 'resume');
  expect((await list())[0]?.site?.phase).toBe('cancelled');
  expect(await list(sourceId)).toHaveLength(3);
});

test('a scheduled crawl reads changes and deletes missing pages; equal content is no change', async () => {
  const tagged =
    (etag: string, text: string): TestSite['pages'][string] =>
    (request, response) => {
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.setHeader('etag', etag).end(text);
    };
  web.pages = {
    '/': tagged('"1"', pageOf('Home', 'The start stays as it is for ever.', ['/same', '/new', '/gone'])),
    '/same': pageOf('Same', 'This page has no tag, but stays the same.'),
    '/new': pageOf('New', 'Before, it said this and nothing else.'),
    '/gone': pageOf('Gone', 'This page will not be here for long.'),
  };
  const { sourceId } = await add('/', { schedule: 'daily' });
  const first = await visited(sourceId);
  expect(first.site?.nextAt).not.toBeNull();
  await server.api.call(publishApp, { session: owner, body: { appId } });
  expect((await list())[0]?.state).toBe('ready');
  expect((await list(sourceId)).map(({ state }) => state)).toEqual(Array(4).fill('ready'));

  web.pages['/new'] = pageOf('New', 'Now it says that, and a little more.');
  delete web.pages['/gone'];
  await inStore((tx) =>
    tx.execute(
      sql`update sites set next_at = next_at - interval '25 hours', started_at = started_at - interval '25 hours'`,
    ),
  );
  await server.server.slices.knowledge.resumeInterrupted();
  const second = await visited(sourceId);
  expect(second).toMatchObject({ state: 'staged', site: { read: 3, failed: 1, unchanged: 2 } });
  expect(await paths(sourceId)).toEqual([
    ['/gone', 'error'],
    ['/', 'ready'],
    ['/new', 'staged'],
    ['/same', 'ready'],
  ]);
  const gone = (await list(sourceId))[0];
  expect(gone).toMatchObject({ problem: 'notFound', passageCount: 0 });

  // Once no link leads there, it is deleted.
  web.pages['/'] = pageOf('Home', 'The start leads on to fewer pages.', ['/same', '/new']);
  await steer(sourceId, 'visit');
  await visited(sourceId);
  expect((await list(sourceId)).map(({ address }) => address)).not.toContain(`${web.url}/gone`);
});

test('a site is changed, copied with its app, and deleted with its pages; other tenants cannot touch it', async () => {
  web.pages = {
    '/': pageOf('Home', 'A small site of two pages in all.', ['/two']),
    '/two': pageOf('Two', 'This is the other of the two pages.'),
  };
  const { sourceId } = await add();
  await visited(sourceId);
  const wanted = { way: 'links', mostPages: 50, mostDepth: 3, schedule: 'weekly' } as const;
  const changed = await server.api.call(changeSite, { session: owner, body: { appId, sourceId, ...wanted } });
  expect(changed.source.site).toMatchObject(wanted);
  const tooMany = { appId, sourceId, mostPages: LIMITS.sitePages.max + 1 };
  expect((await server.api.answer(changeSite, { session: owner, body: tooMany })).status).toBe(400);
  const again = await server.api.answer(readSourceAgain, { session: owner, body: { appId, sourceId } });
  expect(again.status).toBe(404);

  const original = appId;
  const body = { appId, appName: `CopyV${count}` };
  appId = (await server.api.call(duplicateApp, { session: owner, body })).app.appId;
  const [copy] = await list();
  expect(copy).toMatchObject({
    kind: 'site',
    title: 'Home',
    passageCount: 2,
    site: { ...wanted, phase: 'done' },
  });
  const [page] = await list(copy?.sourceId);
  const opened = await server.api.call(openSource, {
    session: owner,
    body: { appId, sourceId: page?.sourceId as SourceId },
  });
  expect(opened.items[0]).toMatchObject({ heading: 'Home', place: 'top' });

  const outsider = await newOwner(server);
  const theirs = await server.api.answer(controlSite, {
    session: outsider,
    body: { appId: original, sourceId, act: 'cancel' },
  });
  expect(theirs.status).toBe(404);
  appId = original;
  await server.api.call(deleteFile, { session: owner, body: { appId, sourceId } });
  expect([await list(), await list(sourceId)]).toEqual([[], []]);
});
