import type { FieldValue, VisitorId } from '@parrot/contract/core';
import type { ValueSource } from '@parrot/contract/profiles';
import { expect, test } from 'vitest';
import type { StoredValue } from '../values/precedence.policy.ts';
import { joinBlocks, joinValues, mainFirst, valueThatStays } from './merge.policy.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const value = (
  source: ValueSource,
  of: FieldValue | null,
  hour = 0,
  claimed: FieldValue | null = null,
): StoredValue => ({ value: of, source, setBy: '', setAt: at(hour), claimed });

test.each([
  ['an agent’s edit over a claim', value('site', 'a', 2), value('agent', 'b', 1), 1],
  ['a claim over what is unverified', value('site', 'a', 1), value('flow', 'b', 2), 0],
  ['the newer of two edits', value('agent', 'a', 1), value('agent', 'b', 2), 1],
  ['the claim of the main visitor', value('site', 'a', 1), value('site', 'b', 2), 0],
  ['any value over none', undefined, value('flow', 'b'), 1],
  ['any value over one that was cleared', value('agent', null, 2), value('visitor', 'b'), 1],
  ['a name over a number', value('visitor', 'Visitor 6329'), value('visitor', 'Ada'), 1],
  ['the value of the main visitor, if there is no other', value('flow', 'a'), undefined, 0],
] as const)('of two values stays %s', (_, main, other, stays) => {
  expect(valueThatStays(main, other)).toBe(stays);
});

test('the next claim is compared with the last one of the main visitor', () => {
  const joined = joinValues(value('site', 'a', 1, 'a'), value('agent', 'b', 1, 'c'));
  expect(joined).toMatchObject({ value: 'b', source: 'agent', claimed: 'a' });
  expect(joinValues(undefined, undefined)).toBeUndefined();
});

test('the main visitor is signed in on the website, or came first', () => {
  const visitor = (mainId: string, isVerified: boolean, hour: number) => ({
    mainId: mainId as VisitorId,
    isVerified,
    createdAt: at(hour),
  });
  const [early, late, verified] = [visitor('a', false, 1), visitor('b', false, 2), visitor('c', true, 3)];
  expect(mainFirst(late, early)).toEqual([early, late]);
  expect(mainFirst(early, verified)).toEqual([verified, early]);
  const twin = visitor('z', false, 1);
  expect(mainFirst(twin, early)).toEqual(mainFirst(early, twin));
});

test('a block stays, with the first of both times', () => {
  const blocked = (hour: number, blockedBy: string) => ({ blockedAt: at(hour), blockedBy });
  const free = { blockedAt: null, blockedBy: '' };
  expect(joinBlocks(free, blocked(2, 'Ida'))).toEqual(blocked(2, 'Ida'));
  expect(joinBlocks(blocked(2, 'Ida'), blocked(1, 'Bo'))).toEqual(blocked(1, 'Bo'));
  expect(joinBlocks(free, free)).toEqual(free);
});
