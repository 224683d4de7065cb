import { LANGUAGES } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { normalized, tokensOf, withoutAccents } from './tokens.ts';

describe('tokens', () => {
  test.each([
    ['en', "I can't log-in!", ['i', 'cant', 'log', 'in']],
    ['fr', "L'argent qu’il veut", ['l', 'argent', 'qu', 'il', 'veut']],
    ['de', 'Größe 46,5 – für Straßenschuhe', ['größe', '46', '5', 'für', 'straßenschuhe']],
    ['es', '¿Cuánto cuesta?', ['cuánto', 'cuesta']],
    ['sv', 'Återställ lösenord', ['återställ', 'lösenord']],
  ] as const)('%s: %s', (language, text, tokens) => {
    expect(tokensOf(text, language)).toEqual(tokens);
  });

  test('are in lower case and one spelling, however they were typed', () => {
    expect(tokensOf('ＣＡＲＤ Cafe\u0301', 'en')).toEqual(['card', 'café']);
  });

  test('of quotes at the edge of a word are bare', () => {
    expect(tokensOf("'quoted' ‘words’", 'en')).toEqual(['quoted', 'words']);
  });

  test.each(['', '   ', '?!…', '😀', '\u0000'])('there are none in %j', (text) => {
    for (const language of LANGUAGES) expect(tokensOf(text, language)).toEqual([]);
  });

  test('are limited in length and number', () => {
    expect(tokensOf('x'.repeat(500), 'en')).toEqual(['x'.repeat(40)]);
    const many = tokensOf('word '.repeat(100_000), 'en');
    expect(many.length).toBeLessThan(1_000);
    expect(tokensOf('word '.repeat(100_000), 'en', 10)).toEqual(['word', 'word']);
  });
});

describe('normalized text', () => {
  test('is the same for all ways of writing the same', () => {
    const ways = ['Où est l’écran ?', 'ou est lecran', '  OÙ   EST\nL’ÉCRAN!!', "Ou\u0300 est l'e\u0301cran"];
    expect(new Set(ways.map((way) => normalized(way)))).toEqual(new Set(['ou est lecran']));
  });

  test('keeps apart what differs in a letter or a digit', () => {
    expect(normalized('plan 1')).not.toBe(normalized('plan 2'));
    expect(normalized('Karte')).not.toBe(normalized('Karten'));
  });

  test('of normalized text is itself', () => {
    for (const text of ['Größe 46?', 'can’t', '¿Qué?', 'ﬁnance'])
      expect(normalized(normalized(text))).toBe(normalized(text));
  });

  test('of punctuation is empty', () => {
    expect(normalized('?!')).toBe('');
  });
});

test('accents are removed, and ß is ss', () => {
  expect(withoutAccents('größe')).toBe('grosse');
  expect(withoutAccents('ascii')).toBe('ascii');
  expect(withoutAccents('ångström')).toBe('angstrom');
});
