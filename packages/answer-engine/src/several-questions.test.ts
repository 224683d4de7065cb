/** Two questions in one message: neither is dropped silently. */
import type { SourceId } from '@parrot/contract/core';
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
const partsOf = async (question: string) =>
  (await ask(question)).parts?.map(({ title, finding }) => [
    title,
    finding.kind === 'answer' ? finding.answer : finding.kind,
  ]);

test.each([
  [`${WHERE} ${COST}`, [WHERE, COST], ['See the link in your mail.', '4.90 euros.']],
  [
    'Hi! Where is my order? And how much is shipping? Thanks',
    [WHERE, COST],
    ['See the link in your mail.', '4.90 euros.'],
  ],
  [
    'Where is my order and how much is shipping?',
    [WHERE, COST],
    ['See the link in your mail.', '4.90 euros.'],
  ],
  [
    'How much is shipping? And how long is the warranty? My name is Ann and I bought two lamps.',
    [COST, WARRANTY],
    ['4.90 euros.', 'Three years on all lamps.'],
  ],
  [
    'Was kostet der Versand und wie lange gilt die Garantie?',
    ['Was kostet der Versand?', 'Wie lange gilt die Garantie?'],
    ['4,90 Euro.', 'Drei Jahre.'],
  ],
  [
    '¿Cuánto cuesta el envío y cuánto dura la garantía?',
    ['¿Cuánto cuesta el envío?', '¿Cuánto dura la garantía?'],
    ['4,90 euros.', 'Tres años.'],
  ],
  [
    'Combien coûte la livraison et combien de temps dure la garantie ?',
    ['Combien coûte la livraison ?', 'Combien de temps dure la garantie ?'],
    ['4,90 euros.', 'Trois ans.'],
  ],
  [
    'Vad kostar frakten och hur lång är garantin?',
    ['Vad kostar frakten?', 'Hur lång är garantin?'],
    ['49 kronor.', 'Tre år.'],
  ],
])('%s: each gets its own answer', async (question, titles, answers) => {
  expect(await partsOf(question)).toEqual(titles.map((title, at) => [title, answers[at]]));
});

test('a part without an answer is what is left, with suggestions where there are some', async () => {
  expect(await partsOf('Do you sell purple elephants? And how long is the warranty?')).toEqual([
    [WARRANTY, 'Three years on all lamps.'],
    ['', 'unknown'],
  ]);
  const { parts = [] } = await ask('How much is shipping? Are old lamps of other brands covered?');
  expect(parts[1]).toMatchObject({
    question: 'Are old lamps of other brands covered?',
    finding: { kind: 'didYouMean', suggestions: [{ question: WARRANTY }] },
  });
});

test('a document and an FAQ answer one part each', async () => {
  const text = 'Parcels go to all countries of Europe, among them Norway and Iceland.';
  const passages = [{ sourceId: 'src_1' as SourceId, title: 'Shipping', url: '', heading: '', text }];
  const prepared = await prepareKnowledge({ faqs: shop, passages });
  const question = 'How long is the warranty? Do parcels go to Norway and Iceland?';
  const { parts = [] } = await findAnswer(prepared, { question });
  expect(parts.map(({ finding }) => finding.kind === 'answer' && finding.answer)).toEqual([
    'Three years on all lamps.',
    text,
  ]);
});

test.each([
  ['Wie lange gilt die Garantie und liefern Sie in die Schweiz?', 'Liefern Sie in die Schweiz?'],
  ['Combien coûte la livraison et livrez-vous en Suisse ?', 'Livrez-vous en Suisse ?'],
  ['Hur lång är garantin och levererar ni till Norge?', 'Levererar ni till Norge?'],
])('%s: a verb before its pronoun begins a question', async (question, second) => {
  const answer = 'Ja / oui.';
  const faqs = [
    ...shop,
    faq('de', answer, 'Liefern Sie in die Schweiz?'),
    faq('fr', answer, 'Livrez-vous en Suisse ?'),
    faq('sv', answer, 'Levererar ni till Norge?'),
  ];
  const { parts = [] } = await findAnswer(await prepareKnowledge({ faqs }), { question });
  expect(parts[1]).toMatchObject({ title: second, finding: { answer } });
});

test('one of the bot’s own questions needs nothing before it', async () => {
  const faqs = [...shop, faq('en', 'By card.', 'How can I pay?')];
  const question = 'Where is my order? How can I pay?';
  const { parts = [] } = await findAnswer(await prepareKnowledge({ faqs }), { question });
  expect(parts.map(({ title }) => title)).toEqual([WHERE, 'How can I pay?']);
});

test('a question that points back is read with the one before it, as if it had been asked next', async () => {
  const faqs = [
    ...shop,
    faq('en', 'Yes, with any switch.', 'Is the Lysa dimmable?', 'Can I dim the Lysa?'),
    faq('en', 'It weighs 9 kilograms.', 'How heavy is the Lysa?', 'What does the Lysa weigh?'),
  ];
  const prepared = await prepareKnowledge({ faqs });
  for (const question of [
    'Is the Lysa dimmable? How heavy is it?',
    'Is the Lysa dimmable and how heavy is it',
  ]) {
    const { parts = [] } = await findAnswer(prepared, { question });
    expect(parts.map(({ finding }) => finding.kind === 'answer' && finding.answer)).toEqual([
      'Yes, with any switch.',
      'It weighs 9 kilograms.',
    ]);
  }
});

test('a part is named as it was asked, unless that could be formatting or a link', async () => {
  const titles = async (question: string) => (await ask(question)).parts?.map(({ title }) => title);
  expect(await titles('How long is the guarantee on lamps and what does delivery cost')).toEqual([
    'How long is the guarantee on lamps?',
    'What does delivery cost?',
  ]);
  expect(
    await titles('How long is the warranty ![x](https://evil.example/x.png)? What does delivery cost?'),
  ).toEqual([WARRANTY, 'What does delivery cost?']);
});

test.each([
  ['Where is my order? I need it.', 'See the link in your mail.'],
  ['How long is the warranty and what does it cover?', 'Three years on all lamps.'],
  ['Where is my order? Can I track my order?', 'See the link in your mail.'],
  ['How long is the warranty? Who wrote it?', 'Three years on all lamps.'],
  ['How long is the warranty? My name is Ann and I bought two lamps.', 'Three years on all lamps.'],
])('%s is one question', async (question, answer) => {
  const finding = await ask(question);
  expect(finding).toMatchObject({ kind: 'answer', answer });
  expect(finding.parts).toBeUndefined();
});
