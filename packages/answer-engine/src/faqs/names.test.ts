/** An answer about one thing is not given for another: it is offered. */
import { expect, test } from 'vitest';
import { findAnswer, prepareKnowledge } from '../index.ts';
import { knownFaq as faq } from '../known-faq.fixture.ts';

const shop = [
  faq('en', 'It weighs 9 kilograms.', 'How heavy is the Skog?', 'What does the Skog shelf weigh?'),
  faq('en', 'An E27 bulb of up to 60 watts.', 'Which bulb fits the Lysa?', 'What bulb does a Lysa need?'),
  faq('en', 'Yes. The Lysa is rated IP44.', 'Is the Lysa waterproof?', 'Can the Lysa get wet?'),
  faq('en', 'Two to five days. To Norway, a week.', 'How long does shipping to Sweden take?'),
  faq('en', 'In Berlin, on Saturdays too.', 'Is the store in Berlin open on Saturday?'),
  faq('es', 'Pesa 9 kilos.', '¿Cuánto pesa el Skog?'),
  faq('de', 'Ja, mit jedem Dimmer.', 'Kann man die Lampe dimmen?', 'Ist das Licht dimmbar?'),
];

const ask = async (question: string, faqs = shop) => {
  const finding = await findAnswer(await prepareKnowledge({ faqs }), { question });
  return finding.kind === 'answer' ? finding.answer : finding.kind;
};

test.each([
  ['How heavy is the Skog?', 'It weighs 9 kilograms.'],
  ['how heavy is the skog shelf', 'It weighs 9 kilograms.'],
  ['How heavy is it?', 'It weighs 9 kilograms.'],
  ['Which bulb fits my Lysas?', 'An E27 bulb of up to 60 watts.'],
  ['How long does shipping to Norway take?', 'Two to five days. To Norway, a week.'],
  ['How long does shipping take?', 'Two to five days. To Norway, a week.'],
  ['Is the store in Berlin open on Saturdays?', 'In Berlin, on Saturdays too.'],
  ['¿Cuánto pesa el Skog?', 'Pesa 9 kilos.'],
  ['Kann man das Licht dimmen?', 'Ja, mit jedem Dimmer.'],
])('%s is answered', async (question, answer) => {
  expect(await ask(question)).toBe(answer);
});

test.each([
  'How heavy is the Lysa?',
  'how heavy is the lysa',
  'Which bulb fits the Skog?',
  'Is the Skog waterproof?',
  '¿Cuánto pesa el Lysa?',
])('%s is about another thing', async (question) => {
  expect(await ask(question)).toBe('didYouMean');
});

test('words with a capital that are no names change nothing', async () => {
  const titles = [
    faq('en', 'Within 30 days.', 'How Do I Return An Item?', 'Return Policy And Refunds'),
    faq('en', 'Two days.', 'How Long Does Delivery Take?', 'Delivery Times And Costs'),
  ];
  expect(await ask('How long does a refund take for a return item?', titles)).not.toBe('unknown');
  expect(await ask('how do i return my item', titles)).toBe('Within 30 days.');
});
