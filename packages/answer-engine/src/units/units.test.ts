import type { LanguageCode } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { pointsIn } from './points.ts';
import { isWithin, rangesIn } from './ranges.ts';
import { unitsOf, wholeUnits } from './text-units.ts';

describe('numbers with their measure', () => {
  const found = (text: string, language: LanguageCode) =>
    pointsIn(text, language).map(({ dimension, min }) => [dimension, min]);

  test.each<[LanguageCode, string, string, number]>([
    ['en', 'a berth for ten metres', 'length', 10],
    ['en', 'my 10-meter boat', 'length', 10],
    ['en', 'twenty-five people', 'people', 25],
    ['en', 'for 3 people', 'people', 3],
    ['en', 'a boat of 33 ft', 'length', 33 * 0.3048],
    ['de', 'Liegeplatz für zehn Meter', 'length', 10],
    ['de', 'für fünfundzwanzig Personen', 'people', 25],
    ['de', 'Boot mit 7,5 m', 'length', 7.5],
    ['es', 'un amarre de diez metros', 'length', 10],
    ['es', 'treinta y cinco personas', 'people', 35],
    ['fr', 'une place de dix mètres', 'length', 10],
    ['fr', 'quatre-vingt-dix-sept kilos', 'weight', 97],
    ['fr', 'soixante et onze personnes', 'people', 71],
    ['sv', 'plats för en båt på tio meter', 'length', 10],
    ['sv', 'tjugofem personer', 'people', 25],
    ['sv', 'en 10-metersbåt', 'length', 10],
    ['en', 'orders over $1,000', 'usd', 1_000],
  ])('%s: %s', (language, text, dimension, value) => {
    const [only, ...more] = found(text, language);
    expect(only?.[0]).toBe(dimension);
    expect(only?.[1]).toBeCloseTo(value, 6);
    expect(more).toEqual([]);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'on 12 March'],
    ['en', 'on March 12th'],
    ['en', 'on 3/12/2027'],
    ['en', '2027-03-12'],
    ['de', 'am 12. März'],
    ['de', 'am 12.03.2027'],
    ['de', 'am 12.3. mittags'],
    ['es', 'el 12 de marzo'],
    ['fr', 'le 12 mars'],
    ['sv', 'den 12 mars'],
  ])('%s: %s is a date', (language, text) => {
    expect(found(text, language)).toEqual([['date', 3 * 32 + 12]]);
  });

  test.each<[LanguageCode, string]>([
    ['en', 'May I bring one dog, and march on?'],
    ['de', 'Kann ich eine Rechnung bekommen?'],
    ['fr', 'un bateau neuf'],
    ['sv', 'en båt'],
    ['es', 'una pregunta de once'],
  ])('%s: %s has none', (language, text) => {
    expect(found(text, language)).toEqual([]);
  });

  test('a huge text is read in bounded time', () => {
    const began = process.cpuUsage();
    for (const unit of ['1 ', '1.', 'ten ', '12 March to ', '- ', '1-'])
      rangesIn(unit.repeat(100_000), 'en', { inCell: true });
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_500);
  });
});

describe('ranges', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'over 10 m, up to 14 m'],
    ['en', 'more than 10 m and less than 14.5 m'],
    ['de', 'über 10 m, höchstens 14 m'],
    ['es', 'más de 10 m, hasta 14 m'],
    ['fr', 'plus de 10 m, jusqu’à 14 m'],
    ['sv', 'över 10 m, högst 14 m'],
  ])('%s: %s is one range', (language, text) => {
    const ranges = rangesIn(text, language, { inCell: true });
    expect(ranges).toHaveLength(1);
    const fits = (metres: number) => ranges.some((range) => isWithin({ min: metres, max: metres }, range));
    expect([10, 12, 14, 15].map(fits)).toEqual([false, true, true, false]);
  });

  const includes = (text: string, value: string, language: LanguageCode) => {
    const [asked] = pointsIn(value, language, { inTable: true });
    const [range, ...more] = rangesIn(text, language, { inCell: true });
    expect(more).toEqual([]);
    return asked && range ? isWithin(asked, range) : null;
  };

  test.each<[LanguageCode, string, string, string, string]>([
    ['en', 'm', 'up to 8 m', '8–10 m', 'over 10 m'],
    ['en', 'm', 'under 8.5 m', '8 to 10 metres', 'more than 10 m'],
    ['en', 'm', 'max. 8 m', 'between 9 and 10 m', '11 m or more'],
    ['de', 'm', 'bis 8 m', 'über 8 bis 10 m', 'ab 10,5 m'],
    ['de', 'm', 'unter 9 m', 'von 8 bis 10 Meter', 'länger als 10 m'],
    ['es', 'm', 'hasta 8 m', 'de 8 a 10 m', 'más de 10 m'],
    ['es', 'm', 'menos de 9 m', 'entre 9 y 10 metros', 'a partir de 11 m'],
    ['fr', 'm', 'jusqu’à 8 m', 'de 8 à 10 m', 'plus de 10 m'],
    ['fr', 'm', 'moins de 9 m', 'entre 9 et 10 mètres', 'à partir de 11 m'],
    ['sv', 'm', 'upp till 8 m', '8 till 10 m', 'över 10 m'],
    ['sv', 'm', 'mindre än 9 m', 'mellan 9 och 10 m', '11 m och uppåt'],
  ])('%s: 10 %s is not %s, but %s, and not %s', (language, unit, low, right, high) => {
    const asked = `10 ${unit}`;
    expect([low, right, high].map((range) => includes(range, asked, language))).toEqual([false, true, false]);
  });

  test.each<[LanguageCode, string, string, boolean]>([
    ['en', '1 March – 31 May', '12 March', true],
    ['en', 'June to August', '12 March', false],
    ['en', 'Nov–Mar', '12 March', true],
    ['de', '01.11.–31.03.', '12. März', true],
    ['de', 'April bis Oktober', '12. März', false],
    ['es', 'de noviembre a marzo', '12 de marzo', true],
    ['fr', 'du 1er avril au 31 octobre', '12 mars', false],
    ['sv', 'november till mars', '12 mars', true],
    ['en', 'Mon–Fri', 'Wednesday', true],
    ['de', 'Mo.–Fr.', 'Samstag', false],
    ['en', '3–4 persons', '3 people', true],
    ['en', '5+ persons', '3 people', false],
    ['en', '3 persons', '3 people', true],
    ['en', '80–120 cm', '1 m', true],
  ])('%s: %s, asked for %s: %s', (language, range, asked, is) => {
    expect(includes(range, asked, language)).toBe(is);
  });
});

describe('units of a text', () => {
  const texts = (text: string) => unitsOf(text).map(({ start, end }) => text.slice(start, end));

  test('are lists, procedures and tables, with the line that introduces them', () => {
    expect(texts('Hello there.\nYou need:\n• a pen\n  and ink\n• paper\nThat is all.')).toEqual([
      'You need:\n• a pen\n  and ink\n• paper',
    ]);
    expect(texts('1. Open it.\n2. Close it.\nDone.')).toEqual(['1. Open it.\n2. Close it.']);
    expect(texts('Schritt 1: Öffnen\nSchritt 2: Schließen')).toHaveLength(1);
    expect(texts('Some text.\nPlan · Price\nGold · 20 €\nMore text.')).toEqual(['Plan · Price\nGold · 20 €']);
    expect(texts('Do this: 1. open it 2. turn it 3. close it. Then rest.')).toHaveLength(1);
  });

  test('are not made of prose', () => {
    expect(texts('A sentence.\nAnother one – with a dash.\n3. Mai war ein Freitag.')).toEqual([]);
    expect(texts('')).toEqual([]);
  });

  test('stay whole', () => {
    const text = 'Before.\nTo cancel:\n1. Open.\n2. Choose.\n3. Confirm.\nAfter.';
    const at = text.indexOf('Choose');
    const whole = wholeUnits(text, { start: at, end: at + 6 });
    expect(text.slice(whole.start, whole.end)).toBe('To cancel:\n1. Open.\n2. Choose.\n3. Confirm.');
    const before = wholeUnits(text, { start: 0, end: 7 });
    expect(text.slice(before.start, before.end)).toContain('3. Confirm.');
  });

  test('a table of 5,000 rows and a list nested ten deep are found in a moment', () => {
    const began = process.cpuUsage();
    const rows = Array.from({ length: 5_000 }, (_, at) => `Part ${at} · ${at} €`).join('\n');
    expect(texts(rows)).toEqual([rows]);
    const deep = Array.from({ length: 10 }, (_, at) => `${'  '.repeat(at)}• Level ${at}`).join('\n');
    expect(texts(deep)).toEqual([deep]);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_000);
  });
});
