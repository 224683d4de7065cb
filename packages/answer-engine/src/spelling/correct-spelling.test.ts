import type { LanguageCode } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { createSlices } from '../slices.ts';
import { correctSpelling } from './correct-spelling.ts';
import { vocabularyBuilder } from './vocabulary.ts';

const EXISTING = new Set(['form', 'hire', 'wire', 'about', 'paint', 'fahren', 'maison']);

/** A bot that knows these texts. */
async function botWith(texts: Partial<Record<LanguageCode, string[]>>) {
  const vocabularies = await Promise.all(
    Object.entries(texts).map(([languageCode, each]) => {
      const builder = vocabularyBuilder(languageCode as LanguageCode);
      for (const text of each) builder.add(text);
      return builder.finish(createSlices());
    }),
  );
  return (question: string, language: LanguageCode | null = 'en') =>
    correctSpelling(question, language, { vocabularies, isWord: (word) => EXISTING.has(word) });
}

const read = await botWith({
  en: [
    'How do I return an order?',
    'What are your opening hours?',
    'Can I change my password?',
    'Activate the account',
    'Is the X100 waterproof?',
    'Refund policy',
    'from the wire',
  ],
});

describe('typos are read as words of the bot', () => {
  test.each([
    ['letters swapped', 'how to retrun it', 'how to return it'],
    ['a letter dropped', 'my pasword', 'my password'],
    ['a letter doubled', 'my passwordd', 'my password'],
    ['a neighboring key', 'refumd please', 'refund please'],
    ['two in a long word', 'watrproff?', 'waterproof?'],
    ['one word written as two', 'pass word forgotten', 'password forgotten'],
    ['two words written as one', 'openinghours', 'opening hours'],
    ['in capitals', 'RETRUN', 'return'],
    ['with an accent that is not there', 'rétrun', 'return'],
  ])('%s', (_what, question, expected) => {
    expect(read(question).text).toBe(expected);
  });

  test('accents that were left out are those of the bot, unless it is a word without them', async () => {
    const texts = { es: ['¿Cómo devuelvo una lámpara?'], de: ['Wie schön lackiert, zum Öffnen', 'fähren'] };
    const bot = await botWith(texts);
    expect(bot('quiero devolver una lampara', 'es').text).toBe('quiero devolver una lámpara');
    expect(bot('LAMPARA', 'es').corrections).toEqual([{ written: 'LAMPARA', readAs: 'lámpara' }]);
    expect(bot('zum offnen', 'de').text).toBe('zum öffnen');
    expect(bot('fahren', 'de').corrections).toEqual([]);
  });

  test('each is reported, and the rest of the text stays as it was', () => {
    expect(read('Hello!  Can I retrun my pass word?')).toEqual({
      text: 'Hello!  Can I return my password?',
      corrections: [
        { written: 'retrun', readAs: 'return' },
        { written: 'pass word', readAs: 'password' },
      ],
    });
  });

  test('of two words equally near, the more frequent one is meant', async () => {
    const bot = await botWith({ en: ['the rates', 'other rates', 'a crate of water'] });
    expect(bot('ratess').text).toBe('rates');
  });
});

describe('what may be meant as written stays', () => {
  test.each([
    ['a word of the bot', 'the order'],
    ['an existing word near one of the bot', 'may I hire it'],
    ['a short word', 'teh X'],
    ['a code near one of the bot', 'is the X101 waterproof'],
    ['a word with another prefix', 'deactivate the account'],
    ['another form of a word of the bot', 'refunds'],
    ['a word near nothing', 'zeppelin'],
    ['two words that the bot has too', 'opening hours'],
    ['nothing', ''],
    ['only signs', '?!… 🦜'],
  ])('%s', (_what, question) => {
    expect(read(question)).toEqual({ text: question, corrections: [] });
  });

  test('in five languages: only words of the language of the question count', async () => {
    const bot = await botWith({
      de: ['Wie kann ich meine Bestellung stornieren?'],
      fr: ['Comment annuler ma commande ?'],
      es: ['¿Cómo cancelo mi pedido?'],
      sv: ['Hur avbeställer jag min beställning?'],
    });
    expect(bot('Bestelung stornieern', 'de').text).toBe('bestellung stornieren');
    expect(bot('ma comande', 'fr').text).toBe('ma commande');
    expect(bot('mi pedidoo', 'es').text).toBe('mi pedido');
    expect(bot('min bestallnign', 'sv').text).toBe('min beställning');
    expect(bot('ma comande', 'en').text).toBe('ma comande');
    expect(bot('ma comande', null).text).toBe('ma commande');
  });

  test('beyond English, the first letter must be right or swapped', async () => {
    const bot = await botWith({ de: ['die Lösung dauert'] });
    expect(bot('Mösung', 'de').corrections).toEqual([]);
    expect(bot('Ölsung', 'de').text).toBe('lösung');
  });
});

test('a text of many unknown words is read in bounded time', async () => {
  const bot = await botWith({
    en: [Array.from({ length: 3_000 }, (_, at) => `word${letters(at)}`).join(' ')],
  });
  const { corrections } = bot('wordqqqqx '.repeat(400));
  expect(corrections.length).toBeLessThanOrEqual(12);
});

const letters = (at: number): string =>
  at
    .toString(26)
    .replace(/\d/g, (digit) => String.fromCharCode(113 + Number(digit)))
    .padStart(4, 'a');
