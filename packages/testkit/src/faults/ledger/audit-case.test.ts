/** A test of the tests: each fault of a case, planted in a reading, is found. */
import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { auditCase, type CaseReading, NOTES } from './audit-case.ts';
import type { LedgerCase } from './ledger.ts';

const DUE = 1_000_000;
const LATER = DUE + 100_000;
const CASE: LedgerCase = {
  conversationId: 'cnv_1',
  userSessionId: newId('uss'),
  messages: 2,
  groupId: 'grp_1',
  tagId: 'tag_1',
  dueAt: DUE,
};
const SOUND: CaseReading = {
  groupId: 'grp_1',
  tagIds: ['tag_1'],
  priority: 'urgent',
  notes: [NOTES.written, NOTES.reached, NOTES.written],
  notices: ['person-waiting', 'rule-notice', 'target-breached'],
};
const faultsIn = (reading: CaseReading | undefined, now = LATER) =>
  Object.entries(auditCase(CASE, reading, now).counts).filter(
    ([name, count]) => count > 0 && !['cases', 'effects', 'breaches'].includes(name),
  );

test('a sound case has no fault, nor has one whose target was missed just now', () => {
  expect(faultsIn(SOUND)).toEqual([]);
  expect(faultsIn({ ...SOUND, notices: ['rule-notice'] }, DUE + 1)).toEqual([]);
  expect(auditCase(CASE, SOUND, LATER).counts).toMatchObject({ cases: 1, effects: 6, breaches: 1 });
});

test('a case that the desk does not have is lost, and one in another queue is not routed', () => {
  expect(faultsIn(undefined)).toEqual([['lost', 1]]);
  expect(faultsIn({ ...SOUND, groupId: null })).toEqual([['notRouted', 1]]);
});

test('an effect of a rule that is missing or there again is found', () => {
  expect(faultsIn({ ...SOUND, tagIds: [] })).toEqual([['effectsLost', 1]]);
  expect(faultsIn({ ...SOUND, priority: 'normal' })).toEqual([['effectsLost', 1]]);
  expect(faultsIn({ ...SOUND, notes: [NOTES.reached] })).toEqual([['effectsLost', 2]]);
  expect(faultsIn({ ...SOUND, notes: [...SOUND.notes, NOTES.written] })).toEqual([['effectsTwice', 1]]);
  expect(faultsIn({ ...SOUND, notices: [...SOUND.notices, 'rule-notice'] })).toEqual([['effectsTwice', 1]]);
});

test('a breach without a notice, or with two, is found', () => {
  expect(faultsIn({ ...SOUND, notices: ['rule-notice'] })).toEqual([['breachesLost', 1]]);
  expect(faultsIn({ ...SOUND, notices: [...SOUND.notices, 'target-breached'] })).toEqual([
    ['breachesTwice', 1],
  ]);
});
