import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import type { TranscriptMessage } from '../conversations/index.ts';
import { findTopics, type LabeledFaq } from './topics.policy.ts';

const message = (
  userType: TranscriptMessage['userType'],
  value: string,
  more: Partial<TranscriptMessage> = {},
): TranscriptMessage => ({
  ...{
    seq: 1,
    userType,
    senderName: 'Somebody',
    value,
    event: null,
    call: null,
    found: null,
    faqId: null,
    thumb: null,
  },
  ...more,
});
const faq = (more: Partial<LabeledFaq>): LabeledFaq => ({ faqId: newId('faq'), ...more });
const RETURNS = faq({ topic: 'Orders', subtopicLevel1: 'Returns', tags: '#refund,#money back' });
const HOURS = faq({ topic: 'Opening hours', groupId: newId('faq') });
const SHOP = [RETURNS, HOURS];

test('topics and tags the visitor mentions are found once each, inflected forms included', () => {
  expect(findTopics([message('visitor', 'I want to RETURN my lamp and get a refund')], SHOP)).toEqual([
    'Returns',
    'refund',
  ]);
  expect(findTopics([message('visitor', 'Two orders. My orders?')], [...SHOP, RETURNS])).toEqual(['Orders']);
});

test('the topic of an answering FAQ counts in whatever language the question was', () => {
  const answered = message('bot', 'At nine.', { found: 'answer', faqId: HOURS.groupId ?? null });
  expect(findTopics([message('visitor', '¿Cuándo abren?'), answered], SHOP)).toEqual(['Opening hours']);
  const offered = { ...answered, found: 'didYouMean' as const };
  expect(findTopics([message('visitor', '¿Cuándo abren?'), offered], SHOP)).toEqual([]);
});

test('stop words, parts of words and the bot’s own texts match no topic', () => {
  const transcript = [
    message('visitor', 'También quisiera saber algo más, gracias'),
    message('visitor', 'The opening was loud; somebody reordered; hourly'),
    message('bot', 'Returns are free.'),
  ];
  expect(findTopics(transcript, SHOP)).toEqual([]);
  expect(findTopics([message('visitor', 'Returns')], [])).toEqual([]);
});
