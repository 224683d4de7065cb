/** Lists, procedures and tables are quoted whole, and numbers are matched against ranges. */
import { type LanguageCode, newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { type Finding, findAnswer, type KnownFaq, type KnownPassage, prepareKnowledge } from './index.ts';

const SOURCE = { sourceId: newId('src'), title: 'Marina', url: 'https://marina.example' };
const passage = (heading: string, text: string, source = SOURCE): KnownPassage => ({
  ...source,
  heading,
  text,
});
const ask = async (passages: KnownPassage[], question: string, faqs: KnownFaq[] = []): Promise<Finding> =>
  findAnswer(await prepareKnowledge({ faqs, passages }), { question });
const answerTo = async (...input: Parameters<typeof ask>): Promise<string> => {
  const finding = await ask(...input);
  return finding.kind === 'answer' ? finding.answer : finding.kind;
};

const OTHERS: KnownPassage[] = [
  passage('Showers', 'The showers are behind the harbor office. They open at six in the morning.'),
  passage('Weather', 'The forecast hangs at the pier. It is renewed twice a day.'),
];

describe('a procedure is quoted with all of its steps', () => {
  const STEPS =
    '1. Open your booking.\n2. Choose Cancel and a reason.\n3. Confirm with the code we send you.';
  test.each<[string, string, string]>([
    ['under its heading', 'Cancel a tour', STEPS],
    ['after a sentence', 'Tours', `Tours start at the pier. A tour is canceled in three steps:\n${STEPS}`],
    ['after an introduction with a full stop', 'Tours', `To cancel a tour, follow these steps.\n${STEPS}`],
    ['within one line', 'Cancel a tour', STEPS.replaceAll('\n', ' ')],
    [
      'in sentences',
      'Cancel a tour',
      'First, open your booking. Then choose Cancel and a reason. Finally, confirm with the code we send you.',
    ],
  ])('%s', async (_where, heading, text) => {
    const answer = await answerTo([passage(heading, text), ...OTHERS], 'How do I cancel a tour?');
    expect(answer).toMatch(/open your booking/i);
    expect(answer).toMatch(/confirm with the code we send you\.$/i);
  });

  test('also when the question is about one of its steps', async () => {
    const text = `Some words about tours and boats.\n${STEPS}`;
    const answer = await answerTo([passage('Tours', text), ...OTHERS], 'Which code do I confirm with?');
    expect(answer).toContain('1. Open your booking.');
    expect(answer).toContain('3. Confirm');
    expect(answer).toMatch(/^\*\*Tours\*\*\n/);
  });
});

const BERTHS: Record<LanguageCode, { heading: string; rows: string[]; right: string; question: string }> = {
  en: {
    heading: 'Berth prices',
    rows: ['Length · Price per night', 'up to 8 m · 24 €', '8–10 m · 31 €', 'over 10 m · 45 €'],
    right: '**8–10 m** · **31 €**',
    question: 'What does a berth for ten metres cost?',
  },
  de: {
    heading: 'Preise der Liegeplätze',
    rows: ['Länge · Preis pro Nacht', 'bis 8 m · 24 €', '8 bis 10 m · 31 €', 'über 10 m · 45 €'],
    right: '**8 bis 10 m** · **31 €**',
    question: 'Was kosten Liegeplätze für zehn Meter?',
  },
  es: {
    heading: 'Precios de los amarres',
    rows: ['Eslora · Precio por noche', 'hasta 8 m · 24 €', 'de 8 a 10 m · 31 €', 'más de 10 m · 45 €'],
    right: '**de 8 a 10 m** · **31 €**',
    question: '¿Cuál es el precio de un amarre de diez metros?',
  },
  fr: {
    heading: 'Prix des places',
    rows: ['Longueur · Prix par nuit', 'jusqu’à 8 m · 24 €', 'de 8 à 10 m · 31 €', 'plus de 10 m · 45 €'],
    right: '**de 8 à 10 m** · **31 €**',
    question: 'Quel est le prix d’une place de dix mètres ?',
  },
  sv: {
    heading: 'Priser för båtplatser',
    rows: ['Längd · Pris per natt', 'upp till 8 m · 24 €', '8 till 10 m · 31 €', 'över 10 m · 45 €'],
    right: '**8 till 10 m** · **31 €**',
    question: 'Vad kostar båtplatser för tio meter?',
  },
};

describe('a number is matched against the ranges of a table', () => {
  test.each(Object.keys(BERTHS) as LanguageCode[])('%s: the right row is marked', async (language) => {
    const { heading, rows, right, question } = BERTHS[language];
    const answer = await answerTo([passage(heading, rows.join('\n')), ...OTHERS], question);
    expect(answer.split('\n')).toEqual([
      `**${heading}**`,
      ...rows.map((row) => (row === right.replaceAll('**', '') ? right : row)),
    ]);
  });

  test.each([
    ['for eleven metres', '**over 10 m** · **45 €**'],
    ['for a boat of 5 m', '**up to 8 m** · **24 €**'],
    ['for 900 cm', '**8–10 m** · **31 €**'],
  ])('a berth %s', async (size, right) => {
    const { heading, rows } = BERTHS.en;
    const answer = await answerTo(
      [passage(heading, rows.join('\n')), ...OTHERS],
      `What is the berth price per night ${size}?`,
    );
    expect(answer).toContain(right);
    expect(answer.match(/\*\*.* · /g)).toHaveLength(1);
  });

  test('a word that the table lacks does not hide the row that fits', async () => {
    const { heading, rows } = BERTHS.en;
    const known = [passage(heading, rows.join('\n')), ...OTHERS];
    expect(await answerTo(known, 'a berth for a boat of 12 m')).toContain('**over 10 m** · **45 €**');
    const files = ['up to 8 m', '8–10 m', '10–12 m'].map((length, at) =>
      passage('', `Berth: ${length}\nPrice per night: ${24 + at} €`),
    );
    expect(await answerTo([...files, ...OTHERS], 'a berth for a boat of 12 m')).toBe(
      'Berth: 10–12 m\nPrice per night: 26 €',
    );
  });

  test.each(['a room for 12 m', 'a trailer of 7 m', 'a berth for a dog of 12 kg', 'wifi at berth 12'])(
    'a number alone is no answer: %s',
    async (question) => {
      const { heading, rows } = BERTHS.en;
      expect(await answerTo([passage(heading, rows.join('\n')), ...OTHERS], question)).toBe('unknown');
    },
  );

  test('without a number no row is marked', async () => {
    const { heading, rows } = BERTHS.en;
    const answer = await answerTo(
      [passage(heading, rows.join('\n')), ...OTHERS],
      'What are the berth prices?',
    );
    expect(answer).toBe([`**${heading}**`, ...rows].join('\n'));
  });

  test('ranges in the head of a table mark the column', async () => {
    const rows = ['Season · up to 8 m · 8–10 m', 'Summer · 24 € · 31 €', 'Winter · 12 € · 15 €'];
    const answer = await answerTo(
      [passage('Berth prices', rows.join('\n')), ...OTHERS],
      'What is the berth price for ten metres?',
    );
    expect(answer).toContain('Summer · 24 € · **31 €**\nWinter · 12 € · **15 €**');
  });

  test('dates and people', async () => {
    const tours = passage(
      'Tour prices',
      'Persons · 1 March – 31 May · 1 June – 31 August\n1–2 · 40 € · 60 €\n3–4 · 70 € · 90 €',
    );
    expect(await answerTo([tours, ...OTHERS], 'What is the tour price on 12 March?')).toContain(
      '**40 €** · 60 €',
    );
    const seasons = passage('Tour prices', 'Season · Price\nMarch to May · 40 €\nJune to August · 60 €');
    expect(await answerTo([seasons, ...OTHERS], 'What is the tour price on 12 July?')).toContain(
      '**June to August** · **60 €**',
    );
    const groups = passage('Tour prices', '• 1–2 people: 40 €\n• 3–4 people: 70 €\n• 5 people or more: 90 €');
    expect(await answerTo([groups, ...OTHERS], 'What is the tour price for 3 people?')).toContain(
      '• **3–4 people: 70 €**',
    );
  });

  test('sentences with ranges are quoted together', async () => {
    const prose = passage(
      'Berths',
      'A berth for a boat of up to 8 m costs 24 €. Between 8 m and 10 m the berth costs 31 €. Over 10 m it costs 45 €.',
    );
    const answer = await answerTo([prose, ...OTHERS], 'What does a berth for a boat of ten metres cost?');
    expect(answer).toContain('**Between 8 m and 10 m the berth costs 31 €.**');
    expect(answer).toContain('up to 8 m costs 24 €');
  });

  test('a range that excludes what was asked is not stated alone', async () => {
    const prose = passage('Berths', 'A berth for a boat of up to 8 m costs 24 € per night.');
    expect(
      await answerTo([prose, ...OTHERS], 'What does a berth for a boat of ten metres cost per night?'),
    ).toBe('unknown');
    expect(
      await answerTo([prose, ...OTHERS], 'What does a berth for a boat of 7 m cost per night?'),
    ).toContain('24 €');
  });

  test('a time limit answers a question about a longer time', async () => {
    const prose = passage('Returns', 'You can send back a life jacket for up to 30 days.');
    const answer = await answerTo([prose, ...OTHERS], 'Can I send back a life jacket after 40 days?');
    expect(answer).toBe('You can send back a life jacket for up to 30 days.');
  });

  test('of the rows of a table file, the one that fits is quoted, or the whole table', async () => {
    const rows = ['up to 8 m', '8–10 m', '10–12 m'].map((length, at) =>
      passage('', `Berth: ${length}\nPrice per night: ${24 + at} €`),
    );
    const question = (size: string) => `What is the berth price per night for ${size}?`;
    expect(await answerTo([...rows, ...OTHERS], question('9 m'))).toBe(
      'Berth: 8–10 m\nPrice per night: 25 €',
    );
    expect(await answerTo([...rows, ...OTHERS], question('20 m'))).toBe(
      'Berth · Price per night\nup to 8 m · 24 €\n8–10 m · 25 €\n10–12 m · 26 €',
    );
  });

  test('an FAQ about another size is offered, not given as the answer', async () => {
    const faq: KnownFaq = {
      faqId: newId('faq'),
      languageCode: 'en',
      questions: ['What does a berth for up to 8 metres cost?'],
      answer: '24 €',
      link: '',
    };
    expect((await ask([], 'What does a berth for ten metres cost?', [faq])).kind).toBe('didYouMean');
    expect(await answerTo([], 'What does a berth for 7 metres cost?', [faq])).toBe('24 €');
  });

  test('an FAQ whose answer is about the day that was asked is given', async () => {
    const faq: KnownFaq = {
      faqId: newId('faq'),
      languageCode: 'en',
      questions: ['When are you open?', 'Are you open on Saturday?'],
      answer: 'Monday to Friday from 8:00 to 18:00, and on Saturdays until noon.',
      link: '',
    };
    expect(await answerTo([], 'Are you open on Tuesday?', [faq])).toBe(faq.answer);
    expect((await ask([], 'Are you open on Sunday?', [faq])).kind).toBe('didYouMean');
  });
});

test('in a long table, the row that alone names what was asked is marked', async () => {
  const parts = ['rudder', 'anchor', 'fender', 'winch', 'cleat', 'mast', 'boom', 'keel', 'hatch', 'stove'];
  const text = ['Part · Delivery time', ...parts.map((part, at) => `${part} · ${at + 1} weeks`)].join('\n');
  const answer = await answerTo(
    [passage('Spare parts', text), ...OTHERS],
    'What is the delivery time of spare parts for a stove?',
  );
  expect(answer).toContain('hatch · 9 weeks\n**stove** · **10 weeks**');
});

describe('two sources that disagree', () => {
  const other = { sourceId: newId('src'), title: 'Old flyer', url: '' };
  const text = (price: number) => `The shuttle boat to the island costs ${price} € for adults.`;

  test('are both given, and named in the trace', async () => {
    const finding = await ask(
      [passage('Shuttle', text(9)), passage('Shuttle', text(7), other), ...OTHERS],
      'What does the shuttle boat to the island cost?',
    );
    expect(finding).toMatchObject({
      kind: 'answer',
      answer: text(9),
      contradictedBy: { answer: text(7), source: { title: 'Old flyer' } },
      trace: { disagreement: [{ title: 'Marina' }, { title: 'Old flyer', sourceId: other.sourceId }] },
    });
  });

  test('are one answer where they agree', async () => {
    const finding = await ask(
      [passage('Shuttle', text(9)), passage('Shuttle', text(9), other), ...OTHERS],
      'What does the shuttle boat to the island cost?',
    );
    expect(finding).toMatchObject({ kind: 'answer', answer: text(9) });
    expect(finding).not.toHaveProperty('contradictedBy');
    expect(finding.trace).not.toHaveProperty('disagreement');
  });

  test('in a row of two tables', async () => {
    const table = (price: number) => `Ticket · Price\nAdult · ${price} €\nChild · 3 €`;
    const finding = await ask(
      [passage('Shuttle tickets', table(9)), passage('Shuttle tickets', table(7), other), ...OTHERS],
      'What do shuttle tickets cost?',
    );
    expect(finding.trace.disagreement).toHaveLength(2);
  });
});

test('a table of 5,000 rows and a question of 4,000 letters take a moment', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `${at}–${at + 1} m · ${at} €`).join('\n');
  const began = process.cpuUsage();
  const prepared = await prepareKnowledge({
    faqs: [],
    passages: [passage('Berth prices', `Length · Price\n${rows}`), ...OTHERS],
  });
  for (const question of [
    'What is the berth price for ten metres?',
    `What is the berth price for ten metres? ${'ten metres '.repeat(360)}`,
    '12 '.repeat(1_333),
  ])
    await findAnswer(prepared, { question });
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000);
});
