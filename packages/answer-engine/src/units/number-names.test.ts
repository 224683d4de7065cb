import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { MAX_NUMBER_WORDS, numberOf, startsNumber } from './number-names.ts';

/** As they are read: without accents, with spaces for hyphens. */
const NAMES: Record<LanguageCode, Record<number, string>> = {
  en: {
    0: 'zero',
    1: 'one',
    12: 'twelve',
    20: 'twenty',
    21: 'twenty one',
    99: 'ninety nine',
    100: 'hundred',
  },
  de: {
    0: 'null',
    1: 'eine',
    12: 'zwolf',
    20: 'zwanzig',
    21: 'einundzwanzig',
    99: 'neunundneunzig',
    1000: 'tausend',
  },
  es: {
    0: 'cero',
    1: 'una',
    16: 'dieciseis',
    22: 'veintidos',
    31: 'treinta y uno',
    99: 'noventa y nueve',
    100: 'cien',
  },
  fr: {
    1: 'une',
    17: 'dix sept',
    21: 'vingt et un',
    70: 'soixante dix',
    71: 'soixante et onze',
    77: 'soixante dix sept',
    80: 'quatre vingts',
    81: 'quatre vingt un',
    99: 'quatre vingt dix neuf',
    1000: 'mille',
  },
  sv: { 0: 'noll', 1: 'ett', 8: 'atta', 20: 'tjugo', 25: 'tjugofem', 99: 'nittionio', 100: 'hundra' },
};

describe.each(LANGUAGES)('numbers in words: %s', (language) => {
  test('are read as their value', () => {
    for (const [value, name] of Object.entries(NAMES[language])) {
      expect([name, numberOf(name, language)]).toEqual([name, Number(value)]);
      expect(startsNumber(name.split(' ')[0] ?? '', language)).toBe(true);
      expect(name.split(' ').length).toBeLessThanOrEqual(MAX_NUMBER_WORDS);
    }
  });

  test('are not read from other languages’ words, nor from words of other things', () => {
    for (const name of ['', 'boat', 'onetwo', 'thousands of'])
      expect([name, numberOf(name, language)]).toEqual([name, undefined]);
    const others = LANGUAGES.filter((other) => other !== language).map((other) => NAMES[other][99]);
    for (const name of others.filter((name) => name !== undefined))
      expect([name, numberOf(name, language)]).toEqual([name, undefined]);
  });
});
