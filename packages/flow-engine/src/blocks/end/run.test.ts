import { expect, test } from 'vitest';
import { newSession } from '../../session.ts';
import { runEnd } from './run.ts';

test('End completes the conversation [F-19]', () => {
  const session = { ...newSession(), blockId: 'end', unanswered: 1 };
  expect(runEnd({ session })).toEqual({
    session: { ...newSession(), blockId: 'end', waitingFor: 'nothing' },
    effects: [{ type: 'complete' }],
  });
});
