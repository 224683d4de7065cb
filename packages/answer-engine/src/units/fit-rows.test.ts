import type { LanguageCode } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { askedQuantities, excludesQuantities, fitRows } from './fit-rows.ts';
import { fittingText } from './fitting-text.ts';
import { unitsOf } from './text-units.ts';

const BERTHS = `Berths per night:
Length · Low season · High season
up to 8 m · 21 € · 28 €
8–10 m · 27 € · 36 €
over 10 m, up to 14 m · 39 € · 52 €`;

const fitOf = (text: string, question: string, language: LanguageCode = 'en') =>
  fitRows(text, unitsOf(text), askedQuantities(question, language), language);

/** The texts that are marked, and those that are ruled out. */
function fitted(text: string, question: string, language: LanguageCode = 'en') {
  const fit = fitOf(text, question, language);
  if (!fit) return null;
  const slices = (parts: readonly { start: number; end: number }[]) =>
    parts.map(({ start, end }) => text.slice(start, end));
  return { marked: slices(fit.marks), others: slices(fit.parts.filter(({ fits }) => !fits)) };
}

describe('what a question asks for in numbers', () => {
  test('is a size, a date, or a small number', () => {
    expect(askedQuantities('a berth of ten metres for 3 people on 12 March', 'en')).toMatchObject([
      { dimension: 'length', min: 10 },
      { dimension: 'people', min: 3 },
      { dimension: 'date' },
    ]);
    expect(askedQuantities('does it work for 12?', 'en')).toMatchObject([{ dimension: null, min: 12 }]);
  });

  test('is no year, no order number and nothing far into a long text', () => {
    expect(askedQuantities('what changed in 2026, and where is order 48211?', 'en')).toEqual([]);
    expect(askedQuantities(`${'please '.repeat(200)} for 3 people`, 'en')).toEqual([]);
  });

  test('is bounded', () => {
    const many = Array.from({ length: 40 }, (_, at) => `${at + 1} m`).join(', ');
    expect(askedQuantities(many, 'en').length).toBeLessThanOrEqual(8);
  });
});

describe('rows of a table', () => {
  test.each<[string, string[]]>([
    ['a boat of 7 metres', ['up to 8 m · 21 € · 28 €']],
    ['a boat of nine metres', ['8–10 m · 27 € · 36 €']],
    ['my 12.5 m yacht', ['over 10 m, up to 14 m · 39 € · 52 €']],
    ['a boat of 30 feet', ['8–10 m · 27 € · 36 €']],
  ])('%s is in one row', (question, rows) => {
    expect(fitted(BERTHS, question)?.marked).toEqual(rows);
  });

  test('a limit belongs to both rows that name it', () => {
    expect(fitted(BERTHS, 'a boat of 8 m')?.marked).toEqual([
      'up to 8 m · 21 € · 28 €',
      '8–10 m · 27 € · 36 €',
    ]);
  });

  test('a size beyond all rows marks none, and rules all of them out', () => {
    expect(fitted(BERTHS, 'a boat of 20 m')).toMatchObject({ marked: [], others: { length: 3 } });
  });

  test('a question without a size, or about something else, fits nothing', () => {
    expect(fitOf(BERTHS, 'what does a berth cost?')).toBeNull();
    expect(fitOf(BERTHS, 'a berth for 3 people')).toBeNull();
  });

  test('a column names the unit of its cells', () => {
    const table = 'Guests · Price\n1–2 · 80 €\n3–4 · 120 €';
    expect(fitted(table, 'a room for three people')?.marked).toEqual(['3–4 · 120 €']);
    expect(
      fitted('Gäste · Preis\n1–2 · 80 €\n3–4 · 120 €', 'ein Zimmer für drei Personen', 'de')?.marked,
    ).toEqual(['3–4 · 120 €']);
  });

  test('ranges in the head decide on the column', () => {
    const table = 'Berth · 1 April – 31 May · June to August\nup to 8 m · 21 € · 28 €\n8–10 m · 27 € · 36 €';
    expect(fitted(table, 'a berth on 12 July')?.marked).toEqual(
      expect.arrayContaining(['June to August', '28 €', '36 €']),
    );
    expect(fittingText('a berth on 12 July', table, 'en')).toBe(
      'Berth · June to August\nup to 8 m · 28 €\n8–10 m · 36 €',
    );
  });
});

describe('items and sentences', () => {
  test('an item is labeled by its value', () => {
    const list = 'Tours:\n• 2 people: 90 €\n• 3–5 people: 70 € each\n• 6+ people: ask us';
    expect(fitted(list, 'for four people')?.marked).toEqual(['• 3–5 people: 70 € each']);
    expect(fitted(list, 'for 8 people')?.marked).toEqual(['• 6+ people: ask us']);
  });

  test('a sentence states a range', () => {
    const text = 'Dogs up to 10 kg travel in the cabin. Dogs over 10 kg travel below.';
    expect(fitted(text, 'my dog weighs 25 kg')).toEqual({
      marked: ['Dogs over 10 kg travel below.'],
      others: ['Dogs up to 10 kg travel in the cabin.'],
    });
    expect(fittingText('my dog weighs 25 kg', text, 'en').trim()).toBe('Dogs over 10 kg travel below.');
  });

  test('where all parts fit, none is marked more than the others', () => {
    const text = 'Boats up to 20 m may enter. Boats up to 15 m may stay.';
    const fit = fitOf(text, 'a boat of 8 m');
    expect(fit?.parts.every(({ fits }) => fits)).toBe(true);
    expect(fit?.marks).toEqual([]);
  });

  test('a text without ranges of it stays whole', () => {
    const text = 'We are open all year. Ask at the office.';
    expect(fittingText('for 3 people', text, 'en')).toBe(text);
    expect(fittingText('when are you open?', BERTHS, 'en')).toBe(BERTHS);
  });
});

describe('a question of the bot', () => {
  const excludes = (known: string, asked: string, language: LanguageCode = 'en') =>
    excludesQuantities(known, askedQuantities(asked, language), language);

  test.each<[string, string, boolean]>([
    ['What does a berth for 8 m cost?', 'a berth for 10 m', true],
    ['What does a berth for 10 metres cost?', 'a berth for 10 m', false],
    ['What does a berth up to 12 m cost?', 'a berth for 10 m', false],
    ['Is there a room for 2 people?', 'a room for five people', true],
    ['Is there a room?', 'a room for five people', false],
    // A limit answers that.
    ['Can I return it within 30 days?', 'can I return it after 40 days?', false],
    ['Do orders over 50 € ship for free?', 'is shipping free for 20 €?', false],
  ])('%s, asked %s: about another size: %s', (known, asked, is) => {
    expect(excludes(known, asked)).toBe(is);
  });

  test('excludes nothing if nothing is asked for in numbers', () => {
    expect(excludes('What does a berth for 8 m cost?', 'what does a berth cost?')).toBe(false);
  });
});
