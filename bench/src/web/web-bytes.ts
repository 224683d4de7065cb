/**
 * Scripts and styles of the web app's first load with an empty cache: the landing page, the login page, and the
 * desk for an agent.
 */
import type { BrowserContext } from '@playwright/test';
import type { Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import type { Figure } from '../table.ts';
import { openHostSite } from '../widget/host-site.ts';
import { gzipOf, type Loaded, loadedDuring, wireOf } from './page-bytes.ts';
import { newContext, signedInContext } from './signed-in.ts';

const KB = 1024;
const PAGES = { landing: '/', login: '/accounts/', desk: '/home/desk/chats' };
type PageName = keyof typeof PAGES;
const HEAVIEST = 6;

export const webBytes: Part = {
  name: 'web',
  title: 'Web application, first load, gzip',

  async selfCheck(stage) {
    const script = `export const n = '${'0123456789'.repeat(300)}';`;
    const site = await openHostSite({
      '/': { type: 'text/html', body: '<script type="module" src="/first.js"></script>' },
      '/first.js': { type: 'text/javascript', body: "import('/late.js')" },
      '/late.js': { type: 'text/javascript', body: script },
    });
    const context = await (await stage.browser()).newContext();
    try {
      const scripts = ofKind(await firstLoad(context, site.url, '/'), 'script');
      if (!scripts.some(({ url }) => url.endsWith('/late.js')))
        throw new Error('Self-check: a late script was not counted.');
      return 'a script fetched late by another was counted';
    } finally {
      await context.close();
      await site.close();
    }
  },

  measure: (stage) =>
    stage.withServer(async (server, { owner }) => {
      const browser = await stage.browser();
      const landing = await newContext(browser);
      const desk = await signedInContext(browser, server, owner.emailId);
      const login = await newContext(browser);
      const pages: [PageName, Loaded[]][] = [
        ['landing', await firstLoad(landing, server.url, PAGES.landing)],
        ['login', await firstLoad(login, server.url, PAGES.login)],
        ['desk', await firstLoad(desk, server.url, PAGES.desk)],
      ];
      await Promise.all([landing, login, desk].map((context) => context.close()));
      return {
        figures: pages.flatMap(([name, loaded]) => figuresOf(name, loaded)),
        grids: pages.map(([name, loaded]) => heaviest(name, ofKind(loaded, 'script'))),
      };
    }),
};

function figuresOf(name: PageName, loaded: Loaded[]): Figure[] {
  const [scripts, styles] = [ofKind(loaded, 'script'), ofKind(loaded, 'style')];
  const figure = (what: string, bytes: number): Figure => ({
    what: `${name}: ${what}`,
    value: bytes / KB,
    unit: 'KB',
    better: 'lower',
  });
  return [
    { ...figure(`scripts (${scripts.length})`, gzipOf(scripts)), target: TARGETS.webScriptsKB[name] },
    figure(`styles (${styles.length})`, gzipOf(styles)),
    figure('both, as they came over the line', wireOf([...scripts, ...styles])),
  ];
}

function heaviest(name: string, scripts: readonly Loaded[]): string[][] {
  const sorted = scripts.toSorted((one, other) => other.gzip - one.gzip).slice(0, HEAVIEST);
  const rows = sorted.map(({ url, gzip }) => [new URL(url).pathname, String(gzip)]);
  return [[`${name}: the heaviest scripts`, 'gzip bytes'], ...rows];
}

async function firstLoad(context: BrowserContext, url: string, path: string): Promise<Loaded[]> {
  const page = await context.newPage();
  const loaded = await loadedDuring(page, async () => {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
  });
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} redirected to ${page.url()}.`);
  return loaded;
}

const ofKind = (loaded: readonly Loaded[], kind: Loaded['kind']): Loaded[] =>
  loaded.filter((item) => item.kind === kind);
