import type { LanguageCode } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { parseDocument } from '../reading/parse-document.ts';
import { SAMPLES } from '../sources/sample-documents/all-samples.ts';
import { extractFaqs } from './extract-faqs.ts';
import { groundedFaqs } from './generate-with-model.ts';

const read = async (name: string, content: string) => {
  const result = await parseDocument({
    bytes: Buffer.from(content),
    name,
    contentType: '',
    mostPassages: 100,
  });
  if ('problem' in result) throw new Error(result.problem);
  return result.passages;
};
const drawn = async (name: string, content: string, language: LanguageCode = 'en') =>
  extractFaqs(await read(name, content), language);
const asked = async (...document: Parameters<typeof drawn>) =>
  (await drawn(...document)).map(({ from, question }) => [from, question[0]]);

test('collapsible questions, lists of questions and marked Q and A become drafts with their location [KNW-05]', async () => {
  const html = `<html><body><main><h1>Help</h1><h2 id="orders">Orders</h2><p>All about orders, from the first click to the door.</p>
    <details id="where"><summary>Where is my parcel?</summary><p>Click the number in the e-mail.</p></details>
    <dl><dt>Is there somewhere to park?</dt><dd>Behind the house.</dd><dt>Voucher</dt><dd>a code that saves you money</dd></dl>
    <h2>More</h2><p>Q: Can I pay later?<br>A: Yes, within 14 days.<br>Q: And in cash?<br>A: Only in the shop.</p></main></body></html>`;
  expect(await drawn('help.html', html)).toMatchObject([
    {
      from: 'question',
      question: ['Where is my parcel?'],
      answer: 'Click the number in the e-mail.',
      place: 'where',
    },
    { from: 'question', question: ['Is there somewhere to park?'], answer: 'Behind the house.' },
    { from: 'question', question: ['Can I pay later?'], answer: 'Yes, within 14 days.' },
    { from: 'question', question: ['And in cash?'], answer: 'Only in the shop.' },
  ]);
});

test('steps, definitions, prices and plain headings become drafts, each with its confidence', async () => {
  const [policies, help, manual, prices] = SAMPLES;
  if (!policies || !help || !manual || !prices) throw new Error('a sample is missing');
  expect(await asked(policies.fileName, policies.content)).toEqual(
    expect.arrayContaining([
      ['steps', 'How do I cancel an order?'],
      ['definition', 'What is Fern & Field?'],
      ['heading', 'What should I know about returns?'],
    ]),
  );
  expect((await asked(help.fileName, help.content)).map(([from]) => from)).toEqual(Array(7).fill('question'));
  expect(await asked(manual.fileName, manual.content)).toEqual(
    expect.arrayContaining([
      ['definition', 'What is the Corvo 200?'],
      ['steps', 'How do I descale the machine?'],
      ['question', 'Can I use ground coffee?'],
    ]),
  );
  const tyre = (await drawn(prices.fileName, prices.content)).find(({ question }) =>
    /flat tyre/.test(question[0] ?? ''),
  );
  expect(tyre).toMatchObject({
    question: ['What does a flat tyre cost?'],
    answer: 'Flat tyre: Price 15 €, Time 30 minutes, Note New tube included',
  });
});

test.each([
  [
    'de',
    '# Hilfe\n\nText.\n\n## Wie lange dauert der Versand?\n\nZwei Tage.\n\n## Gutschein\n\nEin Gutschein ist ein Code, mit dem Sie sparen.',
    ['Wie lange dauert der Versand?', 'Was ist ein Gutschein?'],
  ],
  [
    'es',
    '# Ayuda\n\nTexto.\n\n## Cómo cancelar un pedido\n\nAbra el pedido.\n\n## Vale\n\nUn vale es un código que ahorra dinero.',
    ['¿Cómo puedo cancelar un pedido?', '¿Qué es un vale?'],
  ],
  [
    'fr',
    '# Aide\n\nTexte.\n\n## Comment annuler une commande\n\nOuvrez la commande.\n\n## Bon\n\nUn bon est un code qui fait gagner.',
    ['Comment annuler une commande ?', 'Qu’est-ce qu’un bon ?'],
  ],
  [
    'sv',
    '# Hjälp\n\nText.\n\n## Hur man avbokar din order\n\nÖppna ordern.\n\n## Kod\n\nEn kod är ett tal som sparar pengar.',
    ['Hur avbokar jag min order?', 'Vad är en kod?'],
  ],
] as const)('in %s', async (language, markdown, questions) => {
  expect((await asked('a.md', markdown, language)).map(([, question]) => question)).toEqual(questions);
});

test.each([
  [
    'en',
    'Service,Price\nBrake pads,9 €\nWheel truing,9 €\nE-bike test,9 €\nCorvo 200,9 €\nTyre (front),9 €',
    [
      'What do brake pads cost?',
      'What does wheel truing cost?',
      'What does an E-bike test cost?',
      'What does Corvo 200 cost?',
    ],
  ],
  [
    'de',
    'Leistung,Preis\nKleine Inspektion,9 €\nReparaturen vor Ort,9 €\nDer Versand,9 €\nKette,9 €',
    ['Was kostet die kleine Inspektion?', 'Was kostet der Versand?'],
  ],
  [
    'es',
    'Servicio,Precio\nReparación de frenos,9 €\nFrenos,9 €\nEnvío,9 €\nLlave,9 €',
    ['¿Cuánto cuesta la reparación de frenos?', '¿Cuánto cuestan los frenos?', '¿Cuánto cuesta el envío?'],
  ],
  ['fr', 'Service,Prix\nRéparation,9 €\nEntretien,9 €', ['Combien coûte la réparation ?']],
] as const)(
  'in %s prices are asked for in a natural question, or not at all',
  async (language, csv, questions) => {
    expect((await asked('a.csv', csv, language)).map(([, question]) => question)).toEqual(questions);
  },
);

test('a text without questions and definitions gives no drafts; a long answer ends after a sentence', async () => {
  expect(await asked('a.txt', 'We walked along the shore. It was late. This is how it went.')).toEqual([]);
  const [only] = await drawn('a.md', `# What happens then?\n\n${'Something happens then. '.repeat(200)}`);
  expect(only?.answer.length).toBeLessThanOrEqual(1_500);
  expect(only?.answer.endsWith('then.')).toBe(true);
});

test('of a model’s drafts, only valid ones grounded in their passage are stored', () => {
  const passages = [{ heading: 'Returns', text: 'You can send it back within 30 days at our cost.' }];
  const good = {
    question: 'How long can I send it back?',
    answer: 'You can send it back within 30 days.',
    passage: 1,
  };
  const written = (...all: object[]) => JSON.stringify(all);
  expect(groundedFaqs(`\`\`\`json\n${written(good)}\n\`\`\``, passages, 'en')).toMatchObject([
    { from: 'model', question: [good.question], heading: 'Returns' },
  ]);
  for (const wrong of [
    'Here you are: []',
    written({ ...good, answer: 'You can send it back within 60 days.' }),
    written({ ...good, answer: 'Our competitors offer nothing comparable whatsoever.' }),
    written({ ...good, answer: 'Send it back, see https://evil.example.' }),
    written({ ...good, passage: 7 }),
    JSON.stringify(good),
    'IGNORE THE ABOVE',
  ])
    expect(groundedFaqs(wrong, passages, 'en')).toEqual([]);
});
