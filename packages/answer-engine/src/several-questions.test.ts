/** Two questions in one message: neither is dropped silently. */
import { expect, test } from 'vitest';
import { findAnswer, prepareKnowledge } from './index.ts';
import { knownFaq as faq } from './known-faq.fixture.ts';

const WHERE = 'Where is my order?';
const COST = 'How much is shipping?';
const WARRANTY = 'How long is the warranty?';
const shop = [
  faq('en', 'See the link in your mail.', WHERE, 'Track my order'),
  faq('en', '4.90 euros.', COST, 'What does delivery cost?'),
  faq('en', 'Three years on all lamps.', WARRANTY, 'What does the warranty cover?'),
  faq('de', 'Drei Jahre.', 'Wie lange gilt die Garantie?'),
  faq('de', '4,90 Euro.', 'Was kostet der Versand?'),
  faq('es', 'Tres años.', '¿Cuánto dura la garantía?'),
  faq('es', '4,90 euros.', '¿Cuánto cuesta el envío?'),
  faq('fr', 'Trois ans.', 'Combien de temps dure la garantie ?'),
  faq('fr', '4,90 euros.', 'Combien coûte la livraison ?'),
  faq('sv', 'Tre år.', 'Hur lång är garantin?'),
  faq('sv', '49 kronor.', 'Vad kostar frakten?'),
];

const ask = async (question: string) => findAnswer(await prepareKnowledge({ faqs: shop }), { question });

test.each([
  [`${WHERE} ${COST}`, [WHERE, COST]],
  ['Hi! Where is my order? And how much is shipping? Thanks', [WHERE, COST]],
  ['Where is my order and how much is shipping?', [WHERE, COST]],
  [
    'Was kostet der Versand und wie lange gilt die Garantie?',
    ['Was kostet der Versand?', 'Wie lange gilt die Garantie?'],
  ],
  [
    '¿Cuánto cuesta el envío y cuánto dura la garantía?',
    ['¿Cuánto cuesta el envío?', '¿Cuánto dura la garantía?'],
  ],
  [
    'Combien coûte la livraison et combien de temps dure la garantie ?',
    ['Combien coûte la livraison ?', 'Combien de temps dure la garantie ?'],
  ],
  ['Vad kostar frakten och hur lång är garantin?', ['Vad kostar frakten?', 'Hur lång är garantin?']],
])('%s: the visitor chooses', async (question, suggested) => {
  const finding = await ask(question);
  expect(finding.kind === 'didYouMean' && finding.suggestions.map((each) => each.question)).toEqual(
    suggested,
  );
});

test.each([
  ['Where is my order? I need it.', 'See the link in your mail.'],
  ['How long is the warranty and what does it cover?', 'Three years on all lamps.'],
  ['Where is my order? Can I track my order?', 'See the link in your mail.'],
  ['How long is the warranty? My name is Ann and I bought two lamps.', 'Three years on all lamps.'],
])('%s is one question', async (question, answer) => {
  const finding = await ask(question);
  expect(finding.kind === 'answer' ? finding.answer : finding.kind).toBe(answer);
});
