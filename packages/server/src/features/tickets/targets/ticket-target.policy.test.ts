import { HOUR_MS, MINUTE_MS, newId, type UserId } from '@parrot/contract/core';
import type { Hours } from '@parrot/contract/hours';
import type { TicketStatus } from '@parrot/contract/tickets';
import { describe, expect, test } from 'vitest';
import type { TargetRow } from './targets.tables.ts';
import { changeRule, followTicket, isMissed, nextDueOf, startTarget } from './ticket-target.policy.ts';

const day = [{ from: '09:00', until: '17:00' }];
const OFFICE: Hours = {
  timeZone: 'Europe/Berlin',
  days: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
  holidays: [{ name: 'Day off', from: '2026-11-19', until: '2026-11-19', yearly: false }],
};
const agent: UserId = newId('usr');
const IDS = { ticketId: newId('tkt'), tenantId: newId('ten') };

const at = (time: string, hours: Hours | null = null) => ({ hours, now: new Date(time) });
const started = (minutes: number, context: ReturnType<typeof at>, kind: TargetRow['kind'] = 'resolution') =>
  startTarget({ ...IDS, kind, minutes, warnPercent: 80 }, context);
const follow = (
  target: TargetRow,
  status: TicketStatus,
  context: ReturnType<typeof at>,
  { respondedAt = null, mergedInto = null }: { respondedAt?: Date | null; mergedInto?: string | null } = {},
) => followTicket(target, { status, mergedInto, assigneeId: agent }, respondedAt, context);
const due = ({ dueAt, warnAt }: TargetRow) => [warnAt?.toISOString(), dueAt?.toISOString()];

describe('when a target is due', () => {
  test('around the clock without a schedule, with the warning at its share', () => {
    expect(due(started(60, at('2026-11-18T10:00:00Z')))).toEqual([
      '2026-11-18T10:48:00.000Z',
      '2026-11-18T11:00:00.000Z',
    ]);
  });

  test('in opening hours, over a night and a holiday', () => {
    // Wednesday 16:30 in Berlin, Thursday is a holiday: half an hour left for Friday.
    expect(due(started(60, at('2026-11-18T15:30:00Z', OFFICE)))).toEqual([
      '2026-11-20T08:18:00.000Z',
      '2026-11-20T08:30:00.000Z',
    ]);
  });

  test('over the weekend on which the clock changes, by the wall time of its zone', () => {
    // Friday 16:00 in Berlin; Monday 10:00 is an hour earlier in UTC in spring, and later in autumn.
    expect(due(started(120, at('2026-03-27T15:00:00Z', OFFICE)))[1]).toBe('2026-03-30T08:00:00.000Z');
    expect(due(started(120, at('2026-10-23T14:00:00Z', OFFICE)))[1]).toBe('2026-10-26T09:00:00.000Z');
  });

  test('around the clock, a change of the clock makes no difference', () => {
    expect(due(started(24 * 60, at('2026-03-28T12:00:00Z')))[1]).toBe('2026-03-29T12:00:00.000Z');
  });

  test('never with hours that never open', () => {
    const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    const target = started(60, at('2026-11-18T10:00:00Z', { ...OFFICE, days: closed }));
    expect([target.dueAt, nextDueOf([target]).dueAt]).toEqual([null, null]);
  });
});

describe('the resolution', () => {
  const open = started(60, at('2026-11-18T10:00:00Z'));

  test('waits while the ticket is pending or snoozed, and continues with the time that was left', () => {
    for (const status of ['pending', 'snoozed'] as const) {
      const paused = follow(open, status, at('2026-11-18T10:40:00Z'));
      expect([paused.state, paused.dueAt, paused.usedMs]).toEqual(['paused', null, 40 * MINUTE_MS]);
      expect(due(follow(paused, 'open', at('2026-11-19T10:00:00Z')))).toEqual([
        '2026-11-19T10:08:00.000Z',
        '2026-11-19T10:20:00.000Z',
      ]);
    }
  });

  test('is met when the ticket is solved, and a ticket that is reopened has the time that was left', () => {
    const met = follow(open, 'solved', at('2026-11-18T10:50:00Z'));
    expect(met).toMatchObject({ state: 'met', lateMs: 0, agentId: agent });
    const again = follow(met, 'open', at('2026-11-20T10:00:00Z'));
    expect([again.state, again.stoppedAt, again.agentId]).toEqual(['running', null, null]);
    expect(due(again)[1]).toBe('2026-11-20T10:10:00.000Z');
  });

  test('that was missed stays missed: pausing, reopening and another priority leave its due time', () => {
    const late = at('2026-11-18T12:00:00Z');
    const paused = follow(open, 'pending', late);
    expect([paused.state, due(paused)[1]]).toEqual(['paused', '2026-11-18T11:00:00.000Z']);
    const solved = follow(paused, 'solved', at('2026-11-18T13:00:00Z'));
    expect(solved).toMatchObject({ state: 'met', lateMs: 2 * HOUR_MS });
    const again = follow(solved, 'open', at('2026-11-19T13:00:00Z'));
    expect([due(again)[1], isMissed(again, late.now)]).toEqual(['2026-11-18T11:00:00.000Z', true]);
    expect(changeRule(open, { minutes: 600, warnPercent: 80 }, late)).toEqual(open);
  });

  test('ends with a merge, unless it was met before', () => {
    const merged = { mergedInto: newId('tkt') };
    expect(follow(open, 'closed', at('2026-11-18T10:30:00Z'), merged).state).toBe('ended');
    const met = follow(open, 'solved', at('2026-11-18T10:30:00Z'));
    expect(follow(met, 'closed', at('2026-11-18T10:40:00Z'), merged)).toEqual(met);
  });

  test('lateness is counted in opening hours', () => {
    const target = started(60, at('2026-11-20T14:00:00Z', OFFICE));
    const solved = follow(target, 'solved', at('2026-11-23T08:10:00Z', OFFICE));
    expect(solved.lateMs).toBe(70 * MINUTE_MS);
  });
});

describe('the first response', () => {
  const open = started(30, at('2026-11-18T10:00:00Z'), 'firstResponse');

  test('counts on while the ticket is pending, and is met by the time of the message', () => {
    expect(follow(open, 'pending', at('2026-11-18T10:05:00Z'))).toEqual(open);
    const respondedAt = new Date('2026-11-18T10:20:00Z');
    const met = follow(open, 'open', at('2026-11-18T10:45:00Z'), { respondedAt });
    expect(met).toMatchObject({ state: 'met', stoppedAt: respondedAt, lateMs: 0 });
    expect(follow(met, 'open', at('2026-11-19T10:00:00Z'))).toEqual(met);
  });

  test('ends when the ticket is solved without one, and continues when it is reopened', () => {
    const ended = follow(open, 'solved', at('2026-11-18T10:20:00Z'));
    expect([ended.state, nextDueOf([ended]).dueAt]).toEqual(['ended', null]);
    expect(due(follow(ended, 'open', at('2026-11-19T10:00:00Z')))[1]).toBe('2026-11-19T10:10:00.000Z');
  });
});

describe('another rule', () => {
  const open = started(60, at('2026-11-18T10:00:00Z'));
  const change = (target: TargetRow, minutes: number, context: ReturnType<typeof at>) =>
    changeRule(target, { minutes, warnPercent: 50 }, context);

  test('counts the time that has passed, and is due at once where none is left', () => {
    const now = at('2026-11-18T10:30:00Z');
    expect(due(change(open, 120, now))).toEqual(['2026-11-18T11:00:00.000Z', '2026-11-18T12:00:00.000Z']);
    expect(due(change(open, 15, now))).toEqual(['2026-11-18T10:30:00.000Z', '2026-11-18T10:30:00.000Z']);
  });

  test('a later time has its own warning', () => {
    const warned = { ...open, warnedAt: new Date('2026-11-18T10:48:00Z') };
    expect(change(warned, 600, at('2026-11-18T10:50:00Z')).warnedAt).toBeNull();
    expect(change(warned, 61, at('2026-11-18T10:50:00Z')).warnedAt).toEqual(warned.warnedAt);
  });

  test('applies to a paused target when it continues', () => {
    const paused = follow(open, 'pending', at('2026-11-18T10:30:00Z'));
    const changed = change(paused, 40, at('2026-11-18T11:00:00Z'));
    expect(due(follow(changed, 'open', at('2026-11-18T12:00:00Z')))[1]).toBe('2026-11-18T12:10:00.000Z');
  });
});

test('a clock that was set back takes no time away', () => {
  const open = started(60, at('2026-11-18T10:00:00Z'));
  const paused = follow(open, 'pending', at('2026-11-18T09:00:00Z'));
  expect(paused.usedMs).toBe(0);
});

test('a ticket is due with the first of its running targets', () => {
  const response = started(30, at('2026-11-18T10:00:00Z'), 'firstResponse');
  const resolution = started(60, at('2026-11-18T10:00:00Z'));
  expect(nextDueOf([resolution, response]).dueKind).toBe('firstResponse');
  const met = follow(response, 'open', at('2026-11-18T10:10:00Z'), {
    respondedAt: new Date('2026-11-18T10:10:00Z'),
  });
  expect(nextDueOf([resolution, met]).dueKind).toBe('resolution');
});
