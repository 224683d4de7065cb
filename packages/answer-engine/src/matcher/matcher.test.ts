import { type LanguageCode, newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { indexQuestions } from '../faqs/index-questions.ts';
import { packVectors, vectorTable } from '../vectors/vector-table.ts';
import { evidenceFor } from './classifier-head.ts';
import { searchableMeaning } from './compare-examples.ts';
import { examplesOf, lexicalSimilarities } from './examples.ts';
import { centerOf, combinedSimilarities, dot } from './kernel.ts';
import { type ClassMatch, matchClasses } from './matcher.ts';
import { scoresOfMatches } from './matcher-score.ts';
import { createNearestExamples } from './nearest-examples.ts';
import { trainHead } from './train-head.ts';
import { trainInWorker } from './train-in-worker.ts';
import { trainFrom, trainOn } from './train-matcher.ts';

const faq = (languageCode: LanguageCode, questions: string[], faqId = newId('faq')) => ({
  faqId,
  languageCode,
  questions,
});
const hoursId = newId('faq');
const SHOP = [
  faq('en', ['What are your opening hours?', 'When are you open?', 'Are you open on Sundays?'], hoursId),
  faq('en', ['How do I reset my password?', 'I forgot my password', 'Change my password']),
  faq('de', ['Wie sind die Öffnungszeiten?', 'Wann habt ihr geöffnet?'], hoursId),
];
const examples = async () => examplesOf(SHOP, await indexQuestions(SHOP));
const anyFaq = () => true;

describe('examples', () => {
  test('are all questions, and an FAQ in two languages is one class', async () => {
    const { count, classCount, texts, classes, faqIndexes } = await examples();
    expect([count, classCount]).toEqual([8, 2]);
    const at = (text: string) => texts.indexOf(text);
    const [english, german, password] = [
      at('When are you open?'),
      at('Wann habt ihr geöffnet?'),
      at('Change my password'),
    ];
    expect(classes[english]).toBe(classes[german]);
    expect(classes[english]).not.toBe(classes[password]);
    expect([faqIndexes[english], faqIndexes[german], faqIndexes[password]]).toEqual([0, 2, 1]);
  });

  test('there are none without FAQs or without questions', async () => {
    for (const faqs of [[], [faq('en', [])]])
      expect(examplesOf(faqs, await indexQuestions(faqs))).toMatchObject({ count: 0 });
  });

  test('are most similar to themselves; all similarities are between 0 and 1', async () => {
    const all = await examples();
    for (const [index, text] of all.texts.entries()) {
      const { terms, wording } = lexicalSimilarities(all, text);
      expect(terms[index]).toBeCloseTo(1, 4);
      expect(Math.max(...wording)).toBeCloseTo(wording[index] ?? 0, 6);
      for (const each of [...terms, ...wording]) expect(each >= 0 && each <= 1.000_01).toBe(true);
    }
  });

  test('a text that shares nothing, or only function words, is similar to none', async () => {
    for (const text of ['Pizza', 'what do I', '', '?'])
      expect(Math.max(...lexicalSimilarities(await examples(), text).terms), text).toBe(0);
  });
});

describe('nearest examples', () => {
  test('of few are all of them', () => {
    const near = createNearestExamples(3);
    near.add(0, Float32Array.of(1, 0.5, 0.2));
    const seen: [number, number][] = [];
    near.each(0, (other, nearness) => seen.push([other, Math.round(nearness * 10)]));
    expect(seen).toEqual([
      [0, 10],
      [1, 5],
      [2, 2],
    ]);
    expect(near.own(0)).toBe(1);
  });

  test('of many are the nearest; the others count as their mean', () => {
    const count = 3_000;
    const near = createNearestExamples(count);
    const nearness = Float32Array.from({ length: count }, (_, at) => (at < 400 ? 0.9 : 0.1));
    near.add(7, nearness);
    let visited = 0;
    near.each(7, () => {
      visited += 1;
    });
    expect(visited).toBe(500);
    const row = near.row(7);
    expect(row[0]).toBeCloseTo(0.9, 5);
    expect(row[2_999]).toBeCloseTo((400 * 0.9 + 2_600 * 0.1) / count, 4);
  });
});

describe('training', () => {
  /** Two classes of two examples each. Examples of a class are near to each other. */
  const classes = Uint32Array.of(0, 0, 1, 1);
  const nearnessOf = (example: number) =>
    Float32Array.from(classes, (each, at) => (at === example ? 1 : each === classes[example] ? 0.7 : 0.1));

  test('gives each example more evidence for its own class', () => {
    const head = trainHead({ classes, classCount: 2, nearnessOf });
    for (const [example, own] of classes.entries()) {
      const evidence = [0, 1].map((number) => evidenceFor(head, number, nearnessOf(example)));
      expect(evidence[own] ?? 0).toBeGreaterThan((evidence[1 - own] ?? 0) + 1);
    }
  });

  test('is the same every time', () => {
    const [one, other] = [0, 1].map(() => trainHead({ classes, classCount: 2, nearnessOf }));
    expect(one).toEqual(other);
  });

  test('survives contradictory examples and a class without any', () => {
    const equal = () => Float32Array.of(1, 1);
    const head = trainHead({ classes: Uint32Array.of(0, 1), classCount: 3, nearnessOf: equal });
    const evidence = [0, 1, 2].map((number) => evidenceFor(head, number, equal()));
    expect(evidence).toHaveLength(3);
    for (const each of evidence) expect(Number.isFinite(each)).toBe(true);
    expect(Math.abs((evidence[0] ?? 0) - (evidence[1] ?? 9))).toBeLessThan(2);
  });

  test('in a thread gives the same head as here, and one job follows the other', async () => {
    const job = { faqs: SHOP, vectors: null };
    const here = await trainFrom(job);
    const inThreads = await Promise.all([trainInWorker(job), trainInWorker(job)]);
    for (const head of inThreads) expect(head).toEqual(here);
  });
});

describe('classes', () => {
  test('are ranked by evidence, each with its nearest question, in the preferred language', async () => {
    const all = await examples();
    const matcher = { examples: all, meaning: null, head: trainOn(all, null) };
    const [best, second] = matchClasses(matcher, 'When are you open?', null, 5, anyFaq);
    expect(best).toMatchObject({ faqIndex: 0, question: 'When are you open?', semantic: 0 });
    expect(best?.evidence ?? 0).toBeGreaterThan(second?.evidence ?? 0);
    const [german] = matchClasses(matcher, 'When are you open?', null, 1, (faqIndex) => faqIndex === 2);
    expect(german).toMatchObject({ faqIndex: 2 });
  });

  test('without a head the nearest example decides', async () => {
    const all = await examples();
    const [best] = matchClasses(
      { examples: all, meaning: null, head: null },
      'forgot password',
      null,
      1,
      anyFaq,
    );
    expect(best).toMatchObject({ faqIndex: 1, question: 'I forgot my password' });
  });

  test('no more than requested are returned', async () => {
    const all = await examples();
    const matcher = { examples: all, meaning: null, head: null };
    expect([0, 1, 9].map((most) => matchClasses(matcher, 'open', null, most, anyFaq).length)).toEqual([
      0, 1, 2,
    ]);
  });

  test('are found by meaning where no word is shared', async () => {
    const all = await examples();
    const vectors = packVectors(
      [...all.classes].map((each) =>
        each === all.classes[0] ? Float32Array.of(1, 0) : Float32Array.of(0, 1),
      ),
    );
    const matcher = { examples: all, meaning: await searchableMeaning(vectors, false), head: null };
    const [best] = matchClasses(matcher, 'Pizza', Float32Array.of(1, 0), 1, anyFaq);
    expect(all.classes[all.faqIndexes.indexOf(best?.faqIndex ?? 9)]).toBe(all.classes[0]);
    expect(best?.semantic).toBeCloseTo(1, 1);
  });
});

describe('the kernel', () => {
  const vectors = packVectors([
    Float32Array.of(1, 0, 0),
    Float32Array.of(0.8, 0.6, 0),
    Float32Array.of(0, 0, 1),
  ]);
  const table = vectorTable(vectors);
  const center = centerOf(vectors, table);

  test('an example is nearest to itself, and words add to it', () => {
    const row = (index: number, lexical: Float32Array) =>
      combinedSimilarities(table.cosinesOfRow(index).slice(), lexical, center, center.nearness[index] ?? 0);
    const without = row(0, new Float32Array(3));
    expect(without[0]).toBeCloseTo(1, 1);
    expect(without[0] ?? 0).toBeGreaterThan(without[1] ?? 9);
    expect(without[1] ?? 0).toBeGreaterThan(without[2] ?? 9);
    const withTerms = row(0, Float32Array.of(0, 0, 1));
    expect(withTerms[2] ?? 0).toBeCloseTo((without[2] ?? 0) + 0.25, 5);
  });

  test('the center of few examples is hardly taken off', () => {
    expect(center.square).toBeLessThan(0.01);
    expect(dot(Float32Array.of(1, 2, 3), Float32Array.of(4, 5, 6))).toBe(32);
  });
});

describe('scores of matches', () => {
  const match = (semantic: number, lexical: number, evidence: number, faqIndex = 0): ClassMatch => ({
    faqIndex,
    question: '',
    semantic,
    lexical,
    evidence,
    typical: 0.4,
    size: 1,
  });
  const both = { hasMeaning: true, hasHead: true, classCount: 20, isAcross: () => false };
  const across = { ...both, isAcross: () => true };
  const lexicalOnly = { ...both, hasMeaning: false };
  const first = (...input: Parameters<typeof scoresOfMatches>) => scoresOfMatches(...input)[0] ?? -1;

  test('grow with meaning, words, evidence and lead', () => {
    const base = first([match(0.5, 0.3, 2), match(0.4, 0.2, 1)], both);
    expect(first([match(0.8, 0.3, 2), match(0.4, 0.2, 1)], both)).toBeGreaterThan(base);
    expect(first([match(0.5, 0.9, 2), match(0.4, 0.2, 1)], both)).toBeGreaterThan(base);
    expect(first([match(0.5, 0.3, 6), match(0.4, 0.2, 1)], both)).toBeGreaterThan(base);
    expect(first([match(0.5, 0.3, 2), match(0.5, 0.3, 2)], both)).toBeLessThan(base);
  });

  test('of an answer with many questions: nearness to all of them does not replace evidence', () => {
    const many = { ...match(0.6, 0.3, 3), size: 10 };
    const others = [match(0.5, 0.2, 1)];
    const generic = first([{ ...many, typical: 0.6 }, ...others], both);
    expect(first([{ ...many, typical: 0.3 }, ...others], both)).toBeGreaterThan(generic);
    expect(first([{ ...many, evidence: 6 }, ...others], both)).toBeGreaterThan(generic);
    const lots = { ...many, size: 500 };
    expect(first([lots, ...others], { ...both, classCount: 9_000 })).toBe(
      first([{ ...lots, size: 10 }, ...others], { ...both, classCount: 70 }),
    );
  });

  test('a huge lead counts no more than a large one', () => {
    expect(first([match(0.9, 0, 100), match(0, 0, 0)], both)).toBe(
      first([match(0.9, 0, 8), match(0, 0, 0)], both),
    );
  });

  test('across languages the meaning has to be nearer, and words do not count', () => {
    const matches = [match(0.6, 0, 1), match(0.45, 0, 1)];
    expect(first(matches, across)).toBeLessThan(first(matches, both));
    expect(first([match(0.6, 1, 1)], across)).toBe(first([match(0.6, 0, 1)], across));
  });

  test('without an encoder the meaning does not count', () => {
    expect(first([match(0.9, 0.5, 1)], lexicalOnly)).toBe(first([match(0, 0.5, 1)], lexicalOnly));
  });

  test('are between 0 and 1 for any input, and empty for none', () => {
    for (const value of [-1e9, 0, 1, 1e9]) {
      const score = first([match(1, 1, value), match(0, 0, -value)], both);
      expect(score >= 0 && score <= 1).toBe(true);
    }
    expect(scoresOfMatches([], both)).toEqual([]);
  });
});
