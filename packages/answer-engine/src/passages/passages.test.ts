import { type LanguageCode, newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import type { KnownPassage } from '../knowledge.ts';
import { contents, prepareKnowledge } from '../prepare-knowledge.ts';
import { type Terms, termsOf } from '../text/terms.ts';
import { fusePassages } from './fuse-passages.ts';
import { passageIndexBuilder, rarityOf, strengths } from './passage-index.ts';
import { exactCosines } from './passage-meaning.ts';
import { chooseQuote } from './quote.ts';
import { candidateOf, rankPassages } from './rank-passages.ts';
import { semanticQuote } from './semantic-quote.ts';

const indexOf = (texts: readonly string[], language: LanguageCode = 'en') => {
  const builder = passageIndexBuilder(language);
  for (const [at, text] of texts.entries()) builder.add(at, { heading: '', text });
  return builder.finish();
};
const TEXTS = [
  'You can return shoes within 30 days.',
  'Shipping takes three days. Shipping is free.',
  'Our shop in Oslo is open on Sundays.',
];
const index = indexOf(TEXTS);
const scored = (question: string, of = index) => [...strengths(of, termsOf(question, 'en')).sums];
const best = (scores: number[]) => scores.indexOf(Math.max(...scores));

describe('BM25', () => {
  test.each([
    ['How do I return shoes?', 0],
    ['shipping', 1],
    ['open sunday', 2],
    ['retrun shoess', 0],
  ])('%s finds passage %i', (question, passage) => {
    expect(best(scored(question))).toBe(passage);
  });

  test('a passage that shares nothing scores 0, and no question at all scores 0 everywhere', () => {
    expect(scored('pizza xyz')).toEqual([0, 0, 0]);
    expect(strengths(index, null)).toEqual({ sums: new Float32Array(3), reachable: 0 });
  });

  test('no passage reaches more than the question could reach by far', () => {
    const { sums, reachable } = strengths(index, termsOf('return shoes', 'en'));
    expect(reachable).toBeGreaterThan(0);
    for (const sum of sums) expect(sum).toBeLessThan(reachable * 1.3);
  });

  test('a rare term counts more than a common one, and an unknown one most', () => {
    const common = indexOf([...Array.from({ length: 99 }, () => 'card payment'), 'card voucher']);
    const rarity = (word: string) => rarityOf(common, [...termsOf(word, 'en').content][0] ?? 0);
    expect(rarity('voucher')).toBeGreaterThan(rarity('card'));
    expect(rarity('unheard')).toBeGreaterThan(rarity('voucher'));
  });

  test('of two passages with the same term the shorter one leads', () => {
    const [short = 0, long = 0] = scored(
      'voucher',
      indexOf(['voucher', `voucher ${'filler words '.repeat(1)}${TEXTS.join(' ')}`]),
    );
    expect(short).toBeGreaterThan(long);
  });

  test('an empty index, an empty passage and a huge one are fine', () => {
    expect(strengths(indexOf([]), termsOf('card', 'en')).sums).toHaveLength(0);
    const odd = indexOf(['', 'card '.repeat(500_000)]);
    expect(best(scored('card', odd))).toBe(1);
  });
});

describe('fusing words and meaning', () => {
  const fuse = (question: string, cosines: number[] | null, most = 3, language: LanguageCode | null = 'en') =>
    fusePassages(
      [index],
      new Map([[index, termsOf(question, 'en')]]),
      language,
      cosines && exactCosines(Float32Array.from(cosines)),
      most,
    );
  const order = (...input: Parameters<typeof fuse>) => fuse(...input).map(({ passageIndex }) => passageIndex);

  test('without an encoder only passages that share a term are found', () => {
    expect(order('shipping', null)[0]).toBe(1);
    expect(order('oslo', null)).toEqual([2]);
    expect(order('pizza', null)).toEqual([]);
    expect(fuse('shipping', null)[0]).toMatchObject({ semantic: null });
  });

  test('meaning finds what shares no word', () => {
    expect(order('pizza', [0.1, 0.2, 0.9])[0]).toBe(2);
  });

  test('words and meaning that agree lead by more than either alone', () => {
    const lead = (found: { fused: number }[]) => (found[0]?.fused ?? 0) - (found[1]?.fused ?? 0);
    const agreeing = fuse('shipping', [0.1, 0.9, 0.1]);
    expect(agreeing[0]?.passageIndex).toBe(1);
    expect(lead(agreeing)).toBeGreaterThan(lead(fuse('pizza', [0.1, 0.9, 0.1])));
  });

  test('across languages meaning counts double', () => {
    const cosines = [0.1, 0.2, 0.9];
    const [same] = fuse('pizza', cosines, 1, 'en');
    const [across] = fuse('pizza', cosines, 1, 'de');
    expect(across?.fused ?? 0).toBeGreaterThan(same?.fused ?? 9);
  });

  test('tiny differences of meaning among few passages are not blown up', () => {
    const [first, , last] = fuse('pizza', [0.5, 0.501, 0.499]);
    expect((first?.fused ?? 9) - (last?.fused ?? 0)).toBeLessThan(0.1);
  });

  test('equals keep the order of the knowledge, and no more than requested are returned', () => {
    expect(order('pizza', [0.5, 0.5, 0.5])).toEqual([0, 1, 2]);
    expect(order('pizza', [0.5, 0.5, 0.5], 2)).toEqual([0, 1]);
  });
});

describe('a quote', () => {
  const quoted = (question: string, text: string, heading = '') => {
    const own = indexOf([`${heading}\n${text}`, ...TEXTS]);
    return chooseQuote(own, termsOf(question, 'en'), { heading, text });
  };
  const GUIDE = 'Welcome to our guide. The filter is cleaned weekly. Use warm water. Descale it every month.';

  test('is the sentence that has most of the question, word for word', () => {
    expect(quoted('How often is the filter cleaned?', GUIDE).text).toBe('The filter is cleaned weekly.');
    expect(quoted('descale every month', GUIDE).text).toBe('Descale it every month.');
  });

  test('covers all of what it contains, and nothing of what it does not', () => {
    expect(quoted('filter cleaned weekly', GUIDE).coverage).toBeCloseTo(1, 5);
    expect(quoted('pizza', GUIDE).coverage).toBe(0);
    expect(quoted('', GUIDE).coverage).toBe(0);
  });

  test('continues after a question or an introduction, and starts before a pronoun', () => {
    expect(quoted('return shoes', 'Can I return shoes? Yes, within 30 days. More here.').text).toContain(
      'Yes, within',
    );
    expect(quoted('lasts two years', 'The warranty is long. It lasts two years. Ask us.').text).toMatch(
      /^The warranty/,
    );
  });

  test('takes at most three sentences', () => {
    const text = 'Alpha one. Beta two. Gamma three. Delta four. Epsilon five.';
    expect(quoted('alpha beta gamma delta', text).text.match(/\./g)).toHaveLength(3);
  });

  test('of a row of a table is the whole row', () => {
    const row = 'Product: Chair\nPrice: 120 €\nColor: oak';
    expect(quoted('price of the chair', row).text).toBe(row);
  });

  test('under a heading that matches completely starts with the first sentence', () => {
    const { text } = quoted(
      'warranty period',
      'Two years from the purchase. Ask in the shop.',
      'Warranty period',
    );
    expect(text).toMatch(/^Two years/);
  });

  test('under such a heading goes on to the sentence that has the word itself', () => {
    const text =
      'Switch the lamp off at the wall and let it cool for ten minutes before you touch it. Hold the shade with one hand and turn the ring beneath it to the left. The lamp takes an E27 bulb.';
    expect(quoted('what bulb', text, 'Changing the bulb').text).toBe(text);
  });

  test('is always a stretch of the passage, line ends and all', () => {
    for (const question of ['filter', 'water month', 'pizza', ''])
      expect(GUIDE).toContain(quoted(question, GUIDE).text);
    const lines = '- First point here\n- Second point there';
    expect(lines).toContain(quoted('first second point', lines).text);
    expect(quoted('anything', '')).toMatchObject({ text: '', coverage: 0 });
  });
});

describe('a quote by meaning', () => {
  const embedAs =
    (...vectors: number[][]) =>
    async () =>
      vectors.map((vector) => Float32Array.from(vector));
  const TEXT = 'Erster Satz. Zweiter Satz. Dritter Satz.';
  const question = Float32Array.of(1, 0);

  test('is the nearest sentence, with its neighbors where they are nearly as near', async () => {
    expect(await semanticQuote(TEXT, question, embedAs([0.1, 0], [0.9, 0], [0.2, 0]))).toBe('Zweiter Satz.');
    expect(await semanticQuote(TEXT, question, embedAs([0.1, 0], [0.9, 0], [0.8, 0]))).toBe(
      'Zweiter Satz. Dritter Satz.',
    );
    expect(await semanticQuote(TEXT, question, embedAs([0.1, 0], [0.2, 0], [0.9, 0]))).toBe('Dritter Satz.');
    expect(await semanticQuote(TEXT, question, embedAs([0.1, 0], [0.8, 0], [0.9, 0]))).toBe(
      'Zweiter Satz. Dritter Satz.',
    );
    expect(await semanticQuote(TEXT, question, embedAs([0.8, 0], [0.9, 0], [0.8, 0]))).toBe(TEXT);
  });

  test('of two sentences is both: one of them may say the opposite', async () => {
    const rule = 'Only an electrician may connect the lamp. One with a plug you can hang yourself.';
    expect(await semanticQuote(rule, question, embedAs([0.2, 0], [0.9, 0]))).toBe(rule);
  });

  test('is none for a single sentence or without an encoder', async () => {
    expect(await semanticQuote('Ein Satz.', question, embedAs([1, 0]))).toBeNull();
    expect(await semanticQuote(TEXT, question, async () => null)).toBeNull();
  });

  test('considers at most a dozen sentences', async () => {
    const seen: string[] = [];
    await semanticQuote('Noch ein Satz. '.repeat(50), question, async (texts) => {
      seen.push(...texts);
      return null;
    });
    expect(seen).toHaveLength(12);
  });
});

describe('ranked passages', () => {
  const passage = (text: string, heading = ''): KnownPassage => ({
    sourceId: newId('src'),
    title: 'Guide',
    url: '',
    heading,
    text,
  });
  const ranked = async (passages: KnownPassage[], text: string, language: LanguageCode | null = 'en') =>
    rankPassages(
      (await prepareKnowledge({ faqs: [], passages }))[contents],
      { text, language, vector: null },
      3,
    );
  const RETURNS = passage('You can return shoes within 30 days of delivery at our cost.');
  const HOURS = passage('Unser Geschäft ist am Sonntag von neun bis fünf geöffnet.');

  test('score higher the more of the question they answer', async () => {
    const scoreOf = async (question: string) => (await ranked([RETURNS, HOURS], question))[0]?.score ?? 0;
    const [whole, part] = [
      await scoreOf('return shoes within 30 days of delivery'),
      await scoreOf('return a broken television bought abroad'),
    ];
    expect(whole).toBeGreaterThan(0.5);
    expect(part).toBeLessThan(whole);
  });

  test('carry the language they are written in', async () => {
    const [found] = await ranked([RETURNS, HOURS], 'Sonntag geöffnet', 'de');
    expect(found).toMatchObject({ languageCode: 'de', passage: HOURS });
  });

  test('are none without passages, for nothing, and for what no passage mentions', async () => {
    for (const [passages, question] of [
      [[], 'shoes'],
      [[RETURNS], ''],
      [[RETURNS], 'pizza'],
    ] as const)
      expect(await ranked([...passages], question)).toEqual([]);
  });

  test('a candidate is shortened between words, or anywhere in an endless word', async () => {
    const [found] = await ranked([RETURNS], 'return shoes');
    if (!found) throw new Error('the passage was not found');
    const snippet = (text: string) => candidateOf({ ...found, quote: text }).snippet;
    expect(snippet('short')).toBe('short');
    expect(snippet('word '.repeat(100))).toMatch(/word…$/);
    expect(snippet('x'.repeat(500))).toHaveLength(161);
  });
});

const emptyTerms = (): Terms => ({ content: new Set(), functional: new Set(), pieces: new Set() });
test('a question of function words alone matches no passage by words', () => {
  const terms = { ...emptyTerms(), functional: termsOf('is it the', 'en').functional };
  expect(fusePassages([index], new Map([[index, terms]]), 'en', null, 3)).toEqual([]);
});
