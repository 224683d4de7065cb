/** Actions of several responses in one draft. */
import { newId } from '@parrot/contract/core';
import type { NamedAction, ResponseAction } from '@parrot/contract/responses';
import { expect, test } from 'vitest';
import { type PlannedAction, withoutAction, withResponse } from './planned-actions.ts';

const [refund, urgent] = [newId('tag'), newId('tag')];
const named = (action: ResponseAction): NamedAction => ({ action, name: '', isGone: false });
const responseOf = (...actions: ResponseAction[]) => ({
  responseId: newId('prd'),
  actions: actions.map(named),
});
const kinds = (planned: readonly PlannedAction[]) => planned.map(({ action }) => action);

test('add up, each with the response that it belongs to', () => {
  const first = responseOf({ kind: 'addTag', tagId: refund }, { kind: 'setPriority', priority: 'high' });
  const second = responseOf({ kind: 'addTag', tagId: urgent }, { kind: 'close' });
  const planned = withResponse(withResponse([], first), second);
  expect(planned.map(({ responseId }) => responseId)).toEqual([
    ...[first.responseId, first.responseId],
    ...[second.responseId, second.responseId],
  ]);
  expect(kinds(planned)).toEqual([...first.actions, ...second.actions].map(({ action }) => action));
});

test.each<[string, ResponseAction, ResponseAction]>([
  ['the same tag', { kind: 'addTag', tagId: refund }, { kind: 'removeTag', tagId: refund }],
  ['the status', { kind: 'setStatus', status: 'pending' }, { kind: 'setStatus', status: 'solved' }],
  ['the priority', { kind: 'setPriority', priority: 'low' }, { kind: 'setPriority', priority: 'urgent' }],
  ['the assignee', { kind: 'assign', agentId: 'me' }, { kind: 'assign', agentId: newId('usr') }],
  ['closing', { kind: 'close' }, { kind: 'close' }],
])('a later response decides about %s', (_, earlier, later) => {
  const planned = withResponse(withResponse([], responseOf(earlier)), responseOf(later));
  expect(kinds(planned)).toEqual([later]);
});

test('the same response twice is planned once', () => {
  const response = responseOf({ kind: 'addTag', tagId: refund }, { kind: 'close' });
  expect(withResponse(withResponse([], response), response)).toEqual(withResponse([], response));
});

test('a removed action takes no other with it', () => {
  const response = responseOf(
    { kind: 'addTag', tagId: refund },
    { kind: 'addTag', tagId: urgent },
    { kind: 'setStatus', status: 'solved' },
  );
  const planned = withResponse([], response);
  const [first] = planned as [PlannedAction];
  expect(kinds(withoutAction(planned, first))).toEqual(kinds(planned.slice(1)));
  expect(withoutAction(withoutAction(planned, first), first)).toHaveLength(2);
});
