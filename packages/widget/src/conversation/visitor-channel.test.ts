import * as assistant from '@parrot/contract/assistant';
// @vitest-environment node
import * as calls from '@parrot/contract/calls';
import * as conversations from '@parrot/contract/conversations';
import { CHANNELS, type Emit, msgId, type Push } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { newMsgId } from './new-msg-id.ts';
import type { CallPush, EmitName, PushName } from './visitor-channel.ts';

test("the widget uses the contract's name for every visitor event", () => {
  const isEvent = (value: unknown): value is Emit | Push =>
    typeof value === 'object' && value !== null && 'channel' in value && value.channel === 'visitor';
  const events = (Object.values({ ...conversations, ...calls, ...assistant }) as unknown[]).filter(isEvent);
  const names = (direction: string) =>
    events
      .filter((event) => event.direction === direction)
      .map(({ name }) => name)
      .sort();
  const emits: Record<EmitName, true> = {
    'thread.open': true,
    'message.send': true,
    'person.request': true,
    'visitor.typing': true,
    'visitor.page': true,
    'language.choose': true,
    'file.link': true,
    'answer.rate': true,
    'session.rate': true,
    'session.end': true,
    'transcript.send': true,
    'person.cancel': true,
    'email.leave': true,
    'waiting.read': true,
    'thread.read': true,
    'call.start': true,
    'call.accept': true,
    'call.decline': true,
    'call.rejoin': true,
    'call.leave': true,
    'call.signal': true,
    'call.media': true,
    'call.read': true,
    'call.rate': true,
    'handover.read': true,
    'handover.correct': true,
    'handover.confirm': true,
  };
  const pushes: Record<PushName | CallPush[0], true> = {
    'message.added': true,
    'message.changed': true,
    'session.changed': true,
    'waiting.changed': true,
    'read.changed': true,
    typing: true,
    'answer.part': true,
    'line.cut': true,
    'call.changed': true,
    'call.signal': true,
    'handover.changed': true,
  };
  expect(Object.keys(emits).sort()).toEqual(names('toServer'));
  expect(Object.keys(pushes).sort()).toEqual(names('toClient'));
  expect(CHANNELS.visitor.path).toBe('/visitor-socket/socket.io');
});

test('a new msgId is valid and unique', () => {
  const ids = Array.from({ length: 200 }, newMsgId);
  expect(ids.every((id) => msgId.safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
