import { newId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import type { MatchedFaq } from '../knowledge.ts';
import { decide } from './decide.ts';
import { scoresOf } from './lexical-score.ts';

const candidate = (score: number, question = `Question ${score}?`, link = ''): MatchedFaq => ({
  faq: { faqId: newId('faq'), languageCode: 'en', questions: [question], answer: `Answer ${score}`, link },
  question,
  score,
  lexical: score,
  semantic: null,
});
const QUESTION = 'How long does a refund take?';
const kindAt = (score: number, threshold = 0.5) => decide([candidate(score)], { threshold }, QUESTION).kind;

describe('by the best score', () => {
  test.each([
    [1, 'answer'],
    [0.5, 'answer'],
    [0.499, 'didYouMean'],
    [0.2, 'didYouMean'],
    [0.199, 'unknown'],
    [0, 'unknown'],
  ])('%d is %s', (score, kind) => {
    expect(kindAt(score)).toBe(kind);
  });

  test('the band below moves with the threshold', () => {
    expect([kindAt(0.35, 0.9), kindAt(0.37, 0.9), kindAt(0.9, 0.9)]).toEqual([
      'unknown',
      'didYouMean',
      'answer',
    ]);
    expect(kindAt(0, 0)).toBe('answer');
  });

  test('an FAQ can have a threshold of its own', () => {
    const [careful, other] = [candidate(0.6), candidate(0.55)];
    const thresholds = new Map([[careful.faq.faqId, 0.7]]);
    expect(decide([careful, other], { threshold: 0.5, thresholds }, QUESTION).kind).toBe('didYouMean');
    expect(decide([other, careful], { threshold: 0.5, thresholds }, QUESTION).kind).toBe('answer');
  });

  test('without a candidate it is unknown, whatever the threshold', () => {
    expect([
      decide([], { threshold: 0.5 }, QUESTION).kind,
      decide([], { threshold: 0 }, QUESTION).kind,
    ]).toEqual(['unknown', 'unknown']);
  });
});

describe('an answer', () => {
  test.each([
    ['https://www.shop.example/returns', 'shop.example'],
    ['https://help.shop.example', 'help.shop.example'],
    ['/returns', '/returns'],
  ])('with the link %s names %s as its source', (link, title) => {
    expect(decide([candidate(0.9, 'Q?', link)], { threshold: 0.5 }, QUESTION)).toMatchObject({
      link,
      sources: [{ title, url: link }],
    });
  });

  test('without a link has no source', () => {
    expect(decide([candidate(0.9)], { threshold: 0.5 }, QUESTION)).toMatchObject({
      kind: 'answer',
      sources: [],
      score: 0.9,
    });
  });
});

describe('suggestions', () => {
  const suggested = (...candidates: MatchedFaq[]) => {
    const decision = decide(candidates, { threshold: 0.9 }, QUESTION);
    return decision.kind === 'didYouMean'
      ? decision.suggestions.map(({ question }) => question)
      : decision.kind;
  };

  test('leave out what is much weaker than the best', () => {
    expect(suggested(candidate(0.8, 'A'), candidate(0.2, 'B'), candidate(0.19, 'C'))).toEqual(['A', 'B']);
  });

  test('show the same question once, however it is written', () => {
    expect(suggested(candidate(0.8, 'Opening hours?'), candidate(0.7, 'OPENING hours'))).toEqual([
      'Opening hours?',
    ]);
  });
});

describe('lexical scores', () => {
  test('grow with the similarity and with the lead', () => {
    const [low = 0] = scoresOf([0.3]);
    const [high = 0] = scoresOf([0.9]);
    const [contested = 0] = scoresOf([0.9, 0.8]);
    expect(high).toBeGreaterThan(low);
    expect(high).toBeGreaterThan(contested);
  });

  test('two FAQs that match equally are both doubtful, however well they match', () => {
    for (const score of scoresOf([1, 1])) expect(score).toBeLessThan(0.5);
  });

  test('keep the order of the similarities, and stay between 0 and 1', () => {
    const scores = scoresOf([0.95, 0.6, 0.59, 0.1, 0]);
    expect([...scores].sort((one, other) => other - one)).toEqual(scores);
    for (const score of scores) expect(score > 0 && score < 1).toBe(true);
    expect(scoresOf([])).toEqual([]);
  });
});

describe('one or two words', () => {
  const far = { ...candidate(0.1), lexical: 0.1 };
  const byTerms = { ...candidate(0.1, 'How do I get a refund?'), lexical: 0.3 };
  const byMeaning = { ...candidate(0.1, 'May I have my money back?'), lexical: 0, semantic: 0.6 };

  test('get what the bot knows about them, instead of nothing', () => {
    expect(decide([far, byTerms, byMeaning], { threshold: 0.5 }, 'Refund, please')).toMatchObject({
      kind: 'didYouMean',
      suggestions: [{ question: 'How do I get a refund?' }, { question: 'May I have my money back?' }],
    });
  });

  test('that the bot knows nothing about stay unknown, and so do longer questions', () => {
    expect(decide([far], { threshold: 0.5 }, 'Zeppelins').kind).toBe('unknown');
    expect(decide([byTerms], { threshold: 0.5 }, 'Refund to my card').kind).toBe('unknown');
  });

  test('get an answer if there is one', () => {
    expect(decide([candidate(0.6)], { threshold: 0.5 }, 'Refund').kind).toBe('answer');
  });
});
