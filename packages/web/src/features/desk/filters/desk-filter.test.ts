import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { DEFAULT_FILTER, type DeskFilter, queueFilterOf, readFilter, writeFilter } from './desk-filter.ts';

const NOON = new Date(2026, 2, 10, 12);
const at = (day: number, hour = 0, ms = 0) => new Date(2026, 2, day, hour, 0, 0, ms).toISOString();
const there = (filter: DeskFilter) => {
  const query = new URLSearchParams('queue=history');
  writeFilter(query, filter);
  return query;
};

test('the default is Today, Self, all types, All Apps and all assigned [DSK-02, DSK-21]', () => {
  expect(readFilter(new URLSearchParams(), true)).toEqual(DEFAULT_FILTER);
  expect(queueFilterOf(DEFAULT_FILTER, NOON)).toEqual({
    agent: 'self',
    conversationType: 'all_types',
    assignedFilter: 'all',
    tagIds: [],
    groups: [],
    startDate: at(10),
    endDate: null,
  });
  expect(there(DEFAULT_FILTER).toString()).toBe('queue=history');
});

test('a filter is written to the address and read back unchanged [DSK-02]', () => {
  const filter: DeskFilter = {
    filterDate: { display: 'range', from: '2026-03-01', to: '2026-03-02' },
    filterAgent: newId('usr'),
    filterConversationType: 'unread',
    filterApp: newId('app'),
    filterGroups: ['none', newId('grp')],
    filterTags: [newId('tag'), newId('tag')],
    assignedFilter: 'unanswered',
  };
  expect(readFilter(there(filter), true)).toEqual(filter);
  expect(queueFilterOf(filter, NOON)).toMatchObject({ startDate: at(1), endDate: at(3, 0, -1) });
});

test('an invalid address, or one that names agents the user may not monitor, yields the default', () => {
  const query = new URLSearchParams('date=2026-03-05..2026-03-01&type=odd&app=x&agent=y&tags=z&groups=q');
  expect(readFilter(query, true)).toEqual(DEFAULT_FILTER);
  expect(readFilter(new URLSearchParams('agent=all'), false).filterAgent).toBe('self');
});

test.each([
  ['yesterday', at(9), at(10, 0, -1)],
  ['week', at(4), null],
  ['month', new Date(2026, 1, 9).toISOString(), null],
  ['always', null, null],
] as const)('%s refers to the agent’s own calendar', (display, startDate, endDate) => {
  const filter = { ...DEFAULT_FILTER, filterDate: { display } };
  expect(queueFilterOf(filter, NOON)).toMatchObject({ startDate, endDate });
});
