import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { active, after, OTHER_AGENT, ringing, SUPERVISOR } from './call.fixture.ts';
import { change, end, follow, leave, presentIn } from './call.policy.ts';
import { dueAt, expire } from './overdue.policy.ts';
import { invite } from './supervisors.policy.ts';

const away = (call: ReturnType<typeof active>, party: string, since: Date) => {
  const found = presentIn(call).find((each) => each.party === party);
  return change(call, found?.id ?? newId('cpt'), { awaySince: since });
};

test('a call rings for 30 seconds, and is missed then', () => {
  const call = ringing();
  expect(dueAt(call, after(0))).toEqual(after(30));
  expect(expire(call, after(29))).toBe(call);
  expect(expire(call, after(30))).toMatchObject({ status: 'ended', endReason: 'missed' });
});

test('a caller who stays offline cancels', () => {
  const call = away(ringing(), 'agent', after(2));
  expect(dueAt(call, after(3))).toEqual(after(22));
  expect(expire(call, after(21))).toBe(call);
  expect(expire(call, after(22)).endReason).toBe('cancelled');
});

test.each(['agent', 'visitor'])('an active call ends once its %s was offline for 20 seconds', (party) => {
  const call = away(active(), party, after(100));
  expect(dueAt(active(), after(100))).toBeNull();
  expect(dueAt(call, after(101))).toEqual(after(120));
  expect(expire(call, after(119))).toBe(call);
  expect(expire(call, after(120))).toMatchObject({ endReason: 'disconnected', endedAt: after(120) });
});

test('a call without its agent ends when the next one does not answer', () => {
  const handed = follow(active(), OTHER_AGENT, after(60));
  const agentId = presentIn(handed).find(({ party }) => party === 'agent')?.id ?? newId('cpt');
  const waiting = leave(handed, agentId, 'hung-up', after(61));
  expect(dueAt(waiting, after(61))).toEqual(after(90));
  expect(expire(waiting, after(90)).endReason).toBe('completed');
  const offline = expire(change(handed, agentId, { awaySince: after(62) }), after(82));
  expect(presentIn(offline).map(({ party }) => party)).toEqual(['visitor']);
});

test('an agent who stays after an unanswered transfer keeps the call', () => {
  const handed = follow(active(), OTHER_AGENT, after(60));
  expect(dueAt(handed, after(60))).toEqual(after(90));
  expect(expire(handed, after(90))).toBe(handed);
  expect(dueAt(handed, after(90))).toBeNull();
});

test('an invitation ends like a ringing call, and a supervisor who is gone has left', () => {
  const asked = invite(active(), { id: newId('cpt'), ...SUPERVISOR }, after(10));
  expect(dueAt(asked, after(10))).toEqual(after(40));
  expect(expire(asked, after(40)).participants).toHaveLength(2);
  const id = asked.participants.at(-1)?.id ?? newId('cpt');
  const gone = expire(change(asked, id, { joinedAt: after(12), awaySince: after(50) }), after(70));
  expect(gone.status).toBe('active');
  expect(presentIn(gone).map(({ party }) => party)).toEqual(['agent', 'visitor']);
});

test('an ended call stays as it is', () => {
  const call = end(ringing(), 'declined', after(3));
  expect(expire(call, after(99))).toBe(call);
  expect(dueAt(call, after(99))).toBeNull();
});
