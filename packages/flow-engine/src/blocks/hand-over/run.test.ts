import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { newSession } from '../../session.ts';
import { runHandOver } from './run.ts';

test('Hand over says so, asks for it and waits for a person [F-18] [F-25]', () => {
  const session = { ...newSession(), blockId: 'desk', unanswered: 4, personOffered: true, question: 'Why?' };
  const desk = { people: true };
  const { session: after, effects, next } = runHandOver({ session, texts: FLOW_TEXTS.sv, desk });
  expect(effects).toEqual([
    { type: 'say', text: FLOW_TEXTS.sv.handingOver, suggestions: [] },
    { type: 'handOver' },
  ]);
  expect(after).toEqual({ ...newSession(), blockId: 'desk', waitingFor: 'person' });
  expect(next).toBeUndefined();
});

test('Hand over with nobody to take it says that it does not know, and leaves the way open [F-28]', () => {
  const session = { ...newSession(), blockId: 'desk', waitingFor: 'message' as const };
  expect(runHandOver({ session, texts: FLOW_TEXTS.sv, desk: { people: false } })).toEqual({
    session: newSession(),
    effects: [{ type: 'say', text: FLOW_TEXTS.sv.unknown, suggestions: [] }],
  });
});
