import { type FaqId, newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { prepareSimilar } from './similar-questions.ts';

const faq = (...questions: string[]) => ({ faqId: newId('faq'), questions });
const hours = faq('What are your opening hours?', 'When are you open?');
const password = faq('How do I reset my password?');
const parcel = faq('Where is my parcel?');
const FILLER = Array.from({ length: 30 }, (_, at) => faq(`Does product number ${at} have a warranty?`));
const find = async (question: string, most = 3) =>
  (await prepareSimilar([hours, password, parcel, ...FILLER], 'en')).find(question, most);

test.each<[string, FaqId]>([
  ['what are your opening hours', hours.faqId],
  ['What are the opening hours?', hours.faqId],
  ['How can I reset passwords?', password.faqId],
  ['Where is my parcell?', parcel.faqId],
])('%s is there already', async (question, faqId) => {
  expect((await find(question))[0]).toMatchObject({ faqId });
});

test.each(['How do I close my account?', 'Where are your shops?', 'What are your prices?', '', '?', 'the'])(
  '%j is not there yet',
  async (question) => {
    expect(await find(question)).toEqual([]);
  },
);

test('the same words are the same question with a similarity of 1, all others below', async () => {
  expect(await find('  WHEN are you OPEN')).toMatchObject([
    { faqId: hours.faqId, question: 'When are you open?', similarity: 1, isSame: true },
  ]);
  const [near] = await find('What are the opening hours?');
  expect(near).toMatchObject({ isSame: false });
  expect(near?.similarity).toBeLessThan(1);
});

describe('the result', () => {
  const doubles = [faq('Can I pay by card?'), faq('Can I pay with a card?'), faq('Can I pay by cards?')];

  test('has each FAQ once, by the variant that is nearest, best first, and no more than requested', async () => {
    const similar = await prepareSimilar(
      [...doubles, faq('Can I pay by card?', 'Pay by card?'), ...FILLER],
      'en',
    );
    const found = similar.find('Can I pay by card?', 10);
    expect(new Set(found.map(({ faqId }) => faqId)).size).toBe(found.length);
    expect(found.map(({ similarity }) => similarity)).toEqual(
      found.map(({ similarity }) => similarity).sort((one, other) => other - one),
    );
    expect(similar.find('Can I pay by card?', 2)).toHaveLength(2);
  });

  test('is the same every time, and nothing without FAQs', async () => {
    expect(await find('opening hours')).toEqual(await find('opening hours'));
    expect((await prepareSimilar([], 'en')).find('opening hours', 3)).toEqual([]);
  });
});

test('each language is compared by its own word forms', async () => {
  const german = await prepareSimilar([faq('Wie kann ich meine Bestellung stornieren?')], 'de');
  expect(german.find('Wie kann ich Bestellungen stornieren?', 1)).toHaveLength(1);
});
