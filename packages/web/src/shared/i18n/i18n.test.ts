import { beforeAll, expect, test } from 'vitest';
import { shippedLanguages, startTexts, texts } from './i18n.ts';

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});
const namespaces = Object.keys(files)
  .filter((file) => file.includes('/en/'))
  .map((file) => file.split('/').at(-1)?.replace('.json', '') ?? '');

/** All keys of a file, with plural forms merged. */
function keysOf(content: unknown, path = ''): string[] {
  if (typeof content === 'string') return [path.replace(/_(zero|one|two|few|many|other)$/, '')];
  return Object.entries(content as object).flatMap(([key, value]) =>
    keysOf(value, path ? `${path}.${key}` : key),
  );
}

beforeAll(startTexts);

test('a missing text throws', () => {
  const askFor = texts.t as (key: string) => string;
  expect(() => askFor('shell:nothing.of.the.kind')).toThrow("No text for 'shell:nothing.of.the.kind'");
  expect(askFor('shell:brand')).toBe('Parrot');
});

test('the texts of an area are loaded with it', async () => {
  expect(texts.hasLoadedNamespace('landing')).toBe(false);
  await texts.loadNamespaces('landing');
  expect(texts.t('landing:signIn')).toBe('Sign in');
});

test.each(shippedLanguages)('%s has the same texts as English', (language) => {
  for (const namespace of namespaces) {
    const has = new Set(keysOf(files[`../../locales/${language}/${namespace}.json`] ?? {}));
    const needs = new Set(keysOf(files[`../../locales/en/${namespace}.json`]));
    expect(has, namespace).toEqual(needs);
  }
});
