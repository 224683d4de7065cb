import { newId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { type Outgoing, withOutgoing, withoutStored } from '../composer/outgoing-messages.ts';
import { at, messageIn, queueUser } from '../testing/queue-user.fixture.ts';
import {
  firstSeqOf,
  hasLaterSession,
  lastSeqOf,
  leavesGap,
  mergeMessages,
  type Thread,
  withSession,
} from './thread.ts';

const session = queueUser({ status: 'ASSIGNED' });
const message = (seq: number) => messageIn(session, seq);
const thread = (...seqs: number[]): Thread => ({
  session,
  messages: seqs.map(message),
  notes: [],
  ratings: [],
  visitorIsThere: false,
  followsVisitor: true,
});
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq);

test('messages are in order, however they arrive [RTM-07]', () => {
  const merged = mergeMessages(thread(4, 5), [message(7), message(3), message(6)]);
  expect(seqs(merged)).toEqual([3, 4, 5, 6, 7]);
  expect([firstSeqOf(merged), lastSeqOf(merged)]).toEqual([3, 7]);
});

test('a message that arrives twice appears once [RTM-07]', () => {
  const twice = message(2);
  expect(mergeMessages(mergeMessages(thread(1), [twice]), [twice]).messages).toHaveLength(2);
});

test('a message after the next one leaves a gap; the next one and old ones do not [RTM-07]', () => {
  const open = thread(1, 2);
  expect([1, 2, 3, 4].map((seq) => leavesGap(open, message(seq)))).toEqual([false, false, false, true]);
  expect(leavesGap(thread(), message(1))).toBe(false);
});

test('the session follows the conversation into a new one, and never back', () => {
  const over = { ...session, status: 'CLOSED' as const };
  const again = { ...session, userSessionId: newId('uss'), startedAt: at(60), status: 'INPROGRESS' as const };
  const open = withSession(thread(1), over);
  expect(open.session).toBe(over);
  expect(withSession(open, again).session).toBe(again);
  expect(withSession(withSession(open, again), over).session).toBe(again);
  expect(withSession(open, queueUser()).session).toBe(over);
});

test('a session that was opened after the next one began is not replaced', () => {
  const again = { ...session, userSessionId: newId('uss'), startedAt: at(60) };
  const messages = [message(1), messageIn(again, 2, { time: at(61) })];
  expect(hasLaterSession(session, messages)).toBe(true);
  expect(hasLaterSession(session, [message(1)])).toBe(false);
  // The next session, before its first message.
  expect(hasLaterSession(again, [message(1)])).toBe(false);
  expect(withSession({ ...thread(1), followsVisitor: false }, again).session).toBe(session);
});

test('an outgoing message keeps its position while it is retried, and goes once it is stored [RTM-07]', () => {
  const item = (value: string): Outgoing => ({
    msgId: newId('msg'),
    value,
    files: [],
    sendAt: 0,
    state: 'failed',
    problem: null,
  });
  const [first, second] = [item('One'), item('Two')];
  const both = withOutgoing(withOutgoing([], first), second);
  const retried = withOutgoing(both, { ...first, state: 'sending' });
  expect(retried.map(({ value, state }) => [value, state])).toEqual([
    ['One', 'sending'],
    ['Two', 'failed'],
  ]);
  const stored = messageIn(session, 1, { msgId: first.msgId });
  expect(withoutStored(retried, [stored])).toEqual([second]);
});
