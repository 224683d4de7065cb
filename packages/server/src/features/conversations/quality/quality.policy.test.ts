import { qualityBand } from '@parrot/contract/desk';
import { expect, test } from 'vitest';
import { qualityScore, type ScoredMessage } from './quality.policy.ts';

const line = (more: Partial<ScoredMessage>, seconds = 0): ScoredMessage => ({
  userType: 'system',
  event: null,
  thumb: null,
  found: null,
  at: new Date(seconds * 1_000),
  ...more,
});
const asks = (seconds = 0) => line({ userType: 'visitor' }, seconds);
const bot = (found: ScoredMessage['found'], thumb: ScoredMessage['thumb'] = null) =>
  line({ userType: 'bot', found, thumb });
const event = (kind: ScoredMessage['event'], seconds = 0) => line({ event: kind }, seconds);
const agent = (seconds = 0) => line({ userType: 'agent' }, seconds);
const score = (messages: ScoredMessage[], rating: number | null = null) => qualityScore({ rating, messages });

test('a conversation without a question has no score [DSK-15]', () => {
  expect(score([])).toBeNull();
  expect(score([bot(null)], 5)).toBeNull();
  expect(score([asks()])).toBeNull();
  expect(score([asks(), bot(null)])).toBeNull();
  expect(qualityBand(score([]))).toBe('unknown');
});

test('an answer of the bot scores high, a miss low [DSK-15]', () => {
  expect(score([asks(), bot('answer')])).toBe(100);
  expect(score([asks(), bot('unknown')])).toBe(0);
  expect(score([asks(), bot('answer'), asks(), bot('didYouMean')])).toBe(50);
});

test("the visitor's rating counts most [DSK-15]", () => {
  const messages = [asks(), bot('answer')];
  const scores = [1, 2, 3, 4, 5].map((rating) => score(messages, rating) ?? -1);
  expect(scores).toEqual([...scores].sort((one, other) => one - other));
  expect([scores[0], scores[4]]).toEqual([43, 100]);
  expect(score([asks(), bot('answer', 'down')])).toBeLessThan(score([asks(), bot('answer', 'up')]) ?? 0);
});

test('a short wait scores higher than a long one, and a wait without an agent lowest [DSK-15]', () => {
  const served = (wait: number, first: number) =>
    score([
      asks(),
      event('person-requested'),
      event('taken', wait),
      agent(wait + first),
      event('closed', wait + first),
    ]) ?? -1;
  expect(served(10, 10)).toBe(100);
  expect(served(300, 10)).toBeLessThan(100);
  expect(served(600, 300)).toBe(50);
  expect(served(6_000, 3_000)).toBe(50);
  expect(score([asks(), event('person-requested'), event('closed', 60)])).toBe(0);
});

test('each return to the queue costs ten, thirty at most [DSK-15]', () => {
  const handedBack = (times: number) =>
    score([
      asks(),
      event('person-requested'),
      event('taken'),
      ...Array.from({ length: times }, () => event('released')),
      agent(),
    ]);
  expect([0, 1, 2, 3, 9].map(handedBack)).toEqual([100, 90, 80, 70, 70]);
});

test('the score is always an integer from 0 to 100, or null [DSK-15]', () => {
  const kinds = [
    asks(),
    bot('answer', 'up'),
    bot('unknown', 'down'),
    event('released'),
    event('taken'),
    agent(),
  ];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  for (let round = 0; round < 500; round += 1) {
    const messages = Array.from({ length: next(12) }, () => ({
      ...(kinds[next(kinds.length)] as ScoredMessage),
      // Clocks may go backward.
      at: new Date(next(10_000) * 1_000 - 5_000_000),
    }));
    const found = score(messages, next(2) === 0 ? null : 1 + next(5));
    if (found === null) continue;
    expect(Number.isInteger(found) && found >= 0 && found <= 100).toBe(true);
  }
});
