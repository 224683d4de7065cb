import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { newSession } from '../../session.ts';
import { runHandOver } from './run.ts';

test('Hand over says so, asks for it and waits for a person [F-18] [F-25]', () => {
  const session = { ...newSession(), blockId: 'desk', unanswered: 4, personOffered: true, question: 'Why?' };
  const { session: after, effects, next } = runHandOver({ session, texts: FLOW_TEXTS.sv });
  expect(effects).toEqual([
    { type: 'say', text: FLOW_TEXTS.sv.handingOver, suggestions: [] },
    { type: 'handOver' },
  ]);
  expect(after).toEqual({ ...newSession(), blockId: 'desk', waitingFor: 'person' });
  expect(next).toBeUndefined();
});
