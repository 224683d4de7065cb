/**
 * What a visitor's browser loads for a first conversation, from the embed snippet to the bot's first answer.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { embedSnippet } from '@parrot/contract/conversations';
import type { ParrotId } from '@parrot/contract/core';
import { OPENING_HOURS } from '@parrot/testkit';
import type { Browser } from '@playwright/test';
import type { Part } from '../part.ts';
import { TARGETS, WIDGET_KB } from '../references.ts';
import type { Stage } from '../stage.ts';
import { gzipOf, gzipSize, type Loaded, loadedDuring, wireOf } from '../web/page-bytes.ts';
import { openHostSite } from './host-site.ts';

const built = (name: string) =>
  readFile(new URL(`../../../packages/widget/dist/widget/${name}`, import.meta.url));
/** What the panel loads on first use. */
const PARTS = {
  'later: cards, files, ratings, the menu, with their texts': ['extras.js', 'texts/extras-en.js'],
  'later: calls, with their texts': ['call.js', 'texts/call-en.js'],
  'later: what the bot understood, while waiting': ['handover.js'],
};
const KB = 1024;
const EXTRA_BYTES = 10 * KB;

export const widgetBytes: Part = {
  name: 'widget',
  title: 'Widget, a first conversation, gzip',

  async selfCheck(stage) {
    const extra = `/*${randomBytes(EXTRA_BYTES / 2).toString('hex')}*/`;
    const [without, with10KB] = await visits(stage, ['', extra]);
    const seen = gzipOf(with10KB ?? []) - gzipOf(without ?? []);
    const planted = gzipSize(Buffer.from(extra));
    if (seen !== planted) throw new Error(`Self-check: ${planted} planted bytes were counted as ${seen}.`);
    return `a planted script of ${EXTRA_BYTES / KB} KB was counted, to the byte`;
  },

  async measure(stage) {
    const [loaded = []] = await visits(stage, ['']);
    const loader = await built('parrot.js');
    const parts = Object.entries(PARTS).map(async ([what, names]) => ({
      what,
      value: (await Promise.all(names.map(built))).reduce((sum, file) => sum + gzipSize(file), 0) / KB,
      unit: 'KB',
      better: 'lower' as const,
    }));
    const configured = loaded.filter(({ url }) => url.includes('/widget/prt_'));
    if (configured.length !== 1) throw new Error('The loader was not loaded exactly once.');
    return {
      figures: [
        {
          what: 'everything up to the first answer',
          value: gzipOf(loaded) / KB,
          unit: 'KB',
          better: 'lower',
          target: TARGETS.widgetKB,
          references: WIDGET_KB,
        },
        {
          what: 'the loader',
          value: gzipSize(loader) / KB,
          unit: 'KB',
          better: 'lower',
        },
        {
          what: 'the same with the appearance of its bot, on a first page view',
          value: gzipOf(configured) / KB,
          unit: 'KB',
          better: 'lower',
          target: TARGETS.loaderKB,
        },
        {
          what: 'everything, as transferred',
          value: wireOf(loaded) / KB,
          unit: 'KB',
          better: 'lower',
        },
        ...(await Promise.all(parts)),
      ],
      grids: [
        [
          ['loaded', 'gzip bytes', 'bytes transferred'],
          ...loaded.map(({ url, gzip, wire }) => [new URL(url).pathname, String(gzip), String(wire)]),
        ],
      ],
    };
  },
};

/** One visit per extra script on the page. */
function visits(stage: Stage, extras: readonly string[]): Promise<Loaded[][]> {
  return stage.withServer(async (server, { app }) => {
    const browser = await stage.browser();
    const found: Loaded[][] = [];
    for (const extra of extras) found.push(await visit(browser, server.url, app.parrotId, extra));
    return found;
  });
}

async function visit(browser: Browser, url: string, parrotId: ParrotId, extra: string): Promise<Loaded[]> {
  const embed = embedSnippet(url, parrotId);
  const site = await openHostSite({
    '/': {
      type: 'text/html',
      body: `<!doctype html><title>A shop</title>${embed}${extra && '<script src="/extra.js"></script>'}`,
    },
    '/extra.js': { type: 'text/javascript', body: extra },
  });
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const loaded = await loadedDuring(page, async () => {
      await page.goto(site.url);
      await page.getByRole('button', { name: 'Open chat' }).click();
      const box = page.getByRole('textbox');
      await box.fill(OPENING_HOURS.question[0] ?? '');
      await box.press('Enter');
      await page.getByText(OPENING_HOURS.answer).waitFor();
    });
    return loaded.filter(({ kind }) => kind !== 'page');
  } finally {
    await context.close();
    await site.close();
  }
}
