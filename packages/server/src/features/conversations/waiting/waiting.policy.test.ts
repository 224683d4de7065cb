import { describe, expect, test } from 'vitest';
import type { AgentStatus } from './agent-directory.ts';
import {
  paceOf,
  positionAt,
  type QueueFacts,
  staffAtDesk,
  staffingOf,
  type Taken,
} from './waiting.policy.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const agentStatus = (change: Partial<AgentStatus> = {}): AgentStatus => ({
  name: 'Aino',
  state: 'available',
  open: 0,
  capacity: 5,
  lastSeenAt: null,
  lastAssignedAt: null,
  ...change,
});
const facts = (change: Partial<QueueFacts> = {}): QueueFacts => ({
  staff: { agents: 1, slots: 5, free: 5 },
  pace: { secondsPerTake: 60, secondsPerConversation: 600, agents: 1, lastTakenAt: NOW },
  firstSince: NOW,
  closed: null,
  now: NOW,
  ...change,
});
const minutes = (position: number, given: QueueFacts) => {
  const { estimateSeconds } = positionAt(position, given);
  return estimateSeconds === null ? null : estimateSeconds / 60;
};

describe('staffing', () => {
  test('counts agents who are at the desk and not away, and their free capacity', () => {
    const staff = staffAtDesk([
      agentStatus({ open: 2 }),
      agentStatus({ open: 9 }),
      agentStatus({ state: 'away' }),
      agentStatus({ state: 'offline' }),
    ]);
    expect(staff).toEqual({ agents: 2, slots: 10, free: 3 });
    expect(staffingOf(staff)).toBe('free');
    expect(staffingOf(staffAtDesk([agentStatus({ open: 5 })]))).toBe('busy');
    expect(staffingOf(staffAtDesk([agentStatus({ state: 'away' })]))).toBe('none');
  });
});

describe('pace', () => {
  const taken = (secondsAgo: number, waitedSeconds: number, agentId = 'usr_1'): Taken => ({
    at: ago(secondsAgo),
    waitedSeconds,
    agentId,
  });

  test('in a calm hour is how long each visitor waited, in a busy one the interval between two', () => {
    expect(paceOf([taken(3_000, 20), taken(2_000, 30), taken(1_000, 40)], []).secondsPerTake).toBe(30);
    // Every visitor waited ten minutes, and one was taken each minute.
    const busy = [taken(240, 600), taken(180, 600), taken(120, 600), taken(60, 600)];
    expect(paceOf(busy, []).secondsPerTake).toBe(60);
  });

  test('is unknown with fewer than three observations', () => {
    expect(paceOf([taken(60, 10), taken(30, 10)], [100, 200])).toMatchObject({
      secondsPerTake: null,
      secondsPerConversation: null,
    });
  });
});

describe('the estimate', () => {
  test('grows with the position', () => {
    expect([1, 2, 5].map((position) => minutes(position, facts()))).toEqual([1, 2, 5]);
    expect(minutes(33, facts())).toBeGreaterThan(33);
  });

  test('includes closing conversations where no capacity is free', () => {
    const full = facts({ staff: { agents: 1, slots: 5, free: 0 } });
    // Five at once, ten minutes each: one slot every two minutes.
    expect([1, 2, 33].map((position) => minutes(position, full))).toEqual([2, 4, 66]);
    const unknown = { ...full, pace: { ...full.pace, secondsPerConversation: null } };
    expect(minutes(1, unknown)).toBeNull();
  });

  test('is longer with fewer agents than recently, and no shorter with more', () => {
    const pace = { ...facts().pace, agents: 2 };
    expect(minutes(2, facts({ pace }))).toBe(4);
    expect(minutes(2, facts({ pace, staff: { agents: 8, slots: 40, free: 40 } }))).toBe(2);
  });

  test('is null where no agent is at the desk, where the pace is unknown, and once it has passed', () => {
    expect(positionAt(1, facts({ staff: { agents: 0, slots: 0, free: 0 } }))).toEqual({
      position: 1,
      estimateSeconds: null,
      staffing: 'none',
      closed: null,
    });
    const closed = { opensAt: '2026-11-18T08:00:00.000Z' };
    expect(positionAt(1, facts({ closed }))).toMatchObject({ estimateSeconds: null, closed });
    expect(minutes(1, facts({ pace: { ...facts().pace, secondsPerTake: null } }))).toBeNull();
    const stalled = facts({ firstSince: ago(90), pace: { ...facts().pace, lastTakenAt: ago(300) } });
    expect([1, 4].map((position) => minutes(position, stalled))).toEqual([null, 3]);
  });
});
