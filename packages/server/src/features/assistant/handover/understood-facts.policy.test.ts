import { newId } from '@parrot/contract/core';
import type { Block } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import type { TranscriptMessage } from '../../conversations/index.ts';
import { confirmed, corrected, presentCard, withUnderstood } from './handover-card.policy.ts';
import { understoodFacts } from './understood-facts.policy.ts';

const message = (
  userType: TranscriptMessage['userType'],
  value: string,
  more: Partial<TranscriptMessage> = {},
): TranscriptMessage => ({
  ...{
    seq: 1,
    userType,
    senderName: '',
    value,
    event: null,
    call: null,
    found: null,
    faqId: null,
    thumb: null,
  },
  ...more,
});
const visitor = (value: string) => message('visitor', value);
const REQUESTED = message('system', '', { event: 'person-requested' });
const RETURNS = {
  faqId: newId('faq'),
  topic: 'Orders',
  subtopicLevel1: 'Returns',
  questions: ['Can I return it?'],
  answer: 'Yes.',
};
const answer = message('bot', 'Yes.', { found: 'answer', faqId: RETURNS.faqId });
const unknown = message('bot', 'Sorry.', { found: 'unknown' });
const ask = (into: string | null, kind: 'text' | 'file' = 'text') =>
  ({ type: 'ask', into, answer: { kind } }) as unknown as Block;

const facts = (transcript: TranscriptMessage[], more: Partial<Parameters<typeof understoodFacts>[0]> = {}) =>
  understoodFacts({ transcript, faqs: [RETURNS], flow: null, values: {}, ...more });
const texts = (...given: Parameters<typeof facts>) =>
  facts(...given).map(({ kind, value }) => `${kind} ${value}`);

test('the topic is the question that failed, else the topic of the answer', () => {
  expect(
    texts([visitor('Can I return it?'), answer, visitor('My lamp hums at night'), unknown, REQUESTED]),
  ).toEqual(['topic My lamp hums at night', 'tried Can I return it?']);
  expect(texts([visitor('can i give it back'), answer, REQUESTED])).toEqual([
    'topic Returns',
    'tried Can I return it?',
  ]);
});

test('an answer that the visitor liked was not tried in vain', () => {
  expect(texts([visitor('return?'), { ...answer, thumb: 'up' }, REQUESTED])).toEqual(['topic Returns']);
});

test('answers to questions of the flow count; what it computed, fetched or took as a secret does not', () => {
  const flow = {
    blocks: { a: ask('orderNumber'), b: ask('pickupDay'), c: ask('password'), d: ask('photo', 'file') },
  };
  const values = { orderNumber: 'A-77', pickupDay: 'Monday', password: 'x1', photo: 'p.png', riskScore: 93 };
  expect(facts([visitor('A-77'), REQUESTED], { flow, values })).toEqual([
    { kind: 'order', name: 'order number', value: 'A-77' },
    { kind: 'value', name: 'pickup day', value: 'Monday' },
  ]);
});

test('nothing is understood before the hand-over, from greetings, or from what agents are told later', () => {
  expect(texts([visitor('order 10422')])).toEqual([]);
  expect(texts([visitor('Hello'), REQUESTED])).toEqual([]);
  expect(texts([visitor('Hi'), REQUESTED, visitor('order 10422')])).toEqual([]);
});

test('values are one line and short', () => {
  const [fact] = facts([visitor(`Why is \u202e\n${'x'.repeat(4_000)}`), unknown, REQUESTED]);
  expect(fact?.value.length).toBeLessThanOrEqual(160);
  expect(fact?.value).not.toMatch(/[\n\u202e]/);
});

test('what the visitor decided stays when the bot understands more', () => {
  const first = withUnderstood(null, [
    { kind: 'topic', name: '', value: 'Lamps' },
    { kind: 'order', name: '', value: '1001' },
    { kind: 'tried', name: '', value: 'Can I return it?' },
  ]);
  if (!first) throw new Error('nothing understood');
  const [topic, order, tried] = first.facts.map(({ factId }) => factId);
  const decided = confirmed(
    corrected(corrected(first, order ?? '', '1002'), tried ?? '', null),
    new Date('2026-11-18T20:00:00Z'),
  );
  expect(withUnderstood(decided, [{ kind: 'order', name: '', value: '1001' }])).toBeUndefined();
  const more = withUnderstood(decided, [
    { kind: 'topic', name: '', value: 'Chairs' },
    { kind: 'tried', name: '', value: 'Can I return it?' },
    { kind: 'invoice', name: '', value: '55' },
  ]);
  expect(more?.confirmedAt).toBeNull();
  const row = { sessionId: newId('uss'), tenantId: newId('ten'), revision: 3, updatedAt: new Date() };
  expect(more && presentCard({ ...row, ...more })?.facts).toMatchObject([
    { factId: topic, value: 'Lamps', state: 'confirmed' },
    { factId: order, value: '1002', state: 'corrected', before: '1001' },
    { kind: 'invoice', value: '55', state: 'understood' },
  ]);
  expect(() => corrected(decided, tried ?? '', 'again')).toThrow();
});
