import { newId } from '@parrot/contract/core';
import { describe, expect, test, vi } from 'vitest';
import {
  cacheEmbeddings,
  createAnswerEngine,
  type Embedder,
  embeddedText,
  type VectorCache,
} from './index.ts';

type Call = { texts: readonly string[]; patient: boolean };

function fakeEmbedder(overrides: Partial<Embedder> = {}): Embedder & { calls: Call[] } {
  const calls: Call[] = [];
  return {
    id: 'fake',
    state: 'ready',
    calls,
    async embed(texts, { patient = false } = {}) {
      calls.push({ texts, patient });
      return texts.map((text) => Float32Array.of(text.length % 2, 1));
    },
    ...overrides,
  };
}
function fakeCache(): VectorCache & { stored: Map<string, unknown> } {
  const stored = new Map<string, { values: Int8Array; scale: number }>();
  return {
    stored,
    read: async (texts) => texts.map((text) => stored.get(text)),
    async write(entries) {
      for (const { text, vector } of entries) stored.set(text, vector);
    },
  };
}
const failing = () => fakeEmbedder({ embed: () => Promise.reject(new Error('out of memory')) });
const faqs = [
  {
    faqId: newId('faq'),
    languageCode: 'en' as const,
    questions: ['Where is my parcel?'],
    answer: 'Here.',
    link: '',
  },
  {
    faqId: newId('faq'),
    languageCode: 'en' as const,
    questions: ['How do I pay?'],
    answer: 'By card.',
    link: '',
  },
];

describe('the state of the encoder', () => {
  test('is that of the embedder at this moment, or off', () => {
    const embedder = { ...fakeEmbedder(), state: 'loading' as Embedder['state'] };
    const engine = createAnswerEngine({ encoder: embedder });
    expect(engine.encoder).toBe('loading');
    embedder.state = 'failed';
    expect(engine.encoder).toBe('failed');
    expect(createAnswerEngine().encoder).toBe('off');
  });
});

describe('embedding texts', () => {
  test('gives visitors priority', async () => {
    const encoder = fakeEmbedder();
    expect(await createAnswerEngine({ encoder }).embed(['a'])).toHaveLength(1);
    expect(encoder.calls).toEqual([{ texts: ['a'], patient: true }]);
  });

  test('is null without an encoder, with one that has failed, and with one that fails now', async () => {
    for (const encoder of [null, fakeEmbedder({ state: 'failed' }), failing()])
      expect(await createAnswerEngine({ encoder }).embed(['a'])).toBeNull();
  });
});

describe('prepared knowledge', () => {
  test('answers at once, and by meaning once it is trained', async () => {
    const encoder = fakeEmbedder();
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    const embed = encoder.embed;
    encoder.embed = (...input) => loaded.then(() => embed(...input));
    const engine = createAnswerEngine({ encoder });
    const prepared = await engine.prepare({ faqs });
    expect([prepared.faqCount, prepared.passageCount]).toEqual([2, 0]);
    expect((await engine.find(prepared, { question: 'my parcel' })).trace.matcher).toBe('words');
    load();
    await prepared.trained;
    expect((await engine.find(prepared, { question: 'my parcel' })).trace.matcher).toBe('trained');
  });

  test('whose training fails answers by words, and the failure is reported', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const cache = fakeCache();
    cache.read = () => Promise.reject(new Error('store is away'));
    const engine = createAnswerEngine({ encoder: fakeEmbedder(), onError });
    const prepared = await engine.prepare({ faqs }, { vectorCache: cache });
    await prepared.trained;
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'store is away' }));
    expect(await engine.find(prepared, { question: 'Where is my parcel?' })).toMatchObject({
      kind: 'answer',
    });
  });

  test('if the encoder fails during a question, terms are still matched', async () => {
    const encoder = fakeEmbedder();
    const engine = createAnswerEngine({ encoder });
    const prepared = await engine.prepare({ faqs });
    await prepared.trained;
    encoder.embed = () => Promise.reject(new Error('out of memory'));
    expect(await engine.find(prepared, { question: 'Where is my parcel?' })).toMatchObject({
      kind: 'answer',
      trace: { matcher: 'words' },
    });
  });

  test('a question without letters is not sent to the encoder, and a long one is cut', async () => {
    const encoder = fakeEmbedder();
    const engine = createAnswerEngine({ encoder });
    const prepared = await engine.prepare({ faqs });
    await prepared.trained;
    encoder.calls.length = 0;
    await engine.find(prepared, { question: '?!' });
    expect(encoder.calls).toEqual([]);
    await engine.find(prepared, { question: 'parcel '.repeat(1_000) });
    expect(encoder.calls[0]?.texts[0]).toHaveLength(1_000);
  });

  test('matches and passages are limited to what is requested', async () => {
    const engine = createAnswerEngine();
    const passages = ['Parcels arrive on Monday.', 'Parcels cost five euros.'].map((text) => ({
      sourceId: newId('src'),
      title: '',
      url: '',
      heading: '',
      text,
    }));
    const prepared = await engine.prepare({ faqs, passages });
    expect(await engine.match(prepared, { question: 'parcel', most: 1 })).toHaveLength(1);
    expect(await engine.retrieve(prepared, { question: 'parcels', most: 1 })).toHaveLength(1);
    expect(await engine.retrieve(prepared, { question: 'parcels' })).toHaveLength(2);
  });
});

describe('caching embeddings', () => {
  const texts = Array.from({ length: 300 }, (_, at) => `text ${at}`);

  test('computes what is missing, in batches, and nothing twice', async () => {
    const [encoder, cache] = [fakeEmbedder(), fakeCache()];
    expect(await cacheEmbeddings(texts, encoder, cache)).toBe(true);
    expect(encoder.calls.map((call) => call.texts.length)).toEqual([256, 44]);
    expect(cache.stored.size).toBe(300);
    await cacheEmbeddings([...texts, 'one more'], encoder, cache);
    expect(encoder.calls.at(-1)?.texts).toEqual(['one more']);
    expect(encoder.calls).toHaveLength(3);
  });

  test('keeps what was done before the encoder failed', async () => {
    const [encoder, cache] = [fakeEmbedder(), fakeCache()];
    const embed = encoder.embed;
    encoder.embed = (some, options) =>
      encoder.calls.length === 0 ? embed(some, options) : Promise.reject(new Error('out of memory'));
    expect(await cacheEmbeddings(texts, encoder, cache)).toBe(false);
    expect(cache.stored.size).toBe(256);
  });

  test('of nothing requests nothing', async () => {
    const encoder = fakeEmbedder();
    expect(await cacheEmbeddings([], encoder, fakeCache())).toBe(true);
    expect(encoder.calls).toEqual([]);
  });
});

test('a passage is embedded with its heading', () => {
  expect(embeddedText({ heading: 'Returns', text: 'Within 30 days.' })).toBe('Returns\nWithin 30 days.');
  expect(embeddedText({ heading: '', text: 'Within 30 days.' })).toBe('Within 30 days.');
});

describe('a question', () => {
  const trained = async (embedder: Embedder) => {
    const engine = createAnswerEngine({ encoder: embedder });
    const prepared = await engine.prepare({ faqs });
    return { engine, prepared };
  };
  const asked = ({ calls }: { calls: Call[] }) =>
    calls.filter(({ patient }) => !patient).map(({ texts }) => texts);

  test('that is one of the bot’s own is answered without the encoder', async () => {
    const embedder = fakeEmbedder();
    const { engine, prepared } = await trained(embedder);
    await prepared.trained;
    const found = await engine.find(prepared, { question: 'HOW do I pay' });
    expect(found).toMatchObject({ kind: 'answer', answer: 'By card.', score: 1 });
    expect(asked(embedder)).toEqual([]);
  });

  test('that is repeated is encoded once, for each threshold and language', async () => {
    const embedder = fakeEmbedder();
    const { engine, prepared } = await trained(embedder);
    await prepared.trained;
    const ask = { question: 'Can I pay by card?' };
    const first = await engine.find(prepared, ask);
    const second = await engine.find(prepared, ask);
    expect({ ...second, trace: { ...second.trace, milliseconds: 0 } }).toEqual({
      ...first,
      trace: { ...first.trace, milliseconds: 0 },
    });
    expect(asked(embedder)).toEqual([[ask.question]]);
    await engine.find(prepared, { ...ask, threshold: 0.9 });
    await engine.find(prepared, { ...ask, languageCode: 'sv' });
    expect(asked(embedder)).toHaveLength(3);
  });

  test('that was answered before training, or while the encoder failed, is answered anew', async () => {
    let fails = false;
    let train = () => {};
    const training = new Promise<void>((resolve) => {
      train = resolve;
    });
    const embedder = fakeEmbedder();
    const { embed } = embedder;
    embedder.embed = async (texts, options) => {
      if (options?.patient) await training;
      if (fails) throw new Error('lost');
      return embed(texts, options);
    };
    const { engine, prepared } = await trained(embedder);
    const ask = { question: 'Can I pay by card?' };
    expect((await engine.find(prepared, ask)).trace.matcher).toBe('words');
    train();
    await prepared.trained;
    fails = true;
    expect((await engine.find(prepared, ask)).trace.matcher).toBe('words');
    fails = false;
    expect((await engine.find(prepared, ask)).trace.matcher).toBe('trained');
  });
});
