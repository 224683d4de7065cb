import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import type { FrozenFaq } from '../../apps/index.ts';
import { compareFaqs } from './compare-faqs.policy.ts';

const compare = (...versions: Parameters<typeof compareFaqs>) => [...compareFaqs(...versions)].flat();

const faq = (change: Partial<FrozenFaq> = {}): FrozenFaq => ({
  faqId: newId('faq'),
  languageCode: 'en',
  questions: ['When are you open?'],
  answer: 'At nine.',
  link: '',
  topic: 'Shop',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

test('equal FAQs have no differences, whenever each was saved', () => {
  const opening = faq();
  expect(compare([opening], [opening])).toEqual([]);
  const later = { ...opening, updatedAt: '2026-02-02T00:00:00.000Z' };
  expect(compare([opening], [later])).toEqual([]);
});

test('FAQs are matched by id: added, removed, and changed field by field', () => {
  const [edited, removed, fresh] = [faq(), faq({ questions: ['Gone?'] }), faq({ questions: ['New?'] })];
  const changed = { ...edited, questions: ['Open when?', 'Hours?'], answer: 'At ten.', topic: 'Hours' };
  const of = (field: string, before: string, after: string) => ({
    kind: 'changed',
    what: 'faq',
    name: 'Open when?',
    field,
    before,
    after,
  });
  expect(compare([edited, removed], [fresh, changed])).toEqual([
    { kind: 'added', what: 'faq', name: 'New?', before: '', after: 'At nine.' },
    of('questions', 'When are you open?', 'Open when?\nHours?'),
    of('answer', 'At nine.', 'At ten.'),
    of('topic', 'Shop', 'Hours'),
    { kind: 'removed', what: 'faq', name: 'Gone?', before: 'At nine.', after: '' },
  ]);
});

test('a field that an older version did not store does not count as changed', () => {
  const { topic: _topic, ...older } = faq();
  expect(compare([older], [{ ...older, topic: 'Shop' }])).toEqual([]);
});
