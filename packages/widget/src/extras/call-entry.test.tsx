import type { CallEntry } from '@parrot/contract/conversations';
import type { CallId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import { message } from '../conversation/message.fixture.ts';
import { DrawnPanel } from '../panel/drawn-panel.fixture.tsx';
import { seen } from '../testing/seen.ts';

const entry = (fields: Partial<CallEntry>): CallEntry => ({
  callId: 'cal_0000000000000000000001' as CallId,
  kind: 'voice',
  endReason: 'completed',
  startedBy: 'agent',
  durationSeconds: 0,
  visitorFeedback: null,
  agentFeedback: null,
  ...fields,
});

test('the log has a line for every call: its kind, and its duration or what became of it', async () => {
  const shown = new DrawnPanel({}, 'nothing said');
  const calls = [
    entry({ kind: 'video', durationSeconds: 3_792 }),
    entry({ endReason: 'missed' }),
    entry({ endReason: 'cancelled' }),
    entry({ endReason: 'declined', startedBy: 'visitor' }),
    entry({ endReason: 'disconnected', durationSeconds: 7 }),
  ];
  for (const [index, call] of calls.entries())
    shown.receive({
      type: 'message',
      message: message(index + 1, { msgType: 'event', event: 'call', userType: 'system', value: '', call }),
    });
  await seen(() =>
    expect(shown.all('.event').map(({ textContent }) => textContent)).toEqual([
      'Video call · 1:03:12',
      'Voice call · Missed',
      'Voice call · Missed',
      'Voice call · Declined',
      'Voice call · 0:07',
    ]),
  );
});
