import { expect, test } from 'vitest';
import { flowOf, play, saidBy, text } from '../../flow.fixture.ts';

test('Start goes on at once and says nothing [F-10]', () => {
  const { trace, ...turn } = play(flowOf({ first: text('Hello') }), []);
  expect(saidBy(turn)).toEqual(['Hello']);
  expect(trace[0]).toEqual({ what: 'ran', blockId: 'start', values: { branch: 'done' } });
});
