import { LANGUAGES } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { stemmingFor } from './stems.ts';
import { isStopWord } from './stopwords.ts';

describe('forms of a word have one stem', () => {
  test.each([
    ['en', ['card', 'cards']],
    ['en', ['shipping', 'shipped', 'ships']],
    ['es', ['pedido', 'pedidos']],
    ['de', ['bestellung', 'bestellungen']],
    ['de', ['karte', 'karten']],
    ['fr', ['commande', 'commandes', 'commander']],
    ['sv', ['öppettider', 'öppettiderna']],
  ] as const)('%s: %j', (language, forms) => {
    const stem = stemmingFor(language);
    expect(new Set(forms.map(stem)).size).toBe(1);
  });
});

test('different words have different stems', () => {
  const stem = stemmingFor('en');
  expect(stem('card')).not.toBe(stem('care'));
  expect(stem('return')).not.toBe(stem('refund'));
});

test('a stem has no accents, as visitors leave them out', () => {
  for (const language of LANGUAGES) expect(stemmingFor(language)('café')).toMatch(/^[a-z]*$/);
});

test('each language stems by its own rules, and a word that it does not know stays readable', () => {
  expect(stemmingFor('de')('straßen')).not.toBe(stemmingFor('en')('straßen'));
  for (const language of LANGUAGES) expect(stemmingFor(language)('xyzzy').length).toBeGreaterThan(2);
});

test('stemming is the same every time, also after more words than it remembers', () => {
  const stem = stemmingFor('en');
  const before = stem('deliveries');
  for (let count = 0; count < 20_001; count += 1) stem(`word${count}`);
  expect(stem('deliveries')).toBe(before);
});

describe('stopwords', () => {
  test.each([
    ['en', ['the', 'dont', 'how'], ['card', 'never', 'open']],
    ['es', ['el', 'cuanto', 'donde'], ['pedido', 'tarjeta']],
    ['de', ['fur', 'nicht', 'wie'], ['karte', 'offen']],
    ['fr', ['ou', 'etes', 'combien'], ['carte', 'ouvert']],
    ['sv', ['och', 'inte', 'hur'], ['kort', 'oppet']],
  ] as const)('of %s', (language, stopwords, others) => {
    for (const word of stopwords) expect(isStopWord(word, language), word).toBe(true);
    for (const word of others) expect(isStopWord(word, language), word).toBe(false);
  });

  test('are those of one language only', () => {
    expect([isStopWord('the', 'de'), isStopWord('die', 'en')]).toEqual([false, false]);
  });
});
