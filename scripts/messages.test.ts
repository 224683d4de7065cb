/** Every sentence that server and contract write for people has its translation in every catalog. */
import { expect, test } from 'vitest';
import { catalog as de } from '../packages/contract/src/messages/catalogs/de/index.ts';
import { catalog as es } from '../packages/contract/src/messages/catalogs/es/index.ts';
import { catalog as fr } from '../packages/contract/src/messages/catalogs/fr/index.ts';
import { catalog as sv } from '../packages/contract/src/messages/catalogs/sv/index.ts';

const { collectSentences } = await import(new URL('./messages/collect-sentences.mjs', import.meta.url).href);
const sentences: ReadonlySet<string> = collectSentences();
const placeholders = (text: string): string[] => (text.match(/\{\d\}/g) ?? []).sort();
/** Names and words that are the same in that language. */
const SAME = new Set(['Feedback', 'Newsletter']);

test('the sources have sentences of every kind', () => {
  for (const sentence of [
    'Permission Denied',
    'Please enter a valid email address.',
    'Please use at most {0} characters.',
    'Your plan includes {0} apps. Upgrade your plan to add more.',
    'Full access, including payments.',
    'For your first bot and a small team.',
    'Order status',
  ])
    expect(sentences).toContain(sentence);
});

test.each(Object.entries({ de, es, fr, sv }))('%s translates each sentence, and no other', (_, catalog) => {
  const translated = new Set(Object.keys(catalog));
  expect([...sentences].filter((sentence) => !translated.has(sentence))).toEqual([]);
  expect([...translated].filter((sentence) => !sentences.has(sentence))).toEqual([]);
  const faulty = Object.entries(catalog).filter(
    ([english, text]) =>
      placeholders(english).join() !== placeholders(text).join() ||
      (english === text && !SAME.has(english)) ||
      /['"]|\.\.\.| {2}/.test(text),
  );
  expect(faulty).toEqual([]);
});

test.each(Object.entries({ es, fr }))('%s has one word for an app', (_, catalog) => {
  expect(Object.values(catalog).filter((text) => /\bapps?\b/i.test(text))).toEqual([]);
});
