import type { Ack } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import type { Ask } from '../conversation/visitor-channel.ts';
import { LATE, LOST } from '../realtime/no-answer.ts';
import { call } from './call.fixture.ts';
import { visitorTransport } from './visitor-transport.ts';

const rejected = (status: number, code: string): Ack<object> => ({
  ok: false,
  error: { status, code, message: code },
});

test.each([
  // The panel's bundle has other objects of the same content.
  ['a lost connection', false, structuredClone(LOST)],
  ['a late answer', false, structuredClone(LATE)],
  ['a participant who is away', false, rejected(409, 'participant_away')],
  ['a rejection', true, rejected(404, 'not_found')],
])('after %s the call is given up: %s', async (_, isRefusal, ack) => {
  const transport = visitorTransport((async () => ack) as unknown as Ask);
  const { callId } = call();
  const error = await transport.leave({ callId, reason: 'hung-up' }).catch((thrown: unknown) => thrown);
  expect(transport.isRefusal(error)).toBe(isRefusal);
});
