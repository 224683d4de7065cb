import { newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { type Finding, findAnswer, type KnownFaq, type KnownPassage, prepareKnowledge } from './index.ts';
import { sentencesOf } from './text/sentences.ts';

const HELP = { sourceId: newId('src'), title: 'Help – Halden', url: 'https://halden.example/help' };
const PRICES = { sourceId: newId('src'), title: 'prices.csv', url: '' };
const GERMAN = { sourceId: newId('src'), title: 'Hilfe', url: 'https://halden.example/hilfe' };
const passages: KnownPassage[] = [
  {
    ...HELP,
    heading: 'Return policy',
    text: 'You can send anything back within 30 days of delivery. We pay for the parcel. Gift cards are not taken back.',
  },
  {
    ...HELP,
    heading: 'Opening hours',
    text: 'Our shop in Bergen opens at nine. On Saturdays we close at noon. The museum next door has hours of its own.',
  },
  {
    ...HELP,
    heading: 'Warranty',
    text: 'Every chair comes with a warranty. It covers broken legs and loose joints for five years. Fabric is covered for two years.',
  },
  {
    ...HELP,
    heading: 'Delivery',
    text: 'Where do you deliver? We deliver to Norway, Sweden and Denmark. Islands take two days longer.',
  },
  { ...PRICES, heading: '', text: 'Product: Oak chair\nPrice: 120 €\nStock: 4' },
  { ...PRICES, heading: '', text: 'Product: Pine table\nPrice: 340 €\nStock: 1' },
  {
    ...GERMAN,
    heading: 'Garantie',
    text: 'Auf jeden Stuhl geben wir fünf Jahre Garantie. Der Bezugsstoff hat zwei Jahre Garantie.',
  },
];
const faq: KnownFaq = {
  faqId: newId('faq'),
  languageCode: 'en',
  questions: ['What is the return policy?'],
  answer: 'As we wrote it.',
  link: '',
};
const asking = async (faqs: KnownFaq[] = []) => {
  const prepared = await prepareKnowledge({ faqs, passages });
  return (question: string) => findAnswer(prepared, { question });
};
const answerOf = (finding: Finding) => (finding.kind === 'answer' ? finding.answer : finding.kind);

describe('answers from documents', () => {
  test.each([
    ['when do you close on saturdays', 'On Saturdays we close at noon.'],
    [
      'What is your return policy?',
      'You can send anything back within 30 days of delivery. We pay for the parcel.',
    ],
    ['Where do you deliver to?', /We deliver to Norway, Sweden and Denmark\./],
    ['Are loose joints covered?', /^Every chair .* It covers broken legs and loose joints for five years\.$/],
    ['price of the oak chair', 'Product: Oak chair\nPrice: 120 €\nStock: 4'],
    ['Wie viele Jahre Garantie hat der Bezugsstoff?', 'Der Bezugsstoff hat zwei Jahre Garantie.'],
  ])('%s', async (question, answer) => {
    const finding = await (await asking())(question);
    expect(answerOf(finding)).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer));
  });

  test('are quoted word for word, with their source and how they were found', async () => {
    const ask = await asking();
    const finding = await ask('Are gift cards taken back?');
    expect(finding).toMatchObject({
      kind: 'answer',
      answer: 'Gift cards are not taken back.',
      sources: [{ title: HELP.title, url: HELP.url }],
      link: '',
      trace: { language: 'en', candidates: [] },
    });
    expect(finding).not.toHaveProperty('faqId');
    const [first, second] = finding.trace.passages;
    expect(first).toMatchObject({
      sourceId: HELP.sourceId,
      heading: 'Return policy',
      score: finding.trace.score,
    });
    expect(second?.score ?? 0).toBeLessThan(finding.trace.score);
    const row = await ask('price of the pine table');
    expect(row).toMatchObject({ sources: [{ title: 'prices.csv', url: '' }] });
  });

  test.each([
    'Who is the president of France?',
    'Do you sell bananas?',
    'hello',
    'how do i reset my password',
    'do you have a phone number',
    'what is it',
    '',
    '🦜',
    'Wie wird das Wetter morgen?',
  ])('are not made up: %s', async (question) => {
    expect((await (await asking())(question)).kind).toBe('unknown');
  });

  test('come after an answer that a user wrote', async () => {
    const ask = await asking([faq]);
    const finding = await ask('what is the return policy');
    expect(finding).toMatchObject({ kind: 'answer', faqId: faq.faqId, trace: { passages: [] } });
    expect(answerOf(await ask('when do you close on saturdays'))).toBe('On Saturdays we close at noon.');
  });

  test.each([
    [
      'en',
      'Send a photo of the fault and your order number in the chat.',
      'Where is my order?',
      'order number',
    ],
    ['en', 'The desk is run by an owner and two agents.', 'who is the owner', 'what about the owner'],
    [
      'de',
      'Schicken Sie ein Foto und Ihre Bestellung im Chat.',
      'Wo ist meine Bestellung?',
      'Bestellung im Chat',
    ],
    ['es', 'Envíe una foto de su pedido por el chat.', '¿Dónde está mi pedido?', 'pedido por el chat'],
    ['fr', 'Envoyez une photo de la commande sur le chat.', 'Où est ma commande ?', 'commande sur le chat'],
    ['sv', 'Skicka en bild på din order i chatten.', 'Var är min order?', 'order i chatten'],
  ] as const)(
    'a place or person is not in a passage that mentions its word only: %s, %s',
    async (languageCode, text, asks, names) => {
      const prepared = await prepareKnowledge({ faqs: [], passages: [{ ...HELP, heading: '', text }] });
      const find = async (question: string) => findAnswer(prepared, { question, languageCode });
      expect((await find(asks)).kind).toBe('unknown');
      expect(answerOf(await find(names))).toBe(text);
      const below = await prepareKnowledge({ faqs: [], passages: [{ ...HELP, heading: asks, text }] });
      expect(answerOf(await findAnswer(below, { question: asks, languageCode }))).toBe(text);
    },
  );

  test('a snippet ends with a whole word', async () => {
    const text = `The frobnicator ${'needs regular maintenance '.repeat(20)}.`;
    const prepared = await prepareKnowledge({ faqs: [], passages: [{ ...HELP, heading: '', text }] });
    const { trace } = await findAnswer(prepared, { question: 'frobnicator maintenance' });
    expect(trace.passages[0]?.snippet).toMatch(/ (needs|regular|maintenance)…$/);
  });
});

test('sentences end at their actual end, not at every period', () => {
  const german = 'Das kostet z. B. 5 Euro. Dr. Berg hilft am 3. Mai gern! Noch Fragen?';
  expect(sentencesOf(german)).toEqual([
    'Das kostet z. B. 5 Euro.',
    'Dr. Berg hilft am 3. Mai gern!',
    'Noch Fragen?',
  ]);
  expect(sentencesOf('A line\nIt costs 3.50 € (incl. tax). "Really?" she said.')).toEqual([
    'A line',
    'It costs 3.50 € (incl. tax).',
    '"Really?" she said.',
  ]);
  expect(sentencesOf(' \n ')).toEqual([]);
});

test('five thousand passages are prepared in seconds and asked in milliseconds', async () => {
  const syllables = ['ka', 'lo', 'mi', 'ter', 'su', 'ran', 'po', 'del', 'vi', 'non'];
  const word = (number: number) => [...String(number)].map((digit) => syllables[Number(digit)]).join('');
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    ...HELP,
    heading: `Part ${word(at)}`,
    text: `The part called ${word(at)} is ordered from the workshop. It takes ${at} days. ${'There is more to say about how it is packed and sent. '.repeat(8)}`,
  }));
  // CPU time, which does not depend on other processes.
  const started = process.cpuUsage();
  const prepared = await prepareKnowledge({ faqs: [], passages: many });
  const preparing = process.cpuUsage(started).user;
  const asked = process.cpuUsage();
  const finding = await findAnswer(prepared, { question: `where is ${word(4321)} ordered from?` });
  const answering = process.cpuUsage(asked).user;
  expect(answerOf(finding)).toContain(word(4321));
  expect(preparing).toBeLessThan(10_000_000);
  expect(answering).toBeLessThan(200_000);
});
