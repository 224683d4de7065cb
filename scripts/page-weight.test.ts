/** What a browser loads first, by the built files: a page that outgrows its budget fails. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';

const KB = 1024;
const built = (path: string) => fileURLToPath(new URL(`../packages/${path}`, import.meta.url));
const SITE = built('web/dist/site');
const WIDGET = built('widget/dist/widget');

/**
 * Gzipped scripts, in KB. The target of the desk is 180. A first conversation in the widget also loads the bot's
 * settings, some 0.7 KB: 20 KB in all.
 */
const BUDGETS = {
  landing: 111.5,
  login: 152.5,
  apps: 187,
  desk: 179.5,
  deskActions: 5.5,
  toast: 23,
  widget: 19.2,
  loader: 3,
};

const inSite = (file: string): string => join(SITE, 'assets', file);
const gzipKB = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length / KB;
const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzipKB(file), 0);

/** `home-DeONE3-1.js` is of `home`; a hash has eight characters and may contain a dash. */
const isOf = (name: string) => (file: string) =>
  file.startsWith(`${name}-`) && file.length === name.length + '-12345678.js'.length;

const scripts = existsSync(SITE)
  ? readdirSync(join(SITE, 'assets')).filter((file) => file.endsWith('.js'))
  : [];

const scriptsOf = (page: string): string[] =>
  [...readFileSync(join(SITE, page), 'utf8').matchAll(/"\/assets\/([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );

/** With everything they import statically. */
function reachedFrom(files: readonly string[]): string[] {
  const reached = new Set(files);
  for (const file of reached)
    for (const [, needed = ''] of readFileSync(join(SITE, 'assets', file), 'utf8').matchAll(
      /(?:from|import)\s*"\.\/([^"]+\.js)"/g,
    ))
      reached.add(needed);
  return [...reached].map((file) => join(SITE, 'assets', file));
}

const chunksOf = (...names: string[]) => names.flatMap((name) => scripts.filter(isOf(name)));

/** Of the files of texts in all languages, the longest counts. */
const longest = (...names: string[]) =>
  names.map((name) => {
    const files = chunksOf(...LANGUAGES.map((language) => `texts-${language}-${name}`));
    const [first] = files.toSorted((one, other) => gzipKB(inSite(other)) - gzipKB(inSite(one)));
    if (!first) throw new Error(`No texts '${name}' are built`);
    return inSite(first);
  });

/** Of every page behind the sign-in. */
const signedInScripts = () => [...scriptsOf('index.html'), ...chunksOf('main', 'routed-pages', 'home')];

const firstAnswer = ['panel.js', 'texts/en.js'].map((file) => join(WIDGET, file));
const loader = join(WIDGET, 'parrot.js');

describe.skipIf(!existsSync(SITE) || !existsSync(WIDGET))('gzipped scripts of a first load', () => {
  test('of the landing page, with its bot', () => {
    const page = reachedFrom([...scriptsOf('index.html'), ...chunksOf('main', 'landing-page')]);
    expect(page.some((file) => file.includes('/start-'))).toBe(true);
    expect(sum([...page, ...longest('landing'), ...firstAnswer, loader])).toBeLessThan(BUDGETS.landing);
  });

  test('of the login page', () => {
    const page = reachedFrom(scriptsOf('accounts/index.html'));
    expect(page.some((file) => file.includes('/forms-'))).toBe(true);
    expect(sum([...page, ...longest('password')])).toBeLessThan(BUDGETS.login);
  });

  test('of the app list', () => {
    const page = reachedFrom([...signedInScripts(), ...chunksOf('apps-page')]);
    expect(page.some((file) => file.includes('/app-list-'))).toBe(true);
    expect(sum([...page, ...longest('studio', 'apps')])).toBeLessThan(BUDGETS.apps);
  });

  test('of the desk', () => {
    const page = reachedFrom([...signedInScripts(), ...chunksOf('chats-page')]);
    expect(page.some((file) => file.includes('/desk-libraries-'))).toBe(true);
    expect(page.filter((file) => file.includes('/schemas-'))).toEqual([]);
    expect(page.filter((file) => file.includes('/forms-'))).toEqual([]);
    expect(sum([...page, ...longest('desk', 'targets')])).toBeLessThan(BUDGETS.desk);
  });

  test.each([
    ['the desk’s actions, which the first key loads', 'desk-actions', BUDGETS.deskActions],
    ['the first toast at the desk', 'toast-container', BUDGETS.toast],
  ])('of %s', (_, part, budget) => {
    const [page, loaded] = [['main', 'routed-pages', 'home', 'chats-page'], [part]].map((names) =>
      reachedFrom([...scriptsOf('index.html'), ...chunksOf(...names)]),
    );
    const more = loaded?.filter((file) => !page?.includes(file)) ?? [];
    expect(more.length).toBeGreaterThan(0);
    expect(sum(more)).toBeLessThan(budget);
  });

  test('of a first conversation in the widget, and of its loader', () => {
    expect(sum([...firstAnswer, loader])).toBeLessThan(BUDGETS.widget);
    expect(gzipKB(loader)).toBeLessThan(BUDGETS.loader);
  });
});
