import { expect, test } from 'vitest';
import { flowOf, play, sentTexts, text } from '../../flow.fixture.ts';

test('Start continues immediately and sends nothing [F-10]', () => {
  const { trace, ...turn } = play(flowOf({ first: text('Hello') }), []);
  expect(sentTexts(turn)).toEqual(['Hello']);
  expect(trace[0]).toEqual({ what: 'ran', blockId: 'start', values: { branch: 'done' } });
});
