/** Lighthouse's four categories on the pages people see first, each as the median of several cold loads. */
import { rm } from 'node:fs/promises';
import { signIn } from '@parrot/contract/accounts';
import type { ServerProcess } from '@parrot/testkit/process';
import type { BrowserContext } from '@playwright/test';
import { numberIn } from '../options.ts';
import type { Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import type { Stage } from '../stage.ts';
import type { Figure } from '../table.ts';
import { openHostSite } from '../widget/host-site.ts';
import { median } from '../widget/main-thread.ts';
import { type Lighthouse, type LighthouseResult, loadLighthouse } from './lighthouse-package.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type CategoryName = (typeof CATEGORIES)[number];
type Scores = Record<CategoryName, number>;

/** The owner of the demo: pages with content. */
const DEMO_OWNER = { emailId: 'maya@halden.example', password: 'parrot-demo' };
const SIGNED_OUT = { landing: '/', login: '/accounts/?appName=parrot&channelName=studio&verifyUser=true' };
const SIGNED_IN = { 'app list': '/home/studio/apps', desk: '/home/desk/chats' };

/** No title, no language, and a picture without a description. */
const FAULTY_PAGE = '<!doctype html><body><img src="/picture.png"><a href="/">here</a>';

export const lighthouse: Part = {
  name: 'lighthouse',
  title: `Lighthouse on a desktop, median of ${RUNS} cold loads`,

  async selfCheck(stage) {
    const tool = await loadLighthouse();
    const site = await openHostSite({ '/': { type: 'text/html', body: FAULTY_PAGE } });
    const browser = await stage.debuggedBrowser();
    try {
      const { accessibility, seo } = scoresOf(await audit(tool, site.url, browser.port));
      if (Math.max(accessibility, seo) >= TARGETS.lighthouse)
        throw new Error(`Self-check: a faulty page scored ${accessibility} and ${seo}.`);
      return `a page without title and language scored ${accessibility} for accessibility and ${seo} for SEO`;
    } finally {
      await browser.close();
      await site.close();
    }
  },

  async measure(stage, options) {
    const runs = numberIn(options, 'runs', RUNS);
    const tool = await loadLighthouse();
    return stage.withServer(async (server) => {
      const results = new Map<string, LighthouseResult[]>();
      for (const [paths, isSignedIn] of [
        [SIGNED_OUT, false],
        [SIGNED_IN, true],
      ] as const)
        await withBrowser(stage, isSignedIn ? server : undefined, async (port) => {
          for (const [name, path] of Object.entries(paths))
            results.set(name, await auditTimes(tool, { url: server.url + path, port, runs }));
        });
      return {
        figures: [...results].flatMap(([name, each]) => figuresOf(name, each)),
        grids: [faultsIn(results)],
      };
    });
  },
};

async function withBrowser(
  stage: Stage,
  server: ServerProcess | undefined,
  work: (port: number) => Promise<void>,
): Promise<void> {
  const browser = await stage.debuggedBrowser();
  try {
    if (server) await signInWith(browser.context, server);
    await work(browser.port);
  } finally {
    await browser.close();
    await rm(browser.folder, { recursive: true, force: true });
  }
}

async function signInWith(context: BrowserContext, server: ServerProcess): Promise<void> {
  const { redirectTo } = await server.api.call(signIn, { body: DEMO_OWNER });
  const page = await context.newPage();
  await page.goto(new URL(redirectTo, server.url).href);
  await page.waitForURL(/\/home\//);
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function auditTimes(
  tool: Lighthouse,
  { url, port, runs }: { url: string; port: number; runs: number },
): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = [];
  while (results.length < runs) results.push(await audit(tool, url, port));
  return results;
}

async function audit({ run, desktop }: Lighthouse, url: string, port: number): Promise<LighthouseResult> {
  const result = await run(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' }, desktop);
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`);
  if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} redirected to ${lhr.finalDisplayedUrl}.`);
  return lhr;
}

const scoresOf = ({ categories }: LighthouseResult): Scores =>
  Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores;

function figuresOf(page: string, results: readonly LighthouseResult[]): Figure[] {
  const scores = results.map(scoresOf);
  return CATEGORIES.map((category) => {
    const values = scores.map((each) => each[category]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return {
      what: `${page}: ${category}${least === most ? '' : ` (${least} to ${most})`}`,
      value: median(values),
      unit: 'points',
      better: 'higher',
      target: TARGETS.lighthouse,
    };
  });
}

/** The audits that cost points in the last load. */
function faultsIn(results: ReadonlyMap<string, readonly LighthouseResult[]>): string[][] {
  const rows = [...results].flatMap(([page, each]) => {
    const last = each.at(-1);
    if (!last) return [];
    const weighted = Object.values(last.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0),
    );
    return weighted.flatMap(({ id }) => {
      const { title = id, score = null, displayValue = '' } = last.audits[id] ?? {};
      return score !== null && score < 0.9 ? [[page, title, displayValue, score.toFixed(2)]] : [];
    });
  });
  return [['page', 'costs points', '', 'score'], ...rows];
}
