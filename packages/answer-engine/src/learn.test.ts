/** What embeddings and the trained matcher add. The fake encoder knows a few words in two languages. */
import { type LanguageCode, newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { type CachedVector, createAnswerEngine, type Embedder, type KnownFaq } from './index.ts';
import { packVectors, vectorTable } from './vectors/vector-table.ts';

const MEANINGS: Record<string, number> = {
  password: 0,
  contraseña: 0,
  credentials: 0,
  opening: 1,
  hours: 1,
  horario: 1,
  parcel: 2,
  delivery: 2,
  paquete: 2,
  refund: 3,
  return: 3,
  devolver: 3,
};

function embedderOf(): Embedder & { asked: string[] } {
  const asked: string[] = [];
  return {
    id: 'dictionary',
    state: 'ready',
    asked,
    async embed(texts) {
      asked.push(...texts);
      return texts.map((text) => {
        const vector = new Float32Array(16);
        vector[15] = 0.2;
        for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
          const dimension = MEANINGS[word];
          if (dimension !== undefined) vector[dimension] = 1;
        }
        const length = Math.hypot(...vector);
        return vector.map((value) => value / length);
      });
    },
  };
}

const faq = (answer: string, question: string, languageCode: LanguageCode = 'en'): KnownFaq => ({
  faqId: newId('faq'),
  languageCode,
  questions: [question],
  answer,
  link: '',
});
const shop = [
  faq('password', 'How do I reset my password?'),
  faq('opening', 'What are your opening hours?'),
  faq('delivery', 'When does my parcel arrive?'),
  faq('return', 'How can I return an item?'),
];

describe('after training', () => {
  test('a question is answered by its meaning, in other words and another language', async () => {
    const engine = createAnswerEngine({ encoder: embedderOf() });
    const prepared = await engine.prepare({ faqs: shop });
    await prepared.trained;
    for (const [question, answer, language] of [
      ['I lost my credentials', 'password', 'en'],
      ['¿Cuál es su horario?', 'opening', 'es'],
      ['¿Dónde está mi paquete?', 'delivery', 'es'],
    ] as const) {
      const finding = await engine.find(prepared, { question });
      expect(finding, question).toMatchObject({ kind: 'answer', answer, languageCode: 'en' });
      expect(finding.trace).toMatchObject({ matcher: 'trained', language });
      expect(finding.trace.candidates[0]?.semantic).toBeGreaterThan(0.8);
    }
    expect((await engine.find(prepared, { question: 'Who won the football match?' })).kind).toBe('unknown');
  });

  test('an FAQ in two languages answers in the visitor’s', async () => {
    const english = faq('in English', 'How can I return an item?');
    const spanish = {
      ...english,
      languageCode: 'es' as const,
      questions: ['¿Puedo devolver algo?'],
      answer: 'en español',
    };
    const engine = createAnswerEngine({ encoder: embedderOf() });
    const prepared = await engine.prepare({ faqs: [...shop.slice(0, 3), english, spanish] });
    await prepared.trained;
    const finding = await engine.find(prepared, { question: 'Quiero devolver mis zapatos, por favor' });
    expect(finding).toMatchObject({ kind: 'answer', answer: 'en español' });
    expect(finding.trace.candidates.filter(({ faqId }) => faqId === english.faqId)).toHaveLength(1);
  });

  test('a passage in another language is found and quoted', async () => {
    const passage = { sourceId: newId('src'), title: 'Help', url: '', heading: '' };
    const engine = createAnswerEngine({ encoder: embedderOf() });
    const prepared = await engine.prepare({
      faqs: [],
      passages: [
        {
          ...passage,
          text: 'The shop is in the old town. We send every parcel within two days of the order.',
        },
        { ...passage, text: 'The opening hours of the shop are on the door, and they differ at Easter.' },
        { ...passage, text: 'Chairs are made of oak that grows in the woods behind the house we live in.' },
      ],
    });
    await prepared.trained;
    const [first] = await engine.retrieve(prepared, {
      question: '¿Cuándo llega el paquete?',
      languageCode: 'es',
    });
    expect(first?.passage.text).toContain('parcel');
    expect(first).toMatchObject({ languageCode: 'en' });
  });

  test('a passage in the visitor’s language is quoted, if it answers, before a nearer one in another', async () => {
    const engine = createAnswerEngine({ encoder: embedderOf() });
    const prepared = await engine.prepare({
      faqs: [],
      passages: [
        {
          sourceId: newId('src'),
          title: 'Help',
          url: '',
          heading: '',
          text: 'The opening hours of the shop and of each parcel are on the door, and they differ at Easter.',
        },
        {
          sourceId: newId('src'),
          title: 'Ayuda',
          url: '',
          heading: '',
          text: 'El paquete de la tienda llega en dos días.',
        },
      ],
    });
    await prepared.trained;
    const ask = { question: '¿Cuál es el horario de la tienda y del paquete?', languageCode: 'es' as const };
    expect(await engine.find(prepared, ask)).toMatchObject({ kind: 'answer', languageCode: 'en' });
    const finding = await engine.find(prepared, { ...ask, threshold: 0.3 });
    expect(finding).toMatchObject({ kind: 'answer', languageCode: 'es' });
  });

  test('many questions per answer are trained in a thread, also by terms alone', async () => {
    const subjects = ['invoice', 'subscription', 'warranty', 'newsletter', 'voucher', 'calendar', 'contract'];
    const faqs = subjects.map((subject) => ({
      ...faq(subject, `Where is the ${subject}?`),
      questions: Array.from(
        { length: 10 },
        (_, at) => `${['show', 'print', 'delete', 'send', 'lose'][at % 5]} the ${subject} number ${at}`,
      ),
    }));
    const engine = createAnswerEngine();
    const prepared = await engine.prepare({ faqs });
    expect((await engine.find(prepared, { question: 'please print my voucher' })).trace.matcher).toBe(
      'words',
    );
    await prepared.trained;
    const finding = await engine.find(prepared, { question: 'please print my voucher' });
    expect(finding).toMatchObject({ kind: 'answer', answer: 'voucher', trace: { matcher: 'trained' } });
  });
});

test('what was computed before is not computed again', async () => {
  const known = new Map<string, CachedVector>();
  const cache = {
    read: async (texts: readonly string[]) => texts.map((text) => known.get(text)),
    write: async (entries: readonly { text: string; vector: CachedVector }[]) => {
      for (const { text, vector } of entries) known.set(text, vector);
    },
  };
  const [first, second] = [embedderOf(), embedderOf()];
  await (await createAnswerEngine({ encoder: first }).prepare({ faqs: shop }, { vectorCache: cache }))
    .trained;
  expect(first.asked).toHaveLength(shop.length);
  const faqs = [...shop, faq('refund', 'When is my refund paid?')];
  const engine = createAnswerEngine({ encoder: second });
  const prepared = await engine.prepare({ faqs }, { vectorCache: cache });
  await prepared.trained;
  expect(second.asked).toEqual(['When is my refund paid?']);
  expect(await engine.find(prepared, { question: 'credentials lost' })).toMatchObject({ answer: 'password' });
});

test('without an encoder, or with one that fails, it answers by terms and reports it', async () => {
  const failing: Embedder = { id: 'none', state: 'failed', embed: () => Promise.reject(new Error('no')) };
  for (const [encoder, state] of [
    [null, 'off'],
    [failing, 'failed'],
  ] as const) {
    const engine = createAnswerEngine({ encoder });
    const prepared = await engine.prepare({ faqs: shop });
    await prepared.trained;
    expect(engine.encoder).toBe(state);
    expect(await engine.embed(['anything'])).toBeNull();
    const finding = await engine.find(prepared, { question: 'reset the password' });
    expect(finding).toMatchObject({ kind: 'answer', answer: 'password', trace: { matcher: 'words' } });
  }
});

test('the vector table computes the same similarities as plain arithmetic', () => {
  const vector = (seed: number) => {
    const raw = Float32Array.from({ length: 100 }, (_, at) => Math.sin(seed * 13.7 + at * (seed + 1)));
    const length = Math.hypot(...raw);
    return raw.map((value) => value / length);
  };
  const vectors = Array.from({ length: 40 }, (_, at) => vector(at));
  const table = vectorTable(packVectors(vectors));
  const asked = vector(99);
  const found = table.cosines(asked).slice();
  for (const [row, each] of vectors.entries()) {
    const plain = each.reduce((sum, value, at) => sum + value * (asked[at] as number), 0);
    expect(found[row]).toBeCloseTo(plain, 1.9);
  }
  expect(table.cosinesOfRow(7)[7]).toBeCloseTo(1, 2);
});
