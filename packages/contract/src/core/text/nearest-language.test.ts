import { expect, test } from 'vitest';
import { LANGUAGES } from '../options.ts';
import { baseLanguage, nearestLanguage } from './nearest-language.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  [' sv-FI ', 'sv'],
  ['es-419', 'es'],
  ['zh-Hant-TW', undefined],
  // Filipino is not Finnish, and a language that starts like one of ours is none of ours.
  ['fil', undefined],
  ['deu', undefined],
  ['', undefined],
  ['-', undefined],
])('%s is matched to %s', (tag, language) => {
  expect(nearestLanguage(tag, LANGUAGES)).toBe(language);
});

test('only the given languages are considered', () => {
  expect(nearestLanguage('de-AT', ['en', 'fr'])).toBeUndefined();
  expect(nearestLanguage('de-AT', [])).toBeUndefined();
});

test('the base language is known for languages that we do not offer', () => {
  expect(['pt-BR', 'ZH', 'fil_PH', ''].map(baseLanguage)).toEqual(['pt', 'zh', 'fil', '']);
});
