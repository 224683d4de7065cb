import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { newSession } from '../../session.ts';
import { runStart } from './run.ts';

test('Start goes on at once and says nothing [F-10]', () => {
  const session = newSession();
  const block = { type: 'start', next: { done: 'hello' } } as const;
  const outcome = runStart({
    block,
    session,
    event: { type: 'entered' },
    texts: FLOW_TEXTS.en,
    desk: { people: true },
  });
  expect(outcome).toEqual({ session, effects: [], next: 'hello' });
});
