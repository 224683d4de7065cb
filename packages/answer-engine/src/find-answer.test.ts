import { faqId, type LanguageCode, LIMITS, newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import {
  createAnswerEngine,
  DEFAULT_THRESHOLD,
  type Finding,
  findAnswer,
  type KnownFaq,
  prepareKnowledge,
} from './index.ts';

const faq = (languageCode: LanguageCode, answer: string, ...questions: string[]): KnownFaq => ({
  faqId: newId('faq'),
  languageCode,
  questions,
  answer,
  link: `https://example.org/${encodeURIComponent(answer)}`,
});

const shop = [
  faq('en', 'password', 'How do I reset my password?', 'I forgot my password'),
  faq('en', 'opening', 'What are your opening hours?', 'When are you open?'),
  faq('en', 'return', 'How can I return an item?', 'Can I send something back?'),
  faq('en', 'shipping', 'How long does shipping take?', 'When will my order arrive?'),
  faq('en', 'payment', 'Which payment methods do you accept?'),
];
const fiveLanguages = [
  faq('en', 'password en', 'How do I reset my password?'),
  faq('en', 'hours en', 'What are your opening hours?'),
  faq('es', 'password es', '¿Cómo restablezco mi contraseña?'),
  faq('es', 'hours es', '¿Cuál es el horario de apertura?'),
  faq('de', 'password de', 'Wie setze ich mein Passwort zurück?'),
  faq('de', 'hours de', 'Wie sind die Öffnungszeiten?'),
  faq('fr', 'password fr', 'Comment réinitialiser mon mot de passe ?'),
  faq('fr', 'hours fr', "Quels sont vos horaires d'ouverture ?"),
  faq('sv', 'password sv', 'Hur återställer jag mitt lösenord?'),
  faq('sv', 'hours sv', 'Vilka öppettider har ni?'),
];

const answerOf = (finding: Finding) => (finding.kind === 'answer' ? finding.answer : finding.kind);
const asking = async (faqs: KnownFaq[]) => {
  const prepared = await prepareKnowledge({ faqs });
  return (question: string, more: { languageCode?: LanguageCode; threshold?: number } = {}) =>
    findAnswer(prepared, { question, ...more });
};

describe('answers', () => {
  test.each([
    ['How do I reset my password?', 'password'],
    ['password', 'password'],
    ['Are you open on Sundays?', 'opening'],
    ['I want to send back my shoes', 'return'],
    ['how long till my orders arrive', 'shipping'],
    ['payment', 'payment'],
  ])('%s', async (question, answer) => {
    const ask = await asking(shop);
    expect(answerOf(await ask(question))).toBe(answer);
  });

  test('the same words score 1, whatever their case, accents, punctuation and spaces', async () => {
    const ask = await asking([...shop, ...fiveLanguages]);
    for (const question of ['  WHAT ARE your opening   hours!!', 'como restablezco mi contrasena']) {
      expect(await ask(question)).toMatchObject({ kind: 'answer', score: 1, trace: { score: 1 } });
    }
  });

  test('an answer includes its link and how it was found', async () => {
    const ask = await asking(shop);
    const finding = await ask('reset my password please', { languageCode: 'en' });
    const [password] = shop;
    expect(finding).toMatchObject({ kind: 'answer', faqId: password?.faqId, link: password?.link });
    expect(finding.trace).toMatchObject({ language: 'en', threshold: DEFAULT_THRESHOLD });
    expect(finding.trace.candidates[0]).toMatchObject({
      faqId: password?.faqId,
      question: 'How do I reset my password?',
      score: finding.trace.score,
      semantic: null,
    });
    expect(finding.trace.candidates.length).toBeLessThanOrEqual(3);
    expect(finding.trace.milliseconds).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ['forgot my pasword', 'password'],
    ['opnening houres', 'opening'],
    ['wich payement metods', 'payment'],
    ['how long does shiping taek', 'shipping'],
  ])('in spite of typos: %s', async (question, answer) => {
    const ask = await asking(shop);
    expect(answerOf(await ask(question))).toBe(answer);
  });

  test('a question that the knowledge does not cover is unknown', async () => {
    const ask = await asking(shop);
    for (const question of [
      'How do I cook rice?',
      'What is the capital of France?',
      'hello',
      'who are you',
    ]) {
      expect(await ask(question), question).toMatchObject({ kind: 'unknown' });
    }
  });

  test('a question of function words alone is found if the FAQ is one too', async () => {
    const ask = await asking([...shop, faq('en', 'me', 'What can you do?')]);
    expect(answerOf(await ask('so what can you do'))).toBe('me');
    expect(answerOf(await ask('who are they'))).toBe('unknown');
  });

  test('of FAQs that match equally none is given as fact', async () => {
    const ask = await asking([
      faq('en', 'current', 'How do I close a current account?'),
      faq('en', 'savings', 'How do I close a savings account?'),
      ...shop,
    ]);
    const finding = await ask('close account');
    expect(finding).toMatchObject({
      kind: 'didYouMean',
      suggestions: [
        { question: 'How do I close a current account?' },
        { question: 'How do I close a savings account?' },
      ],
    });
  });
});

describe('languages', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'I want to reset the password', 'password en'],
    ['en', 'at what hours are you opening', 'hours en'],
    ['es', 'olvidé mi contraseña', 'password es'],
    ['es', 'a qué hora es la apertura, qué horario tienen', 'hours es'],
    ['de', 'Ich möchte das Passwort zurücksetzen', 'password de'],
    ['de', 'Welche Öffnungszeiten haben Sie?', 'hours de'],
    ['fr', "J'ai oublié mon mot de passe", 'password fr'],
    ['fr', 'Quels sont les horaires du magasin ?', 'hours fr'],
    ['sv', 'Jag vill återställa lösenordet', 'password sv'],
    ['sv', 'Vad har ni för öppettider idag?', 'hours sv'],
  ])('%s: %s', async (language, question, answer) => {
    const ask = await asking(fiveLanguages);
    const finding = await ask(question);
    expect(answerOf(finding)).toBe(answer);
    expect(finding.trace.language).toBe(language);
  });

  test('a given language is not detected again, and has priority over the others', async () => {
    const ask = await asking([faq('sv', 'sv', 'Taxi till hotell'), faq('de', 'de', 'Taxi till hotell')]);
    const finding = await ask('taxi till hotell', { languageCode: 'de' });
    expect(answerOf(finding)).toBe('de');
    expect(finding.trace.language).toBe('de');
    expect(answerOf(await ask('hotell taxi', { languageCode: 'de', threshold: 0.1 }))).toBe('de');
    expect(answerOf(await ask('hotell taxi', { languageCode: 'sv', threshold: 0.1 }))).toBe('sv');
  });

  test('an FAQ in another language answers if there is none in the right one', async () => {
    const ask = await asking([faq('en', 'roaming', 'Roaming tariff Internet')]);
    expect(answerOf(await ask('¿Cuál es el roaming tariff de Internet?'))).toBe('roaming');
  });

  test('an FAQ that exists in two languages is one candidate', async () => {
    const both = faq('en', 'hotel', 'Hotel booking');
    const ask = await asking([both, { ...both, languageCode: 'de', questions: ['Hotel buchen'] }]);
    expect((await ask('hotel')).trace.candidates).toHaveLength(1);
  });
});

describe('typos', () => {
  test('are read as words of the bot, and the trace says so', async () => {
    const engine = createAnswerEngine({ loadLexicon: async () => (word) => word === 'about' });
    const prepared = await engine.prepare({
      faqs: [faq('en', 'Within 30 days.', 'How do I return a lamp?')],
    });
    const finding = await engine.find(prepared, { question: 'how do I retrun a lapm', threshold: 0.9 });
    expect(answerOf(finding)).toBe('Within 30 days.');
    expect(finding.trace.corrections).toEqual([
      { written: 'retrun', readAs: 'return' },
      { written: 'lapm', readAs: 'lamp' },
    ]);
  });

  test('stay where it is unknown which words exist', async () => {
    const engine = createAnswerEngine();
    const prepared = await engine.prepare({ faqs: shop });
    const { trace } = await engine.find(prepared, { question: 'retrun' });
    expect(trace.corrections).toEqual([]);
  });
});

describe('bands', () => {
  test('answer from the threshold on, did you mean below it, unknown below that', async () => {
    const ask = await asking(shop);
    const question = 'do you ship to Norway?';
    const { score } = (await ask(question)).trace;
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(1);
    expect((await ask(question, { threshold: score })).kind).toBe('answer');
    expect((await ask(question, { threshold: score * 1.01 })).kind).toBe('didYouMean');
    expect((await ask(question, { threshold: score * 2.4 })).kind).toBe('didYouMean');
    expect((await ask(question, { threshold: score * 2.6 })).kind).toBe('unknown');
  });

  test('at most three suggestions, each by its first question and none twice', async () => {
    const plans = ['gold', 'silver', 'bronze', 'iron'].map((plan) =>
      faq('en', plan, `Price of the ${plan} plan`, `What does ${plan} cost?`),
    );
    const twin = faq('en', 'twin', 'price of the GOLD plan', 'cost of gold');
    const finding = await (await asking([...plans, twin]))('price plan');
    if (finding.kind !== 'didYouMean') throw new Error(`Expected to be asked back, got ${finding.kind}`);
    const shown = finding.suggestions.map(({ question }) => question);
    expect(shown.length).toBeLessThanOrEqual(3);
    expect(shown.every((question) => question.startsWith('Price of the'))).toBe(true);
    expect(new Set(shown.map((question) => question.toLowerCase())).size).toBe(shown.length);
  });
});

describe('order', () => {
  test('between equals the first in the knowledge goes first, every time', async () => {
    const twins = Array.from({ length: 6 }, (_, at) => faq('en', `twin ${at}`, 'Where is the nearest shop?'));
    const expected = twins.slice(0, 3).map((twin) => twin.faqId);
    for (const question of ['Where is the nearest shop?', 'nearest shop']) {
      const ask = await asking(twins);
      const first = (await ask(question)).trace.candidates;
      expect(first.map((candidate) => candidate.faqId)).toEqual(expected);
      expect((await ask(question)).trace.candidates).toEqual(first);
    }
  });

  test('preparing takes a copy: changing the list later changes no answer', async () => {
    const faqs = shop.map((one) => ({ ...one, questions: [...one.questions] }));
    const ask = await asking(faqs);
    for (const one of faqs) one.questions.length = 0;
    faqs.length = 0;
    expect(answerOf(await ask('I forgot my password'))).toBe('password');
  });
});

describe('bad input', () => {
  test('without knowledge everything is unknown', async () => {
    const ask = await asking([]);
    expect(await ask('anything')).toMatchObject({ kind: 'unknown', trace: { score: 0, candidates: [] } });
  });

  test('FAQs without a readable question are never found and break nothing', async () => {
    const ask = await asking([
      faq('en', 'none'),
      faq('en', 'blank', '', '   '),
      faq('en', 'emoji', '🎉'),
      ...shop,
    ]);
    expect((await ask('')).kind).toBe('unknown');
    expect((await ask('🎉')).kind).toBe('unknown');
    expect(answerOf(await ask('payment'))).toBe('payment');
  });

  test.each([
    ['empty', ''],
    ['blank', ' \n\t '],
    ['emoji', '😀🎉👩‍👩‍👧‍👦'],
    ['null bytes', '\0\0\0'],
    ['lone surrogates', '\ud800 \udfff'],
    ['regex bait', `${'(a+)+'.repeat(200)}$`],
    ['prototype names', '__proto__ constructor toString hasOwnProperty'],
    ['one word of 10 kB', 'x'.repeat(10_000)],
    ['apostrophes of 10 kB', "a'".repeat(5_000)],
    ['accents of 10 kB', 'e\u0301'.repeat(5_000)],
    ['another script', 'これは何ですか Что это такое'],
  ])('%s', async (_name, question) => {
    const ask = await asking([...shop, ...fiveLanguages]);
    expect(await ask(question)).toMatchObject({ kind: 'unknown' });
  });

  test('a question with a null byte or buried in 10 kB of talk is still read', async () => {
    const ask = await asking(shop);
    expect(answerOf(await ask('reset my\0password'))).toBe('password');
    const long = `How do I reset my password? ${'blah '.repeat(2_000)}`;
    expect((await ask(long)).trace.candidates[0]?.faqId).toBe(shop[0]?.faqId);
  });
});

test('the largest app is prepared in seconds and asked in milliseconds', async () => {
  const syllables = ['ka', 'lo', 'mi', 'ter', 'su', 'ran', 'po', 'del', 'vi', 'non'];
  const word = (number: number) => [...String(number)].map((digit) => syllables[Number(digit)]).join('');
  const faqs = Array.from({ length: LIMITS.faqsPerApp }, (_, at) =>
    faq('en', `${at}`, `How do I order ${word(at)} parts?`, `price of ${word(at)}`, `${word(at)} is broken`),
  );
  // CPU time, which does not depend on other processes.
  const started = process.cpuUsage();
  const prepared = await prepareKnowledge({ faqs });
  const preparing = process.cpuUsage(started).user;
  const asked = process.cpuUsage();
  const finding = await findAnswer(prepared, { question: `my ${word(4321)} broke`, languageCode: 'en' });
  const answering = process.cpuUsage(asked).user;
  expect(answerOf(finding)).toBe('4321');
  expect(prepared.faqCount).toBe(LIMITS.faqsPerApp);
  expect(preparing).toBeLessThan(8_000_000);
  expect(answering).toBeLessThan(200_000);
  expect(faqId.safeParse(finding.trace.candidates[0]?.faqId).success).toBe(true);
});
