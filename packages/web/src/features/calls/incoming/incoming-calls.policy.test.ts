import type { Call } from '@parrot/contract/calls';
import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { callOf, participantOf } from '../testing/call.fixture.ts';
import { incomingCalls } from './incoming-calls.policy.ts';

const OWN = newId('usr');
const howOf = (call: Partial<Call>) => incomingCalls([callOf(call)], OWN)[0]?.how;

test('a visitor’s call rings at the agent of the conversation, the agent’s own does not', () => {
  expect(howOf({ status: 'ringing', startedBy: 'visitor', agentId: OWN })).toBe('ring');
  expect(howOf({ status: 'ringing', startedBy: 'agent', agentId: OWN })).toBeUndefined();
  expect(howOf({ status: 'ringing', startedBy: 'visitor', agentId: newId('usr') })).toBeUndefined();
});

test('after a transfer the new agent can join; an invited supervisor can listen', () => {
  expect(howOf({ status: 'active', agentId: OWN })).toBe('join');
  expect(howOf({ status: 'active', invited: [{ userId: OWN, name: 'Ann' }] })).toBe('listen');
  expect(howOf({ status: 'active' })).toBeUndefined();
});

test('it rings no longer once it was answered in another window', () => {
  const participants = [participantOf({ userId: OWN, party: 'agent' })];
  expect(howOf({ status: 'active', agentId: OWN, participants })).toBeUndefined();
});
