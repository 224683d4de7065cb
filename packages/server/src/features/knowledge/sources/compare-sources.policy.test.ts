import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { compareSources } from './compare-sources.policy.ts';

test('sources are matched by id, and changed if their passages differ', () => {
  const source = (title: string, text: string) => ({
    sourceId: newId('src'),
    title,
    url: '',
    passages: [{ heading: '', text }],
  });
  const [terms, removed] = [source('Terms', 'Thirty days.'), source('Old', 'Gone.')];
  const added = source('New', 'Fresh.');
  const reread = { ...terms, passages: [{ heading: '', text: 'Sixty days.' }] };
  expect(compareSources([terms, removed], [reread, added])).toEqual([
    {
      kind: 'changed',
      what: 'source',
      name: 'Terms',
      before: 'Thirty days. … (12)',
      after: 'Sixty days. … (11)',
    },
    { kind: 'added', what: 'source', name: 'New', before: '', after: 'Fresh. … (6)' },
    { kind: 'removed', what: 'source', name: 'Old', before: 'Gone. … (5)', after: '' },
  ]);
});
