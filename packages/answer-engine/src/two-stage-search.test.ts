/** A search in two stages finds what comparing everything finds, in the same order. */
import { newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { indexQuestions } from './faqs/index-questions.ts';
import type { KnownPassage } from './knowledge.ts';
import { paysInTwoStages, searchableMeaning } from './matcher/compare-examples.ts';
import { examplesOf } from './matcher/examples.ts';
import { matchClasses } from './matcher/matcher.ts';
import { trainOn } from './matcher/train-matcher.ts';
import { passageMeaning } from './passages/passage-meaning.ts';
import { rankPassages } from './passages/rank-passages.ts';
import { contents, prepareKnowledge } from './prepare-knowledge.ts';
import { packVectors } from './vectors/vector-table.ts';

const ALL = Number.POSITIVE_INFINITY;
const DIMENSIONS = 96;
const ACTIONS = [
  'cancel',
  'renew',
  'export',
  'print',
  'pause',
  'rename',
  'verify',
  'archive',
  'track',
  'lock',
];
const THINGS = ['invoice', 'order', 'parcel', 'password', 'booking', 'ticket', 'receipt', 'contract'];
const CASES = ['abroad', 'at night', 'as a guest', 'by post', 'on a tablet', 'after moving'];
const COMBINED = ACTIONS.flatMap((action) =>
  THINGS.flatMap((thing) => CASES.map((where) => [action, thing, where] as const)),
);

/** The sum of a fixed vector per word, and one of the whole text: near if texts share words. */
function vectorOf(text: string): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  const add = (part: string, weight: number) => {
    let state = [...part].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 7);
    for (let at = 0; at < DIMENSIONS; at += 1) {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
      sum[at] = (sum[at] as number) + (weight * state) / 2 ** 31;
    }
  };
  for (const word of text.toLowerCase().split(/\W+/)) add(word, 1);
  add(text, 0.5);
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}

describe('of FAQs', () => {
  const faqs = COMBINED.map(([action, thing, where]) => ({
    faqId: newId('faq'),
    languageCode: 'en' as const,
    questions: [`How do I ${action} the ${thing} ${where}?`],
  }));
  const asked = COMBINED.filter((_, at) => at % 7 === 0).map(
    ([action, thing, where]) => `${where} i want to ${action} my ${thing}`,
  );

  test.each([{ isTrained: false }, { isTrained: true }])('trained: $isTrained', async ({ isTrained }) => {
    const examples = examplesOf(faqs, await indexQuestions(faqs));
    const vectors = packVectors(examples.texts.map(vectorOf));
    const head = isTrained ? trainOn(examples, vectors) : null;
    const matcherOf = async (inTwoStages: boolean) => ({
      examples,
      head,
      meaning: await searchableMeaning(vectors, inTwoStages),
    });
    const [exact, twoStage] = [await matcherOf(false), await matcherOf(true)];
    expect([exact.meaning.coarse, twoStage.meaning.coarse === null]).toEqual([null, false]);
    for (const question of asked) {
      const [one, other] = [exact, twoStage].map((matcher) =>
        matchClasses(matcher, question, vectorOf(question), 3, () => true),
      );
      expect(other, question).toEqual(one);
    }
  });
});

test.each([
  ['many FAQs', 10_000, 20_000, true],
  ['few examples', 1_999, 1_999, false],
  ['few FAQs with many questions each', 77, 10_000, false],
])('%s', (_name, classCount, count, expected) => {
  const texts = { texts: [], classes: new Uint32Array(0), faqIndexes: new Uint32Array(0), indexes: [] };
  expect(paysInTwoStages({ ...texts, classCount, count })).toBe(expected);
});

test('of passages, in two languages', async () => {
  const passage = (text: string): KnownPassage => ({
    sourceId: newId('src'),
    title: 'Manual',
    url: '',
    heading: '',
    text,
  });
  const english = COMBINED.map(([action, thing, where]) =>
    passage(`You can ${action} the ${thing} ${where}. This is what our customers ask us about often.`),
  );
  const german = THINGS.map((thing) =>
    passage(`Das Wort ${thing} steht in unserem Handbuch, und hier wird es genau erklärt.`),
  );
  const prepared = await prepareKnowledge({ faqs: [], passages: [...english, ...german] });
  const knowledge = prepared[contents];
  expect(knowledge.passageIndexes.map(({ languageCode }) => languageCode)).toEqual(['en', 'de']);
  const vectors = packVectors(knowledge.passages.map(({ text }) => vectorOf(text)));
  const meanings = { exact: await passageMeaning(vectors, ALL), twoStage: await passageMeaning(vectors, 0) };
  const ranked = (meaning: keyof typeof meanings, text: string, language: 'en' | 'de') =>
    rankPassages(
      { ...knowledge, passageMeaning: meanings[meaning] },
      { text, language, vector: vectorOf(text) },
      3,
    );
  for (const [at, [action, thing, where]] of COMBINED.entries()) {
    if (at % 7 !== 0) continue;
    const text = `can i ${action} my ${thing} ${where}`;
    for (const language of ['en', 'de'] as const) {
      const exact = ranked('exact', text, language);
      const found = ranked('twoStage', text, language);
      expect(found.map(({ passage }) => passage.text)).toEqual(exact.map(({ passage }) => passage.text));
      expect(found[0]?.semantic).toBeCloseTo(exact[0]?.semantic ?? 9, 5);
      // The spread of all cosines is estimated from some of them.
      expect(found[0]?.score).toBeCloseTo(exact[0]?.score ?? 9, 1);
    }
  }
});
