import { LIMITS, newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import {
  type Finding,
  findAnswer,
  type Knowledge,
  type PreparedKnowledge,
  prepareKnowledge,
  previousTurn,
} from '../index.ts';
import { knownFaq as faq } from '../known-faq.fixture.ts';

const BREAKFAST = 'Breakfast is from 7:00 to 10:30, on weekends until 11:00. It costs 18 euros.';
const PARKING = 'There’s a garage for 19 euros a night. Spaces can’t be reserved.';
const CHECK_IN = 'Your room is ready in the afternoon.';
const CHECK_OUT = 'Please leave your room by noon.';
const SHIPPING = 'Delivery is 4.90 euros, and express 9.90 euros.';
const COUNTRIES = 'We ship to Norway and Switzerland.';
const hotel: Knowledge = {
  faqs: [
    faq('en', BREAKFAST, 'When is breakfast?', 'What does breakfast cost?'),
    faq('en', PARKING, 'Do you have parking?', 'Where can I park my car?'),
    faq('en', CHECK_IN, 'When can I check in?'),
    faq('en', SHIPPING, 'How much is shipping?'),
    faq('en', COUNTRIES, 'Which countries do you ship to?'),
  ],
};
const manual: Knowledge = {
  faqs: [],
  passages: [
    {
      heading: 'How to descale the machine',
      text: 'Descale the machine every two months. Use our descaler; vinegar harms the seals. Press the drop. It takes 20 minutes.',
    },
    { heading: 'How to froth milk', text: 'Fill a jug with cold milk. Frothing takes 40 seconds.' },
    { heading: 'Warranty', text: 'All machines have a warranty of three years. Wear is not covered.' },
  ].map((passage) => ({ sourceId: newId('src'), title: 'Manual', url: '', ...passage })),
};

/** Asks one question after the other, as a visitor does. */
async function conversation(knowledge: Knowledge | PreparedKnowledge, ...questions: string[]) {
  const prepared = 'trained' in knowledge ? knowledge : await prepareKnowledge(knowledge);
  let previous: ReturnType<typeof previousTurn> | undefined;
  let finding: Finding | undefined;
  for (const question of questions) {
    finding = await findAnswer(prepared, { question, ...(previous && { previous }) });
    previous = previousTurn(question, finding, previous);
  }
  if (!finding) throw new Error('nothing was asked');
  const answer = finding.kind === 'answer' ? finding.answer : finding.kind;
  return { answer, readWith: finding.trace.readWith, finding, previous };
}

describe('reads a question with the one before it', () => {
  test.each([
    ['a part of a sentence', 'When is breakfast?', 'And on weekends?', BREAKFAST],
    ['a pronoun', 'Do you have parking?', 'How much is it?', PARKING],
    ['a pronoun and a word of the answer', 'Do you have parking?', 'Can they be reserved?', PARKING],
    ['another FAQ about the same thing', 'Which countries do you ship to?', 'And how much is it?', SHIPPING],
  ])('%s', async (_, first, second, answer) => {
    expect(await conversation(hotel, first, second)).toMatchObject({ answer, readWith: first });
  });

  test.each([
    ['de', 'Wann gibt es Frühstück?', 'Und was kostet das?', 'Frühstück ab 7 Uhr, für 18 Euro.'],
    ['es', '¿Tienen aparcamiento?', '¿Cuánto cuesta eso?', 'Hay un garaje por 19 euros la noche.'],
    ['fr', 'Puis-je venir avec mon chien ?', 'Et un chat ?', 'Chiens et chats sont les bienvenus.'],
    ['sv', 'Vilken tid öppnar ni?', 'Och på lördagar?', 'Kl. 9 på vardagar, lördag kl. 10.'],
  ] as const)('in %s', async (language, first, second, answer) => {
    const knowledge = {
      faqs: [faq(language, answer, first), faq('en', CHECK_IN, 'When can I check in?')],
    };
    expect(await conversation(knowledge, first, second)).toMatchObject({ answer, readWith: first });
  });

  test('quotes the sentence of the section that says it', async () => {
    const first = 'How do I descale the machine?';
    const long = await conversation(manual, first, 'How long does it take?');
    expect(long.answer).toContain('It takes 20 minutes.');
    const often = await conversation(manual, first, 'And how often?');
    expect(often.answer).toContain('every two months');
    const vinegar = await conversation(manual, first, 'Can I use vinegar for that?');
    expect(vinegar.answer).toContain('vinegar harms the seals');
    expect(vinegar.finding.trace.passages[0]?.heading).toBe('How to descale the machine');
  });

  test('a third question continues the first one, too', async () => {
    const questions = ['When is breakfast?', 'And on weekends?', 'What does it cost?'];
    expect(await conversation(hotel, ...questions)).toMatchObject({
      answer: BREAKFAST,
      readWith: 'When is breakfast?',
    });
  });
});

describe('a new question stays new', () => {
  test.each([
    ['Where can I park my car?', PARKING],
    ['And where can I park my car?', PARKING],
    ['What about parking?', PARKING],
    ['Is it possible to check in?', CHECK_IN],
  ])('%s', async (second, answer) => {
    const { answer: found, readWith } = await conversation(hotel, 'When is breakfast?', second);
    expect(found).toBe(answer);
    expect(readWith).toBeUndefined();
  });

  test('a word that another word after it makes a different one', async () => {
    const knowledge = { faqs: [...hotel.faqs, faq('en', CHECK_OUT, 'When do I check out?')] };
    const { answer, readWith } = await conversation(knowledge, 'When can I check in?', 'And check out?');
    expect({ answer, readWith }).toEqual({ answer: CHECK_OUT, readWith: undefined });
  });

  test.each(['Thanks', 'ok thank you', 'something else'])(
    '%s is not answered by a related FAQ',
    async (second) => {
      const knowledge = {
        faqs: [
          faq('en', 'Three years.', 'How long is the warranty?'),
          faq('en', 'We exchange it under warranty.', 'My lamp is broken, is the warranty void?'),
        ],
      };
      const { answer } = await conversation(knowledge, 'How long is the warranty?', second);
      expect(['unknown', 'didYouMean']).toContain(answer);
    },
  );

  test('about a thing whose answer is only known for another one', async () => {
    const knowledge = {
      faqs: [
        faq('en', 'Yes, it dims with any switch.', 'Is the Lysa dimmable?'),
        faq('en', 'It weighs 9 kilograms.', 'How heavy is the Skog shelf?', 'What does the Skog weigh?'),
        faq('en', 'In oak and in black.', 'Which colors does the Skog come in?'),
      ],
    };
    const { answer } = await conversation(knowledge, 'Is the Lysa dimmable?', 'how heavy is it?');
    expect(answer).not.toContain('kilograms');
  });

  test('what its own FAQ asks just so', async () => {
    const knowledge = { faqs: [...hotel.faqs, faq('en', 'Nothing.', 'How much does it cost?')] };
    expect((await conversation(knowledge, 'When can I check in?', 'how much does it cost')).answer).toBe(
      'Nothing.',
    );
  });
});

test('does not guess what the answer before does not say', async () => {
  const first = 'When can I check in?';
  expect(await conversation(hotel, first, 'What does that cost?')).toMatchObject({
    answer: 'unknown',
    readWith: first,
  });
  expect(await conversation(hotel, 'When is breakfast?', 'And for vegans?')).toMatchObject({
    readWith: 'When is breakfast?',
    finding: { kind: expect.not.stringMatching('answer') },
  });
});

describe('a strange question before', () => {
  test('a long one is cut, and takes no time', async () => {
    const prepared = await prepareKnowledge(hotel);
    const long = 'breakfast and '.repeat(300);
    const before = await conversation(prepared, long);
    expect(before.previous?.question.length).toBeLessThanOrEqual(LIMITS.previousQuestionLength);
    const previous = { question: 'x'.repeat(LIMITS.messageLength) };
    const began = performance.now();
    await findAnswer(prepared, { question: 'And for children?', previous });
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test.each([
    ['in another language', 'Wann gibt es morgens etwas zu essen?'],
    ['with markup', '<img src=x onerror=alert(1)> When is <b>breakfast</b>?'],
    ['without words', '?!'],
    ['about an FAQ that is gone', 'When is lunch?'],
  ])('%s changes no other answer', async (_, question) => {
    const prepared = await prepareKnowledge(hotel);
    const previous = { question, answer: { faqId: newId('faq') } };
    const found = await findAnswer(prepared, { question: 'Where can I park my car?', previous });
    expect(found).toMatchObject({ kind: 'answer', answer: PARKING });
    const followed = await findAnswer(prepared, { question: 'And on weekends?', previous });
    expect(followed.trace.readWith ?? '').toHaveLength(question === '?!' ? 0 : question.length);
  });
});
