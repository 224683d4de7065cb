import { expect, test } from 'vitest';
import { hasOnlyNamesOf } from './names.policy.ts';

const SOURCE =
  'Tours are guided by Anna Berg and start at the Old Pier in Visby every Monday. Payment by VISA.';

test.each([
  'Tours start at the Old Pier in Visby.',
  "On Mondays, Anna Berg's tour starts in Visby.",
  'You can pay by VISA, and I think so too.',
  'The tour starts at the pier.',
])('%s', (claim) => {
  expect(hasOnlyNamesOf(claim, SOURCE, 'en')).toBe(true);
});

test.each([
  'Tours are guided by Erik Berg.',
  'Tours start in Stockholm.',
  'Tours start every Friday.',
  'You can pay by AMEX.',
])('not: %s', (claim) => {
  expect(hasOnlyNamesOf(claim, SOURCE, 'en')).toBe(false);
});

test('German nouns are no names, two in a row are', () => {
  const source = 'Die Führung beginnt am Hafen und wird von Anna Berg geleitet.';
  expect(hasOnlyNamesOf('Am Anleger beginnt die Tour.', source, 'de')).toBe(true);
  expect(hasOnlyNamesOf('Die Tour wird von Anna Berg geleitet.', source, 'de')).toBe(true);
  expect(hasOnlyNamesOf('Die Tour wird von Herrn Karl Meier geleitet.', source, 'de')).toBe(false);
});
