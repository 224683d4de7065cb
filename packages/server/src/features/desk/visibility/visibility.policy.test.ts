import { newId, type UserId } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { canSeeSession, involvedAgents, type Visibility } from './visibility.policy.ts';

const appId = newId('app');
const [agent, otherAgent] = [newId('usr'), newId('usr')];

const visibility = (more: Partial<Visibility> = {}): Visibility => ({
  userId: agent,
  appIds: [appId],
  canMonitor: false,
  ...more,
});
type Facts = Parameters<typeof canSeeSession>[1];
const session = (more: Partial<Facts> = {}): Facts => ({
  appId,
  status: 'ASSIGNED',
  agentId: otherAgent,
  escalatedAgentId: null,
  transfer: null,
  ...more,
});
const offerTo = (toAgentId: UserId): Facts['transfer'] => ({
  toAgentId,
  toAgentName: 'Ada',
  byAgentId: otherAgent,
  byAgentName: 'Bob',
  note: '',
  until: '2026-01-01T00:00:00.000Z',
});
const canSee = (facts: Partial<Facts>, of: Partial<Visibility> = {}, isMentioned = false): boolean =>
  canSeeSession(visibility(of), session(facts), { isMentioned });

describe('a live session of another agent', () => {
  test.each(['ASSIGNED', 'ESCALATED'] as const)('is hidden while it is %s', (status) => {
    expect(canSee({ status })).toBe(false);
  });

  test('is visible to supervisors, mentioned agents, its escalating agent and the one it is offered to', () => {
    expect([
      canSee({}, { canMonitor: true }),
      canSee({}, {}, true),
      canSee({ status: 'ESCALATED', agentId: agent, escalatedAgentId: otherAgent }),
      canSee({ status: 'ESCALATED', escalatedAgentId: agent }),
      canSee({ transfer: offerTo(agent) }),
    ]).toEqual([true, true, true, true, true]);
  });
});

test.each(['UNASSIGNED', 'INPROGRESS', 'COMPLETED', 'CLOSED'] as const)(
  'every agent of the app sees sessions that are %s',
  (status) => {
    expect(canSee({ status, agentId: null })).toBe(true);
  },
);

test('sessions of apps without access are invisible, also to supervisors and mentioned agents', () => {
  const appIds = [newId('app')];
  expect([
    canSee({ status: 'UNASSIGNED' }, { appIds }),
    canSee({ agentId: agent }, { appIds }),
    canSee({}, { appIds, canMonitor: true }, true),
    canSee({ status: 'UNASSIGNED' }, { appIds: 'all' }),
  ]).toEqual([false, false, false, true]);
});

test('an agent who is involved twice is listed once', () => {
  const facts = session({ agentId: agent, escalatedAgentId: agent, transfer: offerTo(otherAgent) });
  expect(involvedAgents(facts)).toEqual([agent, otherAgent]);
});
